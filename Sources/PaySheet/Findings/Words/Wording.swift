/// The sentences of the rules about shape.
struct Wording {
    let explainer: Explainer
    let raw: RawFinding
    private var diagnosis = Diagnosis.none

    /// What is wrong with a text, worked out once for the message, the help and the fix.
    private enum Diagnosis {
        case none
        /// `documentCurrency` is there if the amount has the sign or the code of another one.
        case amount(AmountFault, correction: String?, documentCurrency: String?)
        /// What to write for an amount that is a number, and whether that is certain.
        case amountNumber(String, isSafe: Bool)
        /// An amount with more decimals than its currency, which must be rounded.
        case amountToRound(decimals: Int)
        case date(DateTimeFault)
        /// The code that was probably meant.
        case code(String)
    }

    init(explainer: Explainer, raw: RawFinding) {
        self.explainer = explainer
        self.raw = raw
        switch RuleID(code: raw.rule) {
        case .amountFormat:
            let text = source.text(of: node)
            let fault = AmountFault.diagnose(text.window, from: 0, to: text.count)
            let currency = source.currency(at: node)
            let isContradicted = AmountSpelling(String(decoding: text, as: UTF8.self)).contradicts(currency)
            diagnosis = .amount(
                fault, correction: fault.meant.map { ($0.spelled(decimals: source.decimals(of: currency)) ?? $0).text },
                documentCurrency: isContradicted ? LetterCode.text(currency) : nil)
        case .memberType where row?.code == .amount && !isElement && source.nodes[node].kind == .number:
            diagnosis = amountNumber
        case .dateFormat:
            let text = source.text(of: node)
            diagnosis = DateTimeFault.diagnose(text.window, from: 0, to: text.count).map { .date($0) } ?? .none
        case .countryUnknown: diagnosis = Country(rawValue: text).nearest.map { .code($0.rawValue) } ?? .none
        case .currencyUnknown: diagnosis = Currency(rawValue: text).nearest.map { .code($0.rawValue) } ?? .none
        case .codeUnknown, .networkUnknown: diagnosis = nearWord.map { .code($0) } ?? .none
        default: break
        }
    }

    var source: FindingSource { explainer.source }
    private var tables: ShapeTables { source.tables }
    private var node: Int { Int(raw.node) }

    /// The member that the tables have for it.
    var name: String? { raw.name == RawFinding.noName ? nil : tables.name(Int(raw.name)) }
    var row: MemberRow? { raw.name == RawFinding.noName ? nil : tables.members[Int(raw.name)] }
    var member: (name: String, row: MemberRow)? { name.flatMap { name in row.map { (name, $0) } } }
    private var shapeName: String { shapeName(Int(raw.shape)) }

    private func shapeName(_ shape: Int) -> String {
        tables.shapeTexts.indices.contains(shape) ? tables.shapeName(shape) : "the object"
    }

    private var quotedName: String { quoted(name ?? "") }

    private var writtenName: String { quoted(shortened(source.text(of: node), PersonalText.fewDigits)) }

    private func quoted(_ text: String) -> String { "\"" + text + "\"" }

    /// Neither the value nor anything worked out from it may be said.
    private var isPersonal: Bool { row?.isPersonal == true }

    /// The value as in the document; a personal one is not shown.
    private var shownValue: String? {
        guard !isPersonal, source.nodes.indices.contains(node) else { return nil }
        switch source.nodes[node].kind {
        case .object, .array: return nil
        case .string: return quoted(shortened(source.text(of: node)))
        default: return shortened(source.text(of: node))
        }
    }

    /// The missing member is the total of an update, whatever the event.
    private var isUpdateTotal: Bool { isForBrowsers && name == "newTotal" }

    /// What happens if Safari refuses an update: it throws before the update reaches the sheet.
    private static let openSheet: Sentence = "; Safari throws a TypeError, and the open sheet waits for another answer"

    /// A part of a text that looks personal is not said either.
    ///
    /// - Parameter most: The number of digits that a plain number may have; `nil` if the member decides.
    private func shortened(_ text: [UInt8], _ most: Int? = nil) -> String {
        let most = most ?? (isElement ? row?.elementRow : row)?.plainDigits ?? PersonalText.fewDigits
        return Shown.shortened(source.masked(String(decoding: text, as: UTF8.self), plainDigits: most))
    }

