extension MessageCatalog {
  /// The default messages in German, and those of the rules that most forms use.
  ///
  /// Rule files in German have messages and labels of their own; their author's words are shown as
  /// they are.
  public static let german = MessageCatalog(
    translations: germanWords.merging(germanRules) { $1 }.merging(germanStandardRules) { $1 }
  )

  /// What every form may need: words around values, and what is said where no rule fails.
  static let germanWords = germanPhrases.merging(germanTypes) { $1 }

  /// Words around values.
  private static let germanPhrases = [
    "today": "heute",
    "now": "jetzt",
    "at least {low}": "mindestens {low}",
    "at most {high}": "höchstens {high}",
    "{low} to {high}": "{low} bis {high}",
    "{low} or later": "{low} oder später",
    "{high} or earlier": "{high} oder früher",
    "{last} … ({count} more)": "{last} … (und {count} weitere)",
  ]

  /// What is said of a type, or where no rule of the engine fails.
  private static let germanTypes = [
    "Enter text.": "Bitte Text eingeben.",
    "Enter a whole number.": "Bitte eine ganze Zahl eingeben.",
    "Enter a whole number, such as {example}.":
      "Bitte eine ganze Zahl eingeben, zum Beispiel {example}.",
    "Enter a number.": "Bitte eine Zahl eingeben.",
    "Enter a number, such as {example}.": "Bitte eine Zahl eingeben, zum Beispiel {example}.",
    "Enter true or false.": "Bitte true oder false eingeben.",
    "Enter a date, such as {example}.": "Bitte ein Datum eingeben, zum Beispiel {example}.",
    "Enter a month, such as {example}.": "Bitte einen Monat eingeben, zum Beispiel {example}.",
    "Enter a time, such as {example}.": "Bitte eine Uhrzeit eingeben, zum Beispiel {example}.",
    "Enter a date and a time, such as {example}.":
      "Bitte Datum und Uhrzeit eingeben, zum Beispiel {example}.",
    "Choose a file.": "Bitte eine Datei auswählen.",
    "Enter a list of values.": "Bitte eine Liste von Werten eingeben.",
    "Enter names and their values.": "Bitte Namen und ihre Werte eingeben.",
    "Fill in this part of the form.": "Bitte diesen Teil des Formulars ausfüllen.",
    "There is no field '{name}'.": "Ein Feld „{name}“ gibt es nicht.",
    "There is no field '{name}'. Did you mean '{meant}'?":
      "Ein Feld „{name}“ gibt es nicht. War „{meant}“ gemeint?",
    "This could not be checked.": "Das konnte nicht geprüft werden.",
    "This must be left empty.": "Das muss leer bleiben.",
    "This must be {value}.": "Das muss {value} sein.",
    "This is not allowed.": "Das ist nicht erlaubt.",
    "This was not accepted.": "Das wurde nicht angenommen.",
  ]

