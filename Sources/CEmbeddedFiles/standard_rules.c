// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile standard_rules[] = {
FILE_NAMED("bank.rules")
#embed "../../Rules/Standard/bank.rules" AS_TEXT
END
FILE_NAMED("calendar.rules")
#embed "../../Rules/Standard/calendar.rules" AS_TEXT
END
FILE_NAMED("cards.rules")
#embed "../../Rules/Standard/cards.rules" AS_TEXT
END
FILE_NAMED("characters.rules")
#embed "../../Rules/Standard/characters.rules" AS_TEXT
END
FILE_NAMED("codes.rules")
#embed "../../Rules/Standard/codes.rules" AS_TEXT
END
FILE_NAMED("color.rules")
#embed "../../Rules/Standard/color.rules" AS_TEXT
END
FILE_NAMED("compatibility.rules")
#embed "../../Rules/Standard/compatibility.rules" AS_TEXT
END
FILE_NAMED("email.rules")
#embed "../../Rules/Standard/email.rules" AS_TEXT
END
FILE_NAMED("encodings.rules")
#embed "../../Rules/Standard/encodings.rules" AS_TEXT
END
FILE_NAMED("hostname.rules")
#embed "../../Rules/Standard/hostname.rules" AS_TEXT
END
FILE_NAMED("ip.rules")
#embed "../../Rules/Standard/ip.rules" AS_TEXT
END
FILE_NAMED("json.rules")
#embed "../../Rules/Standard/json.rules" AS_TEXT
END
FILE_NAMED("languages.rules")
#embed "../../Rules/Standard/languages.rules" AS_TEXT
END
FILE_NAMED("mac_address.rules")
#embed "../../Rules/Standard/mac_address.rules" AS_TEXT
END
FILE_NAMED("media.rules")
#embed "../../Rules/Standard/media.rules" AS_TEXT
END
FILE_NAMED("mobile_numbers.rules")
#embed "../../Rules/Standard/mobile_numbers.rules" AS_TEXT
END
FILE_NAMED("names.rules")
#embed "../../Rules/Standard/names.rules" AS_TEXT
END
FILE_NAMED("numbering_plans.rules")
#embed "../../Rules/Standard/numbering_plans.rules" AS_TEXT
END
FILE_NAMED("numbers.rules")
#embed "../../Rules/Standard/numbers.rules" AS_TEXT
END
FILE_NAMED("passwords.rules")
#embed "../../Rules/Standard/passwords.rules" AS_TEXT
END
FILE_NAMED("place.rules")
#embed "../../Rules/Standard/place.rules" AS_TEXT
END
FILE_NAMED("postcode.rules")
#embed "../../Rules/Standard/postcode.rules" AS_TEXT
END
FILE_NAMED("postcodes_of_countries.rules")
#embed "../../Rules/Standard/postcodes_of_countries.rules" AS_TEXT
END
FILE_NAMED("products.rules")
#embed "../../Rules/Standard/products.rules" AS_TEXT
END
FILE_NAMED("telephone.rules")
#embed "../../Rules/Standard/telephone.rules" AS_TEXT
END
FILE_NAMED("telephone_notation.rules")
#embed "../../Rules/Standard/telephone_notation.rules" AS_TEXT
END
FILE_NAMED("time_zones.rules")
#embed "../../Rules/Standard/time_zones.rules" AS_TEXT
END
FILE_NAMED("url.rules")
#embed "../../Rules/Standard/url.rules" AS_TEXT
END
FILE_NAMED("uuid.rules")
#embed "../../Rules/Standard/uuid.rules" AS_TEXT
END
FILE_NAMED("vat.rules")
#embed "../../Rules/Standard/vat.rules" AS_TEXT
END
FILE_NAMED("version.rules")
#embed "../../Rules/Standard/version.rules" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_standard_rules(void) { return standard_rules; }