    var message: Sentence {
        switch RuleID(code: raw.rule) {
        case .memberMissing:
            "\(quotedName, "member") is missing: \(shapeName, "dictionary") needs it\(words: isUpdateTotal ? Wording.openSheet : "")"
        case .memberDuplicate:
            "\(writtenName, "name") appears twice in one object; browsers use the last one, other parsers the first"
        case .memberUnknown: unknownMessage
        case .memberType: typeMessage
        case .memberVersion:
            "\(quotedName, "member") came with Apple Pay version \(neededVersion, "needed")"
                + ", and version \(raw.other, "version") is asked for"
        case .amountFormat: "\(words: subject) is not an amount\(words: faultInWords)"
        case .dateFormat: "\(words: subject) is not an ISO 8601 date-time\(words: faultInWords)"
        case .numberRange:
            "\(words: shown(or: "the number")) does not fit \(quotedName, "member")"
                + (remedyForMember == nil ? ", which takes \(fixed: range)" : "")
        case .codeUnknown, .networkUnknown: "\(words: shown(or: "the value")) is not a known \(vocabularyName, "vocabulary")"
        case .networkSpelling: "\(words: shown(or: "the value")) is written \(quoted(knownWord ?? ""), "word") in Apple's table"
        case .countryUnknown:
            (isPersonal ? nil : CodeWording.country(text, isForBrowsers: isForBrowsers)) ?? subject
                + (isForBrowsers ? " is not a country code that a browser takes" : " is not an ISO 3166-1 country code")
        case .currencyUnknown:
            (isPersonal
                ? nil : CodeWording.currency(text, isRaised: raw.severity == .warning && isForBrowsers, isForBrowsers: isForBrowsers))
                ?? subject + (isForBrowsers ? " is not a currency code that a browser takes" : " is not an ISO 4217 currency code")
        case .documentWrapped:
            "this is not a document of a known kind, but it holds \(fixed: Wording.article(shapeName))\(shapeName, "dictionary")"
                + " at \(wrappedPointer, "pointer")"
        default:
            "the kind of this document is unknown"
                + (raw.other == RawFinding.none ? "" : "; it resembles \(shapeName(Int(raw.other)), "dictionary") most")
        }
    }

    /// The value, or what it is the value of.
    private var subject: Sentence { shown(or: "the value of \(quotedName, "member")") }

    private func shown(or words: @autoclosure () -> Sentence) -> Sentence { shownValue.map { "\($0, "value")" } ?? words() }

    var help: String? {
        switch RuleID(code: raw.rule) {
        case .memberMissing: "add " + quotedName + exemptionHelp
        case .memberDuplicate: "keep one of them"
        case .memberUnknown:
            switch raw.detail {
            case .misspelt, .misspeltRequired: "write " + quotedName
            default:
                remedy(in: shapeName)
                    ?? (raw.detail == .belongsElsewhere && hasHome
                        ? "move it into " + shapeName(Int(raw.other)) : isForBrowsers ? "remove it; Safari ignores it" : "remove it")
            }
        case .memberType: typeHelp
        case .memberVersion: "ask for version " + String(neededVersion) + " or leave it out"
        case .amountFormat:
            correction.map { "write " + quoted($0) + (contradictedCurrency.map { " if the amount is in " + $0 } ?? "") }
                ?? "write digits with a point, such as \"12.50\""
        case .dateFormat: correction.map { "write " + quoted($0) } ?? "write an ISO 8601 date-time such as \"2027-03-01T00:00:00Z\""
        case .numberRange: remedyForMember ?? "write " + range
        case .codeUnknown, .networkUnknown: (isPersonal ? nil : remedy(in: vocabularyName)) ?? knownWords
        case .networkSpelling: "write " + quoted(knownWord ?? "")
        case .countryUnknown:
            correction.map { "write " + quoted($0) }
                ?? "write an ISO 3166-1 code such as \"US\""
        case .currencyUnknown:
            correction.map { "write " + quoted($0) }
                ?? "write an ISO 4217 code such as \"USD\""
        case .documentWrapped:
            (source.nodes.first?.is(.array) == true
                ? "write one document a line (--ndjson), or check one alone (--at " : "check it alone (--at ")
                + wrappedPointer + ")"
        default: (raw.other == RawFinding.none ? "" : "if it is one, ") + "name the kind (--kind)"
        }
    }

    /// The currency of the document, if an amount has the sign or the code of another one.
    var contradictedCurrency: String? {
        guard case .amount(_, _, let currency) = diagnosis else { return nil }
        return currency
    }

