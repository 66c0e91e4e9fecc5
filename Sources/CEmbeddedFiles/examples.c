// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile examples[] = {
FILE_NAMED("booking.invalid.json")
#embed "../../Rules/Examples/booking.invalid.json" AS_TEXT
END
FILE_NAMED("booking.rules")
#embed "../../Rules/Examples/booking.rules" AS_TEXT
END
FILE_NAMED("booking.valid.json")
#embed "../../Rules/Examples/booking.valid.json" AS_TEXT
END
FILE_NAMED("contact.invalid.json")
#embed "../../Rules/Examples/contact.invalid.json" AS_TEXT
END
FILE_NAMED("contact.rules")
#embed "../../Rules/Examples/contact.rules" AS_TEXT
END
FILE_NAMED("contact.valid.json")
#embed "../../Rules/Examples/contact.valid.json" AS_TEXT
END
FILE_NAMED("invoice.invalid.json")
#embed "../../Rules/Examples/invoice.invalid.json" AS_TEXT
END
FILE_NAMED("invoice.rules")
#embed "../../Rules/Examples/invoice.rules" AS_TEXT
END
FILE_NAMED("invoice.valid.json")
#embed "../../Rules/Examples/invoice.valid.json" AS_TEXT
END
FILE_NAMED("sign_up.ndjson")
#embed "../../Grammar/Tutorial/sign_up.ndjson" AS_TEXT
END
FILE_NAMED("sign_up.rules")
#embed "../../Grammar/Tutorial/sign_up.rules" AS_TEXT
END
FILE_NAMED("survey.invalid.json")
#embed "../../Rules/Examples/survey.invalid.json" AS_TEXT
END
FILE_NAMED("survey.rules")
#embed "../../Rules/Examples/survey.rules" AS_TEXT
END
FILE_NAMED("survey.valid.json")
#embed "../../Rules/Examples/survey.valid.json" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_examples(void) { return examples; }
