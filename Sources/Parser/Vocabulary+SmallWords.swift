import DayBudget

/// The words around the parts: what leads them, joins them, or says that there is none.
extension Vocabulary {
  static func addSmallWords(to table: inout WordTable) {
    table.add("the a an der die das den dem des ein eine einen einem einer eines", .article)
    table.add("the den dem der zum", .dateArticle)
    table.add("am on", [.on, .firmLead])
    table.add("an", .dayLead)
    table.add("from", [.dayLead, .firmLead])
    table.add("bis by until till spaetestens allerspaetestens", [.dayLead, .firmLead, .due])
    table.add("due faellig frist deadline", [.dayLead, .firmLead, .due, .dueLabel])
    table.add("vor before", [.dayLead, .before])
    table.add("ab fuer for zum zu per", .dayLead)

    table.add("fuer for ca circa etwa about around ungefaehr rund roughly", .durationLead)
    table.add("lang long", .long)
    table.add("vor nach after ago", .away)

    table.add("in", .within)
    table.add(
      "this diesen diesem dieser diese kommenden kommendem kommender kommende coming dieses kommendes", .this)
    table.add("next naechsten naechstem naechster naechste naechstes", .next)
    table.add("kommende kommender kommenden", .next)
    table.add("uebernaechsten uebernaechste uebernaechster uebernaechstem", .afterNext)
    table.add("after", .after)
    table.add("und and", .and)
    table.add("oder or", .or)
    table.add("of im des", .of)
    table.add("noch", .still)

    table.add("dringend urgent", .urgent)
    table.add("erinnere erinner erinnern erinnerung remind reminder") { $0.sense = .remind }
    table.add("mit with") { $0.sense = .with }
    table.add("vom dated datiert von seit since nach after", .dated)
    table.add("zwischen between", .between)
    table.add(
      "letzten letzter letzte letztem letztes last vergangenen vergangene vergangenes vorigen vorige voriges past previous",
      .previous)
    table.add("guten gute good", .greeting)
    table.add(
      "km m cm mm kg g mg l dl cl ml mb gb tb kb kw kwh watt volt meter metern kilometer liter gramm kilo kilos "
        + "euro euros eur chf franken rappen cent usd dollar dollars pounds miles prozent percent grad x mal "
        + "personen leute seiten stueck stk people persons pages pieces times",
      .measure)
    table.add(
      "kapitel chapter chapters seite verse eier eggs tassen cups flaschen bottles dosen cans glaeser kisten boxes "
        + "mails emails fotos photos bilder aufgaben tasks uebungen runden rounds reps saetze gaeste guests kinder kids "
        + "blaetter stuecke scheiben slides folien buecher books karten tickets punkte points items",
      .counted)
    table.add(
      "kapitel chapter chapters seite seiten page pages pp nr nummer zeilen lines verse raum room zimmer gleis platform",
      .label)
  }

  static func addClock(to table: inout WordTable) {
    table.add("um at ab gegen around", .clockLead)
    table.add("um ab gegen", .german)
    table.add(
      "um at ab gegen around vor bis before by until till nach after from ca circa etwa about ungefaehr spaetestens allerspaetestens "
        + "due faellig frist deadline",
      .timeLead)
    table.add("am gegen bis this diesen diese", .partLead)
    table.add("uhr", .uhr)
    table.add("am", .ante)
    table.add("pm", .post)
    table.add("nach past after", .past)
    table.add("vor to before", .to)
    table.add("von from", .spanFrom)
    table.add("bis to until till", .spanTo)
    table.add("noon midday", .noon)
    table.add("mitternacht midnight", .midnight)
  }

  static func addRepetitions(to table: inout WordTable) {
    table.add("jeden jeder jede jedes every", .every)
    table.add("alle", .all)
    table.add("other", .other)
    table.add("weekday werktag werktags weekdays", .workday)
    table.add("taeglich daily") { $0.sense = .rule(.day) }
    table.add("werktags weekdays") { $0.sense = .rule(.week) }
    table.add("woechentlich weekly") { $0.sense = .rule(.week) }
    table.add("monatlich monthly") { $0.sense = .rule(.month) }
    table.add("jaehrlich yearly annually") { $0.sense = .rule(.year) }
  }

  /// Monday to Friday.
  static let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
}