    /// The version that has the member, and the word in it.
    private var neededVersion: Int {
        guard let row else { return 0 }
        let since = Int(row.since)
        // The finding is at the name; the value follows.
        guard row.code == .token, source.nodes.indices.contains(node + 1), source.nodes[node + 1].isString else { return since }
        let tables = source.policy.catalog.tables
        let names = tables.vocabularies[Int(row.argument)].names
        guard let word = tables.exactName(source.text(of: node + 1), in: names) else { return since }
        return max(since, tables.version(ofWord: word, in: Int(row.argument)))
    }

    private var wrappedPointer: String { Shown.shortened(source.pointer(to: Int(raw.other))) }

    // MARK: Parts

    /// What to write for a number. It is certain if a browser reads the number as it is meant.
    private var amountNumber: Diagnosis {
        let spelling = source.text(of: node)
        guard let read = WebIDL.text(ofNumber: spelling).withAmount else { return .none }
        let written = spelling.withAmount ?? read
        let decimals = source.decimals(at: node)
        guard let meant = decimals < 0 ? written : written.spelled(decimals: decimals) else { return .amountToRound(decimals: decimals) }
        let text = meant.text
        return .amountNumber(text, isSafe: text.utf8.count { ASCII.isDigit($0) } <= Wording.exactDigits)
    }

    /// So many digits are the same in JavaScript.
    private static let exactDigits = 15

    private var text: String { String(decoding: source.text(of: node), as: UTF8.self) }

    private var unknownMessage: Sentence {
        let message: Sentence = "\(writtenName, "name") is not a member of \(shapeName, "dictionary")"
        switch raw.detail {
        case .misspelt: return message + "; \(quotedName, "member") is"
        case .misspeltRequired: return message + ", and \(quotedName, "member") is missing"
        case .belongsElsewhere where remedy(in: shapeName) == nil && hasHome:
            return message + "; it belongs inside \(shapeName(Int(raw.other)), "other")"
        default: return message
        }
    }

    /// What to do about the name or the word, where people mean something else by it.
    private func remedy(in place: String) -> String? {
        source.policy.catalog.catalog.remedy(for: source.text(of: node), in: place)?.help
    }

    /// What to write as the value of the member.
    private var remedyForMember: String? {
        isElement ? nil : name.flatMap { source.policy.catalog.catalog.remedy(for: Array($0.utf8), in: shapeName)?.help }
    }

    /// The name or the word that people mean by the one that is written, if a remedy says so.
    var meant: String? {
        let place = RuleID(code: raw.rule) == .memberUnknown ? shapeName : vocabularyName
        return source.policy.catalog.catalog.remedy(for: source.text(of: node), in: place)?.replacement
    }

    /// The member that people mean by an unknown name: the table's row of it.
    var meantMember: (name: String, row: MemberRow)? {
        let names = tables.shapes[Int(raw.shape)].names
        guard let meant, let slot = tables.exactName([UInt8](meant.utf8), in: names) else { return nil }
        return (meant, tables.member(slot, of: Int(raw.shape)))
    }

    /// Whether the unknown member has another place in this document.
    private var hasHome: Bool { source.hasHome(ofShape: Int(raw.other), for: node, in: Int(raw.related)) }

    /// Whether the value is in a list rather than the member itself.
    var isElement: Bool { raw.isElement }

    private var typeMessage: Sentence {
        guard let row else { return "the document is \(fixed: kindWords); \(shapeName, "dictionary") is an object" }
        let code = isElement ? row.element : row.code
        let message: Sentence =
            "\(words: isElement ? "an element of " : "")\(quotedName, "member") is \(fixed: kindWords)"
            + ", and \(fixed: code.words) belongs there"
        return message + (raw.detail == .converted ? conversion(code) : browserRefusal(code))
    }

    /// `a ` or `an `, as the name of a dictionary begins.
    private static func article(_ name: String) -> String {
        name.utf8.first.map { "AEIOU".utf8.contains($0) } == true ? "an " : "a "
    }

    private var isForBrowsers: Bool { source.policy.catalog.catalog.isForBrowsers }

    private func browserRefusal(_ code: MemberCode) -> Sentence {
        let isNull = source.nodes.indices.contains(node) && source.nodes[node].kind == .null
        guard isNull else { return "" }
        guard isForBrowsers else { return "; leave the member out instead" }
        switch code {
        case .record, .variant, .choice: return "; a browser reads null as an empty dictionary"
        case .list: return "; a browser throws a TypeError at null"
        case .amount, .token, .country, .currency: return "; a browser reads the text \"null\", which is none"
        default: return "; leave the member out instead"
        }
    }