  private static let germanRules = [
    "This is required.": "Bitte ausfüllen.",
    "Leave this empty.": "Bitte leer lassen.",
    "This must be filled in.": "Das muss ausgefüllt sein.",
    "Add at least one item.": "Bitte mindestens einen Eintrag hinzufügen.",
    "Remove all items.": "Bitte alle Einträge entfernen.",
    "Select at least one.": "Bitte mindestens eines auswählen.",
    "Select none of these.": "Bitte keines davon auswählen.",
    "Remove the file.": "Bitte die Datei entfernen.",
    "This must be included.": "Das muss angegeben sein.",
    "This must be left out.": "Das darf nicht angegeben sein.",
    "You must accept this.": "Dem muss zugestimmt werden.",
    "You must not accept this.": "Dem darf nicht zugestimmt werden.",
    "This must be the same as {other}.": "Das muss mit „{other}“ übereinstimmen.",
    "This must be different from {other}.": "Das muss sich von „{other}“ unterscheiden.",
    "Enter {min} or more characters.": "Bitte mindestens {min} Zeichen eingeben.",
    "Enter fewer than {min} characters.": "Bitte weniger als {min} Zeichen eingeben.",
    "Enter {max} or fewer characters.": "Bitte höchstens {max} Zeichen eingeben.",
    "Enter more than {max} characters.": "Bitte mehr als {max} Zeichen eingeben.",
    "The number of characters must be {range}.": "Die Anzahl der Zeichen muss {range} sein.",
    "The number of characters must not be {range}.":
      "Die Anzahl der Zeichen darf nicht {range} sein.",
    "The number of characters must be {count}.": "Die Anzahl der Zeichen muss {count} sein.",
    "The number of characters must not be {count}.":
      "Die Anzahl der Zeichen darf nicht {count} sein.",
    "This must be {min} or more.": "Das muss {min} oder mehr sein.",
    "This must be less than {min}.": "Das muss weniger als {min} sein.",
    "This must be {max} or less.": "Das muss {max} oder weniger sein.",
    "This must be more than {max}.": "Das muss mehr als {max} sein.",
    "This must be {min} or later.": "Das muss {min} oder später sein.",
    "This must be earlier than {min}.": "Das muss vor {min} liegen.",
    "This must be {max} or earlier.": "Das muss {max} oder früher sein.",
    "This must be later than {max}.": "Das muss nach {max} liegen.",
    "This must be {min}.": "Das muss {min} sein.",
    "This must not be {min}.": "Das darf nicht {min} sein.",
    "This must be between {min} and {max}.": "Das muss zwischen {min} und {max} liegen.",
    "This must not be between {min} and {max}.": "Das darf nicht zwischen {min} und {max} liegen.",
    "This must be a multiple of {step}.": "Das muss ein Vielfaches von {step} sein.",
    "This must not be a multiple of {step}.": "Das darf kein Vielfaches von {step} sein.",
    "Choose one of: {values}.": "Zur Auswahl stehen: {values}.",
    "This must not be any of: {values}.": "Das darf keines von diesen sein: {values}.",
    "Enter this in the correct format.": "Bitte im richtigen Format eingeben.",
    "This format is not allowed.": "Dieses Format ist nicht erlaubt.",
    "Something that is required here is missing.": "Hier fehlt etwas, das enthalten sein muss.",
    "This contains something that is not allowed.": "Das enthält etwas, das nicht erlaubt ist.",
    "This must start with “{text}”.": "Das muss mit „{text}“ beginnen.",
    "This must not start with “{text}”.": "Das darf nicht mit „{text}“ beginnen.",
    "This must end with “{text}”.": "Das muss mit „{text}“ enden.",
    "This must not end with “{text}”.": "Das darf nicht mit „{text}“ enden.",
    "Use only these characters: {characters}": "Bitte nur diese Zeichen verwenden: {characters}",
    "Use at least one character other than these: {characters}":
      "Bitte mindestens ein anderes Zeichen als diese verwenden: {characters}",
    "This must be before {limit}.": "Das muss vor {limit} liegen.",
    "This must not be before {limit}.": "Das darf nicht vor {limit} liegen.",
    "This must be after {limit}.": "Das muss nach {limit} liegen.",
    "This must not be after {limit}.": "Das darf nicht nach {limit} liegen.",
    "This must not be a whole number.": "Das darf keine ganze Zahl sein.",
    "This must not be a number.": "Das darf keine Zahl sein.",
    "This must not be true or false.": "Das darf nicht true oder false sein.",
    "Enter a date, such as 2026-01-31.": "Bitte ein Datum eingeben, zum Beispiel 2026-01-31.",
    "This must not be a date.": "Das darf kein Datum sein.",
    "Enter a time, such as 14:30.": "Bitte eine Uhrzeit eingeben, zum Beispiel 14:30.",
    "This must not be a time.": "Das darf keine Uhrzeit sein.",
    "Enter a date and a time, such as 2026-01-31T14:30.":
      "Bitte Datum und Uhrzeit eingeben, zum Beispiel 2026-01-31T14:30.",
    "This must not be a date and time.": "Das darf kein Datum mit Uhrzeit sein.",
    "Enter JSON, such as [1, 2].": "Bitte JSON eingeben, zum Beispiel [1, 2].",
    "This must not be JSON.": "Das darf kein JSON sein.",
    "Enter a host name, such as münchen.example.":
      "Bitte einen Hostnamen eingeben, zum Beispiel münchen.example.",
    "This must not be a host name.": "Das darf kein Hostname sein.",
    "The type of this value must be one of: {kinds}.":
      "Der Typ dieses Wertes muss einer von diesen sein: {kinds}.",
    "The type of this value must not be one of: {kinds}.":
      "Der Typ dieses Wertes darf keiner von diesen sein: {kinds}.",
    "There is a mistake in this number.": "In dieser Nummer ist ein Fehler.",
    "This number is not allowed.": "Diese Nummer ist nicht erlaubt.",
    "The number of items must be {range}.": "Die Anzahl der Einträge muss {range} sein.",
    "The number of items must not be {range}.": "Die Anzahl der Einträge darf nicht {range} sein.",
    "All items must be different.": "Alle Einträge müssen verschieden sein.",
    "Some items must be the same.": "Einige Einträge müssen gleich sein.",
    "Each item must have a different {by}.": "„{by}“ muss bei jedem Eintrag anders sein.",
    "Some items must have the same {by}.": "„{by}“ muss bei einigen Einträgen gleich sein.",
    "“{item}” can't be combined with anything else.":
      "„{item}“ lässt sich mit nichts anderem kombinieren.",
    "“{item}” must be combined with something else.":
      "„{item}“ muss mit etwas anderem kombiniert werden.",
    "Include all of: {values}.": "Das muss alles enthalten sein: {values}.",
    "Do not include all of: {values}.": "Das darf nicht alles enthalten sein: {values}.",
    "Put the items in ascending order.": "Bitte die Einträge aufsteigend ordnen.",
    "The items must not be in ascending order.":
      "Die Einträge dürfen nicht aufsteigend geordnet sein.",
    "Put the items in ascending order of {by}.":
      "Bitte die Einträge aufsteigend nach „{by}“ ordnen.",
    "The items must not be in ascending order of {by}.":
      "Die Einträge dürfen nicht aufsteigend nach „{by}“ geordnet sein.",
    "The items must not overlap.": "Die Einträge dürfen sich nicht überschneiden.",
    "Some items must overlap.": "Einige Einträge müssen sich überschneiden.",
    "The file must be {min} or larger.": "Die Datei muss mindestens {min} groß sein.",
    "The file must be smaller than {min}.": "Die Datei muss kleiner als {min} sein.",
    "The file must be {max} or smaller.": "Die Datei darf höchstens {max} groß sein.",
    "The file must be larger than {max}.": "Die Datei muss größer als {max} sein.",
    "The file must have one of these types: {types}.":
      "Die Datei muss von einem dieser Typen sein: {types}.",
    "The file must not have any of these types: {types}.":
      "Die Datei darf von keinem dieser Typen sein: {types}.",
    "Fill in at least one of: {fields}.": "Bitte mindestens eines davon ausfüllen: {fields}.",
    "Leave all of these empty: {fields}.": "Bitte alle davon leer lassen: {fields}.",
    "Fill in all of: {fields}.": "Bitte alle davon ausfüllen: {fields}.",
    "Leave at least one of these empty: {fields}.":
      "Bitte mindestens eines davon leer lassen: {fields}.",
    "Fill in exactly one of: {fields}.": "Bitte genau eines davon ausfüllen: {fields}.",
    "Fill in none of these, or more than one: {fields}.":
      "Bitte keines davon ausfüllen, oder mehr als eines: {fields}.",
  ]

