// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile preview[] = {
FILE_NAMED("played.js")
#embed "../../Sources/CommandLineTool/Serving/Page/played.js" AS_TEXT
END
FILE_NAMED("preview.css")
#embed "../../Sources/CommandLineTool/Serving/Page/preview.css" AS_TEXT
END
FILE_NAMED("preview.html")
#embed "../../Sources/CommandLineTool/Serving/Page/preview.html" AS_TEXT
END
FILE_NAMED("preview.js")
#embed "../../Sources/CommandLineTool/Serving/Page/preview.js" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_preview(void) { return preview; }