    private func conversion(_ code: MemberCode) -> Sentence {
        guard isForBrowsers else { return "" }
        guard !isPersonal, source.nodes.indices.contains(node) else { return "; a browser converts it" }
        let value = source.nodes[node]
        let padded = source.padded
        switch code {
        case .boolean:
            let truth = WebIDL.truth(value, padded.window)
            return truth ? "; a browser takes it for true" : "; a browser takes it for false"
        case .date: return "; a browser takes it for milliseconds since 1970"
        case .unsignedLong, .unsignedShort, .integer, .number:
            let number = WebIDL.number(value, padded.window)
            return "; a browser reads \(shortened(number), "read")"
        default:
            let text =
                value.kind == .number ? WebIDL.text(ofNumber: source.text(of: node)) : source.text(of: source.onlyText(in: node) ?? node)
            return "; a browser reads the text \(quoted(shortened(text)), "read")"
        }
    }

    private var typeHelp: String {
        guard let row else {
            let isList = source.nodes.indices.contains(node) && source.nodes[node].kind == .array
            return isList ? "write one object; a list is not a document of this kind" : "write an object in braces"
        }
        let code = isElement ? row.element : row.code
        guard source.nodes.indices.contains(node) else { return code.words }
        if let remedyForMember { return remedyForMember }
        if source.nodes[node].kind == .null { return "leave " + quotedName + " out, or give it " + code.words }
        if isPersonal { return "write " + code.words }
        switch (code, source.nodes[node].kind) {
        case (.amount, .number):
            switch diagnosis {
            case .amountNumber(let text, _): return "write " + quoted(text)
            case .amountToRound(let decimals):
                return "round it to " + (decimals == 0 ? "a whole number" : String(decimals) + " decimals") + ", and write it in quotes"
            default: return "write digits in quotes"
            }
        case (.text, .number), (.text, .true), (.text, .false): return "write " + quoted(shortened(source.text(of: node)))
        case (.amount, .object): return "write the number alone, in quotes, such as \"12.50\"; the document states the currency once"
        case (.list, .string), (.list, .number), (.list, .object): return "put it into square brackets"
        default: return "write " + code.words
        }
    }

    private var kindWords: String { source.nodes.indices.contains(node) ? source.nodes[node].kind.words : "something else" }

    private var range: String {
        switch row?.code {
        case .unsignedShort: "a whole number from 0 to 65535"
        case .unsignedLong: "a whole number from 0 to 4294967295"
        case .number: "a number of at most 300 digits"
        default: "a whole number of at most 64 bits"
        }
    }

    /// The probable intention.
    var correction: String? {
        guard !isPersonal else { return nil }
        switch diagnosis {
        case .none, .amountNumber, .amountToRound: return nil
        case .amount(_, let correction, _): return correction
        case .date(let fault): return fault.correction
        case .code(let code): return code
        }
    }

    private var faultInWords: Sentence {
        switch diagnosis {
        case .amount(let fault, _, _): ": \(fixed: fault.message)"
        case .date(let fault): ": \(fixed: fault.message)"
        default: ""
        }
    }

    /// What to write for an amount that is a number, and whether that is certain.
    var textOfNumber: (text: String, isSafe: Bool)? {
        if case .amountNumber(let text, let isSafe) = diagnosis { (text, isSafe) } else { nil }
    }

    /// The country is gone, and another is in its place.
    var isCountryWithdrawn: Bool {
        if case .withdrawn = Country(rawValue: text).status { return true }
        return false
    }

    private var vocabulary: NameList? { row.map { tables.vocabularies[Int($0.argument)].names } }
    private var vocabularyName: String { row.map { tables.vocabularyName(Int($0.argument)) } ?? "word" }

    var knownWord: String? {
        guard let vocabulary, raw.other != RawFinding.none else { return nil }
        return tables.name(Int(vocabulary.first) + Int(raw.other))
    }

    /// The known word that was probably meant.
    private var nearWord: String? {
        guard let vocabulary, !isPersonal, let near = tables.nearestName(source.text(of: node), in: vocabulary) else { return nil }
        return tables.name(Int(vocabulary.first) + near)
    }

    private var knownWords: String? {
        guard let vocabulary else { return nil }
        if let correction { return "write " + quoted(correction) }
        var words = ""
        for place in 0..<min(Int(vocabulary.count), 8) {
            if place > 0 { words += ", " }
            words += tables.name(Int(vocabulary.first) + place)
        }
        return "write one of " + words + (vocabulary.count > 8 ? " …" : "")
    }
}
