// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile page[] = {
FILE_NAMED("page.min.css")
#embed "../../Sources/FormInterchange/HTML/Page/page.min.css" AS_TEXT
END
FILE_NAMED("page.min.js")
#embed "../../Sources/FormInterchange/HTML/Page/page.min.js" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_page(void) { return page; }
