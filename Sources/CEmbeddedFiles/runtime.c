// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile runtime[] = {
FILE_NAMED("formrules.d.ts")
#embed "../../Web/formrules.d.ts" AS_TEXT
END
FILE_NAMED("formrules.parts.js")
#embed "../../Web/formrules.parts.js" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_runtime(void) { return runtime; }
