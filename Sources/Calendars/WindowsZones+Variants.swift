extension WindowsZones {
  /// The zone database's name for what programs make of Windows' names; nil for what is none of them.
  ///
  /// A number behind a name (Outlook, for a second definition of it), another case, the name of the summer half
  /// («Eastern Daylight Time»), and what the control panel shows: «(UTC+01:00) Amsterdam, Berlin, Bern, …», with GMT,
  /// a dot or a slash, with or without the offset. Where the file defines the name itself, that comes before.
  static func name(meantBy text: String) -> String? {
    var words = plainWords(text)
    if let name = plainNames[words.joined(separator: " ")] { return name }
    if let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
    if let half = words.firstIndex(of: "daylight") ?? words.firstIndex(of: "summer") {
      words[half] = "standard"
    }
    if let name = plainNames[words.joined(separator: " ")] { return name }
    return shownPlaces[plainWords(firstPlace(text)).joined(separator: " ")].flatMap { names[$0] }
  }

  /// The first of the places that a shown name lists, without the offset before it.
  private static func firstPlace(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first == "(" || first == " " {
      // «(UTC+01:00)», «(GMT-05.00)», «(GMT)».
      guard first == "(" else {
        rest.removeFirst()
        continue
      }
      let end = rest.firstIndex(of: ")")
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    return String(rest.prefix { !",;:/(".contains($0) })
  }

  /// The words of a name in small letters, without marks.
  private static func plainWords(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "+" && $0 != "-" }.map(String.init)
  }

  private static let plainNames: [String: String] = Dictionary(
    names.map { (plainWords($0.key).joined(separator: " "), $0.value) }
  ) { first, _ in first }

  /// The first place that Windows shows, in English and in German, and its own name for the zone.
  static let shownPlaces: [String: String] = [
    "abu dhabi": "Arabian Standard Time", "adelaide": "Cen. Australia Standard Time",
    "alaska": "Alaskan Standard Time", "aleutian islands": "Aleutian Standard Time",
    "aleuten": "Aleutian Standard Time", "almaty": "N. Central Asia Standard Time",
    "amman": "Jordan Standard Time", "amsterdam": "W. Europe Standard Time",
    "anadyr": "Russia Time Zone 11", "araguaina": "Tocantins Standard Time",
    "arizona": "US Mountain Standard Time", "ashgabat": "West Asia Standard Time",
    "aschgabat": "West Asia Standard Time", "astana": "Central Asia Standard Time",
    "astrakhan": "Astrakhan Standard Time", "astrachan": "Astrakhan Standard Time",
    "asuncion": "Paraguay Standard Time", "asunción": "Paraguay Standard Time",
    "athens": "GTB Standard Time", "athen": "GTB Standard Time",
    "atlantic time": "Atlantic Standard Time", "atlantik": "Atlantic Standard Time",
    "auckland": "New Zealand Standard Time", "azores": "Azores Standard Time",
    "azoren": "Azores Standard Time", "baghdad": "Arabic Standard Time", "bagdad": "Arabic Standard Time",
    "baja california": "Pacific Standard Time (Mexico)", "baku": "Azerbaijan Standard Time",
    "bangkok": "SE Asia Standard Time", "barnaul": "Altai Standard Time",
    "beijing": "China Standard Time", "peking": "China Standard Time",
    "beirut": "Middle East Standard Time", "belgrade": "Central Europe Standard Time",
    "belgrad": "Central Europe Standard Time", "berlin": "W. Europe Standard Time",
    "bogota": "SA Pacific Standard Time", "bogotá": "SA Pacific Standard Time",
    "bougainville island": "Bougainville Standard Time", "brasilia": "E. South America Standard Time",
    "brasília": "E. South America Standard Time", "brisbane": "E. Australia Standard Time",
    "brussels": "Romance Standard Time", "brüssel": "Romance Standard Time",
    "bucharest": "GTB Standard Time", "bukarest": "GTB Standard Time",
    "buenos aires": "Argentina Standard Time", "cabo verde is": "Cape Verde Standard Time",
    "cape verde is": "Cape Verde Standard Time", "cairo": "Egypt Standard Time",
    "kairo": "Egypt Standard Time", "canberra": "AUS Eastern Standard Time",
    "caracas": "Venezuela Standard Time", "casablanca": "Morocco Standard Time",
    "cayenne": "SA Eastern Standard Time", "central america": "Central America Standard Time",
    "zentralamerika": "Central America Standard Time", "central time": "Central Standard Time",
    "chatham islands": "Chatham Islands Standard Time", "chennai": "India Standard Time",
    "chetumal": "Eastern Standard Time (Mexico)", "chihuahua": "Mountain Standard Time (Mexico)",
    "chisinau": "E. Europe Standard Time", "chișinău": "E. Europe Standard Time",
    "chita": "Transbaikal Standard Time", "tschita": "Transbaikal Standard Time",
    "chokurdakh": "Russia Time Zone 10", "city of buenos aires": "Argentina Standard Time",
    "coordinated universal time": "UTC", "koordinierte weltzeit": "UTC",
    "coordinated universal time-11": "UTC-11", "coordinated universal time-09": "UTC-09",
    "coordinated universal time-08": "UTC-08", "coordinated universal time-02": "UTC-02",
    "coordinated universal time+12": "UTC+12", "coordinated universal time+13": "UTC+13",
    "cuiaba": "Central Brazilian Standard Time", "cuiabá": "Central Brazilian Standard Time",
    "damascus": "Syria Standard Time", "damaskus": "Syria Standard Time",
    "darwin": "AUS Central Standard Time", "dhaka": "Bangladesh Standard Time",
    "dublin": "GMT Standard Time", "easter island": "Easter Island Standard Time",
    "osterinsel": "Easter Island Standard Time", "eastern time": "Eastern Standard Time",
    "ekaterinburg": "Ekaterinburg Standard Time", "jekaterinburg": "Ekaterinburg Standard Time",
    "eucla": "Aus Central W. Standard Time", "fiji": "Fiji Standard Time",
    "fidschi": "Fiji Standard Time", "gaza": "West Bank Standard Time",
    "georgetown": "SA Western Standard Time", "greenwich mean time": "GMT Standard Time",
    "greenland": "Greenland Standard Time",
    "grönland": "Greenland Standard Time", "guadalajara": "Central Standard Time (Mexico)",
    "guam": "West Pacific Standard Time", "haiti": "Haiti Standard Time",
    "harare": "South Africa Standard Time", "havana": "Cuba Standard Time",
    "havanna": "Cuba Standard Time", "hawaii": "Hawaiian Standard Time",
    "helsinki": "FLE Standard Time", "hobart": "Tasmania Standard Time",
    "hovd": "W. Mongolia Standard Time", "indiana": "US Eastern Standard Time",
    "international date line west": "Dateline Standard Time",
    "internationale datumsgrenze": "Dateline Standard Time",
    "irkutsk": "North Asia East Standard Time", "islamabad": "Pakistan Standard Time",
    "istanbul": "Turkey Standard Time", "izhevsk": "Russia Time Zone 3",
    "jerusalem": "Israel Standard Time", "juba": "South Sudan Standard Time",
    "kabul": "Afghanistan Standard Time", "kaliningrad": "Kaliningrad Standard Time",
    "kathmandu": "Nepal Standard Time", "katmandu": "Nepal Standard Time",
    "khartoum": "Sudan Standard Time", "khartum": "Sudan Standard Time",
    "kiritimati island": "Line Islands Standard Time",
    "krasnoyarsk": "North Asia Standard Time", "krasnojarsk": "North Asia Standard Time",
    "kuala lumpur": "Singapore Standard Time", "kuwait": "Arab Standard Time",
    "la paz": "Mountain Standard Time (Mexico)", "lord howe island": "Lord Howe Standard Time",
    "lord howe insel": "Lord Howe Standard Time", "magadan": "Magadan Standard Time",
    "manaus": "Central Brazilian Standard Time", "marquesas islands": "Marquesas Standard Time",
    "marquesas inseln": "Marquesas Standard Time", "mid-atlantic": "Mid-Atlantic Standard Time",
    "minsk": "Belarus Standard Time", "monrovia": "Greenwich Standard Time",
    "montevideo": "Montevideo Standard Time", "moscow": "Russian Standard Time",
    "moskau": "Russian Standard Time", "mountain time": "Mountain Standard Time",
    "nairobi": "E. Africa Standard Time", "newfoundland": "Newfoundland Standard Time",
    "neufundland": "Newfoundland Standard Time", "norfolk island": "Norfolk Standard Time",
    "norfolk insel": "Norfolk Standard Time", "novosibirsk": "N. Central Asia Standard Time",
    "nowosibirsk": "N. Central Asia Standard Time", "nuku alofa": "Tonga Standard Time",
    "omsk": "Omsk Standard Time", "osaka": "Tokyo Standard Time",
    "pacific time": "Pacific Standard Time", "paris": "Romance Standard Time",
    "perth": "W. Australia Standard Time", "petropavlovsk-kamchatsky": "Kamchatka Standard Time",
    "port louis": "Mauritius Standard Time", "prague": "Central Europe Standard Time",
    "prag": "Central Europe Standard Time", "punta arenas": "Magallanes Standard Time",
    "pyongyang": "North Korea Standard Time", "pjöngjang": "North Korea Standard Time",
    "rangoon": "Myanmar Standard Time", "yangon": "Myanmar Standard Time",
    "saint pierre and miquelon": "Saint Pierre Standard Time", "sakhalin": "Sakhalin Standard Time",
    "sachalin": "Sakhalin Standard Time", "salvador": "Bahia Standard Time",
    "samoa": "Samoa Standard Time", "santiago": "Pacific SA Standard Time",
    "sao tome": "Sao Tome Standard Time", "são tomé": "Sao Tome Standard Time",
    "sarajevo": "Central European Standard Time", "saratov": "Saratov Standard Time",
    "saratow": "Saratov Standard Time", "saskatchewan": "Canada Central Standard Time",
    "seoul": "Korea Standard Time", "solomon is": "Central Pacific Standard Time",
    "salomonen": "Central Pacific Standard Time",
    "sri jayawardenepura": "Sri Lanka Standard Time", "taipei": "Taipei Standard Time",
    "taipeh": "Taipei Standard Time", "tbilisi": "Georgian Standard Time",
    "tiflis": "Georgian Standard Time", "tehran": "Iran Standard Time",
    "teheran": "Iran Standard Time", "tomsk": "Tomsk Standard Time",
    "tripoli": "Libya Standard Time", "tripolis": "Libya Standard Time",
    "turks and caicos": "Turks And Caicos Standard Time",
    "ulaanbaatar": "Ulaanbaatar Standard Time", "vladivostok": "Vladivostok Standard Time",
    "wladiwostok": "Vladivostok Standard Time", "volgograd": "Volgograd Standard Time",
    "wolgograd": "Volgograd Standard Time",
    "west central africa": "W. Central Africa Standard Time",
    "westliches zentralafrika": "W. Central Africa Standard Time",
    "windhoek": "Namibia Standard Time", "windhuk": "Namibia Standard Time",
    "yakutsk": "Yakutsk Standard Time", "jakutsk": "Yakutsk Standard Time",
    "yerevan": "Caucasus Standard Time", "eriwan": "Caucasus Standard Time",
    "yukon": "Yukon Standard Time",
  ]
}