  /// Messages of the standard library, as its rule files declare them.
  private static let germanStandardRules = [
    "Enter an email address, such as ann@example.org.":
      "Bitte eine E-Mail-Adresse eingeben, zum Beispiel ann@example.org.",
    "Enter email addresses, such as ann@example.org, bob@example.org.":
      "Bitte E-Mail-Adressen eingeben, zum Beispiel ann@example.org, bob@example.org.",
    "Enter a web address that begins with https:// or http://.":
      "Bitte eine Webadresse eingeben, die mit https:// oder http:// beginnt.",
    "Enter a telephone number, such as +44 20 7946 0958.":
      "Bitte eine Telefonnummer eingeben, zum Beispiel +44 20 7946 0958.",
    "Enter a telephone number from that region.":
      "Bitte eine Telefonnummer aus dieser Region eingeben.",
    "Enter a mobile number from that region.": "Bitte eine Handynummer aus dieser Region eingeben.",
    "Enter a domain name, such as example.org.":
      "Bitte einen Domainnamen eingeben, zum Beispiel example.org.",
    "Enter a host name, such as server.example.org.":
      "Bitte einen Hostnamen eingeben, zum Beispiel server.example.org.",
    "Enter an IP address, such as 192.0.2.1 or 2001:db8::1.":
      "Bitte eine IP-Adresse eingeben, zum Beispiel 192.0.2.1 oder 2001:db8::1.",
    "Enter an IBAN without spaces, such as GB29NWBK60161331926819.":
      "Bitte eine IBAN ohne Leerzeichen eingeben, zum Beispiel GB29NWBK60161331926819.",
    "Check the IBAN: a character may be wrong.":
      "Bitte die IBAN prüfen: Ein Zeichen ist wohl falsch.",
    "Enter a BIC of 8 or 11 characters, such as DEUTDEFF.":
      "Bitte eine BIC mit 8 oder 11 Zeichen eingeben, zum Beispiel DEUTDEFF.",
    "Enter the card number, which has 12 to 19 digits.":
      "Bitte die Kartennummer eingeben; sie hat 12 bis 19 Ziffern.",
    "Check the card number: a digit may be wrong.":
      "Bitte die Kartennummer prüfen: Eine Ziffer ist wohl falsch.",
    "Enter the month and year on the card, such as 03/28.":
      "Bitte Monat und Jahr von der Karte eingeben, zum Beispiel 03/28.",
    "Enter the security code, which has 3 or 4 digits.":
      "Bitte die Prüfziffer eingeben; sie hat 3 oder 4 Ziffern.",
    "Enter a VAT number with its country's prefix, such as DE123456789.":
      "Bitte eine USt-IdNr. mit Länderkürzel eingeben, zum Beispiel DE123456789.",
    "Enter a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6.":
      "Bitte eine UUID eingeben, zum Beispiel f81d4fae-7dec-11d0-a765-00a0c91e6bf6.",
    "Enter a color, such as #1E90FF.": "Bitte eine Farbe eingeben, zum Beispiel #1E90FF.",
    "Enter a country code of two capital letters, such as GB.":
      "Bitte ein Länderkürzel mit zwei Großbuchstaben eingeben, zum Beispiel GB.",
    "Enter a currency code of three capital letters, such as EUR.":
      "Bitte ein Währungskürzel mit drei Großbuchstaben eingeben, zum Beispiel EUR.",
    "Enter a language tag, such as en-GB.":
      "Bitte ein Sprachkürzel eingeben, zum Beispiel en-GB.",
    "Enter a time zone, such as Europe/Berlin.":
      "Bitte eine Zeitzone eingeben, zum Beispiel Europe/Berlin.",
    "Enter a number from 0 to 100.": "Bitte eine Zahl von 0 bis 100 eingeben.",
    "Enter an amount, such as 12.50.": "Bitte einen Betrag eingeben, zum Beispiel 12.50.",
    "Enter a postcode of five digits, such as 10117.":
      "Bitte eine Postleitzahl mit fünf Ziffern eingeben, zum Beispiel 10117.",
    "Enter a postcode of four digits, such as 1010.":
      "Bitte eine Postleitzahl mit vier Ziffern eingeben, zum Beispiel 1010.",
    "Enter a name without digits or symbols.":
      "Bitte einen Namen ohne Ziffern und Sonderzeichen eingeben.",
    "Add a symbol, such as ! or %.": "Bitte ein Sonderzeichen hinzufügen, zum Beispiel ! oder %.",
    "Mix lowercase letters, capitals and digits.":
      "Bitte Kleinbuchstaben, Großbuchstaben und Ziffern mischen.",
    "Use at least {length} characters.": "Bitte mindestens {length} Zeichen verwenden.",
    "Use {min} to {max} letters and digits.":
      "Bitte {min} bis {max} Buchstaben und Ziffern verwenden.",
    "Use only digits.": "Bitte nur Ziffern verwenden.",
    "Use only the letters A to Z.": "Bitte nur die Buchstaben A bis Z verwenden.",
    "Use only the letters A to Z and digits.":
      "Bitte nur die Buchstaben A bis Z und Ziffern verwenden.",
    "Enter an ISBN, such as 978-0-306-40615-7.":
      "Bitte eine ISBN eingeben, zum Beispiel 978-0-306-40615-7.",
    "Check the ISBN: a digit may be wrong.":
      "Bitte die ISBN prüfen: Eine Ziffer ist wohl falsch.",
  ]
}
