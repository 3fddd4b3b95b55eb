import PaySheet

/// Finds requests in texts and arrays of server code: JSON in string literals, and arrays of PHP.
///
/// No call says that they reach Apple Pay, so only objects with members that no other object has count. The program, or the page that
/// gets them, can add members.
struct SourceTexts {
    private let bytes: [UInt8]
    private let count: Int
    /// How many bytes may still be looked at.
    private var fuel: Int
    /// The names whose members or elements are used, or that get another value.
    private var changed: Set<UInt64> = []
    /// Whether the file has tests that want errors.
    private var expectsFailure = false
    private(set) var found: [(kind: DocumentKind, value: ScriptValue)] = []

    /// - Parameter bytes: The file with its padding.
    init(_ bytes: [UInt8], count: Int, _ language: SourceLanguage, _ others: [SourceCall] = []) {
        self.bytes = bytes
        self.count = count
        fuel = 16 * count
        guard let reader = language.literals.flatMap({ SourceTexts.readers[$0] }) else { return }
        let places = places(of: SourceTexts.capabilities)
        let texts = others.filter { reader.forms.contains($0.form) }
        let totals = self.places(of: SourceTexts.total)
        let otherPlaces = texts.map { (call: $0, places: self.places(of: $0.name)) }.filter { !$0.places.isEmpty }
        let sessions = self.places(of: SourceTexts.sessionMembers[0])
        guard !places.isEmpty || !otherPlaces.isEmpty || !totals.isEmpty || !sessions.isEmpty else { return }
        findUses()
        find(totals, reader) { SourceTexts.updateKind($0).map { kind in (kind, true) } }
        find(sessions, reader) { value in
            SourceTexts.isSessionRequest { value.member($0) != nil } ? (.paymentSessionRequest, false) : nil
        }
        for (call, places) in otherPlaces { find(call, places) }
        var end = 0
        for place in places where place >= end {
            guard let (value, next) = reader.value(&self, place) else { continue }
            if let kind = SourceTexts.kind(value), !expectsFailure, !isChanged(value.range, next) {
                found.append((kind, value.withoutPlaceholders.openedDeeply(at: value.range)))
            }
            end = next
        }
    }

    /// Finds what servers answer and send: updates and the bodies of requests for sessions. Each has a member that no other object has.
    ///
    /// - Parameter kind: What a value is, and whether the page can add members.
    private mutating func find(
        _ places: [Int], _ reader: Reader, _ kind: (ScriptValue) -> (kind: DocumentKind, isOpen: Bool)?
    ) {
        var end = 0
        for place in places where place >= end && !expectsFailure {
            guard let (value, next) = reader.value(&self, place) ?? dictionary(around: place) else { continue }
            if let (kind, isOpen) = kind(value), !isChanged(value.range, next) {
                found.append((kind, isOpen ? value.withoutPlaceholders.openedDeeply(at: value.range) : value.withoutPlaceholders))
            }
            end = max(next, place + 1)
        }
    }

    /// What an update is; `nil` if the value is none.
    private static func updateKind(_ value: ScriptValue) -> DocumentKind? {
        guard case .object(let entries, _) = value, case .object? = value.member(total) else { return nil }
        let hasContact = value.member("errors") != nil || value.member("newShippingMethods") != nil
        let kind: DocumentKind = hasContact ? .shippingContactUpdate : .shippingMethodUpdate
        let known = members(of: kind)
        return entries.allSatisfy { if case .member(let name, _, _, _) = $0 { known.contains(name) } else { true } } ? kind : nil
    }

    /// How the literals of a language are read.
    private struct Reader {
        /// Returns the value around a name, and the place after it.
        let value: (inout SourceTexts, Int) -> (value: ScriptValue, next: Int)?
        /// The calls of other interfaces that code in the language has.
        let forms: [SourceCall.Form]
    }

    private static var readers: [SourceLanguage.Literals: Reader] {
        [
            .arrays: Reader(value: { $0.array(around: $1) }, forms: []),
            .texts: Reader(value: { $0.object(around: $1) }, forms: [.text, .namedArguments]),
        ]
    }

    /// What an object is; `nil` if it has members that no request has. Settings of payment providers have some of the same members.
    private static func kind(_ value: ScriptValue) -> DocumentKind? {
        guard case .object(let entries, _) = value, value.member(networks) != nil, hasCapability(value) else { return nil }
        let kind = value.member("merchantIdentifier") == nil ? DocumentKind.paymentRequest : .applePayRequest
        let known = members(of: kind)
        return entries.allSatisfy { if case .member(let name, _, _, _) = $0 { known.contains(name) } else { true } } ? kind : nil
    }

    private static func members(of kind: DocumentKind) -> Set<[UInt8]> {
        let tables = Catalog.applePay.tables
        return Set((0..<Int(tables.shapes[kind.shape].names.count)).map { [UInt8](tables.memberName($0, of: kind.shape).utf8) })
    }

    /// Whether the value says what the merchant supports. Schemas and rules of validation have the same names.
    private static func hasCapability(_ value: ScriptValue) -> Bool {
        guard case .list(let values, _)? = value.member(capabilities) else { return false }
        return values.contains { if case .text(let text, _) = $0 { text.starts(with: "supports".utf8) } else { false } }
    }

    /// Every request for a merchant session on the web has them.
    private static let sessionMembers = ["initiativeContext", "merchantIdentifier", "initiative"]

    /// Whether an object with some members is such a request. One with the member of the older endpoint, too, is right for both.
    static func isSessionRequest(_ has: (String) -> Bool) -> Bool { sessionMembers.allSatisfy(has) && !has("domainName") }

    /// Every update has it.
    static let total = "newTotal"
    /// Every request for Apple Pay has them.
    private static let (capabilities, networks) = ("merchantCapabilities", "supportedNetworks")

    /// Finds the documents of another interface, whose text has a word.
    private mutating func find(_ call: SourceCall, _ places: [Int]) {
        var end = 0
        if case .element(let kind, let list) = call.role, call.form == .namedArguments {
            for place in places where place >= end {
                guard let (value, next) = self.list(of: [UInt8](call.name.utf8), around: place), !isChanged(value.range, next) else {
                    continue
                }
                found.append((kind, .object([.named(list, value)], value.range)))
                end = next
            }
        }
        guard case .document(let kind) = call.role else { return }
        for place in places where place >= end {
            guard let (value, next) = object(around: place), call.signs.allSatisfy({ value.member($0) != nil }) else { continue }
            if !expectsFailure, !isChanged(value.range, next) { found.append((kind, value.withoutPlaceholders)) }
            end = next
        }
    }

    /// The places of a name.
    private func places(of name: String) -> [Int] {
        let name = [UInt8](name.utf8)
        // Cannot trap: the last place is as far from the end as the name is long.
        return (0..<max(count - name.count + 1, 0)).filter { bytes[$0] == name[0] && bytes[$0..<$0 + name.count].elementsEqual(name) }
    }

    /// The place of the bracket that is open at a place. Brackets in texts count, too; then the value cannot be read.
    private mutating func opening(before place: Int, _ openers: [UInt8], _ closers: [UInt8]) -> Int? {
        var depth = 0
        var index = place - 1
        while index >= 0, fuel > 0 {
            fuel -= 1
            if closers.contains(bytes[index]) { depth += 1 }
            if openers.contains(bytes[index]) {
                if depth == 0 { return index }
                depth -= 1
            }
            index -= 1
        }
        return nil
    }

    // MARK: What the program does with it

    /// Reads all names of the file.
    private mutating func findUses() {
        var assigned: Set<UInt64> = []
        var index = 0
        while index < count {
            guard ScriptTokens.isNamePart(bytes[index]), bytes[index] < 0x80 else {
                index += 1
                continue
            }
            let start = index
            while index < count, ScriptTokens.isNamePart(bytes[index]) { index += 1 }
            let word = bytes[start..<index]
            if SourceTexts.failures.contains(where: { word.starts(with: $0) }) { expectsFailure = true }
            let next = space(index)
            let name = ScriptNames.hash(word)
            switch bytes[next] {
            case "[", ".": changed.insert(name)
            case "-" where bytes[next + 1] == ">": changed.insert(name)
            case "=":
                let isAssignment = bytes[next + 1] != "=" && bytes[next + 1] != ">"
                if isAssignment, !assigned.insert(name).inserted { changed.insert(name) }
            default: break
            }
        }
    }

    private static let failures = ["raises", "assertRaises", "assertThrows", "raise_error", "shouldThrow", "expectException", "Throws"]
        .map { [UInt8]($0.utf8) }

    private func space(_ start: Int) -> Int {
        var index = start
        while index < count, bytes[index] == 0x20 { index += 1 }
        return index
    }

    /// Whether the program changes a text or array, or the variable that has it.
    private func isChanged(_ range: Range<Int>, _ next: Int) -> Bool {
        var end = next
        while end < count, bytes[end] <= 0x20 || SourceTexts.isQuote(bytes[end]) { end += 1 }
        // A method of the text, or a part of an expression: `.replace(…)`, `% values`.
        switch bytes[end] {
        case ".": if !SourceTexts.trimming.contains(where: { bytes[(end + 1)...].starts(with: $0) }) { return true }
        case "%", "+", "[": return true
        default: break
        }
        // `name: Type = `
        let first = max(0, range.lowerBound - SourceTexts.longestDeclaration)
        var start = range.lowerBound
        while start > first, bytes[start - 1] != "=", bytes[start - 1] != ";" { start -= 1 }
        guard start > first, bytes[start - 1] == "=" else { return false }
        var index = start - 1
        while index > first, bytes[index - 1] != 0x0A, bytes[index - 1] != ";" { index -= 1 }
        while index < start {
            let name = index
            while ScriptTokens.isNamePart(bytes[index]) { index += 1 }
            if index > name, changed.contains(ScriptNames.hash(bytes[name..<index])) { return true }
            index = max(index, name + 1)
        }
        return false
    }

    private static let trimming = ["trimIndent", "trimMargin", "freeze", "strip"].map { [UInt8]($0.utf8) }
    /// No declaration has more bytes before its text.
    private static let longestDeclaration = 160

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == "\"" || byte == "'" || byte == "`"
    }

    // MARK: PHP

    private mutating func array(around place: Int, _ constructor: [UInt8]? = nil) -> (value: ScriptValue, next: Int)? {
        guard let open = opening(before: place, [UInt8(ascii: "["), UInt8(ascii: "(")], [UInt8(ascii: "]"), UInt8(ascii: ")")]) else {
            return nil
        }
        var reader = ArrayReader(bytes, count: count, constructor: constructor)
        let (value, next) = reader.value(open)
        fuel -= max(next - open, 0)
        return reader.isCut && constructor != nil ? nil : (value, next)
    }

    /// The list that has only objects of a constructor.
    private mutating func list(of constructor: [UInt8], around place: Int) -> (value: ScriptValue, next: Int)? {
        guard let found = array(around: place, constructor), case .list(let values, _) = found.value, !values.isEmpty,
            values.allSatisfy({ if case .object = $0 { true } else { false } })
        else { return nil }
        return found
    }

    /// The dictionary in braces, in a language that has such literals.
    private mutating func dictionary(around place: Int) -> (value: ScriptValue, next: Int)? {
        guard let open = opening(before: place, [UInt8(ascii: "{")], [UInt8(ascii: "}")]) else { return nil }
        var reader = ArrayReader(bytes, count: count, hasBraces: true)
        let (value, next) = reader.dictionary(open)
        fuel -= max(next - open, 0)
        return reader.isCut ? nil : (value, next)
    }

    // MARK: JSON

    private mutating func object(around place: Int) -> (value: ScriptValue, next: Int)? {
        let brackets = ([UInt8(ascii: "{"), UInt8(ascii: "[")], [UInt8(ascii: "}"), UInt8(ascii: "]")])
        guard let open = opening(before: place, brackets.0, brackets.1), bytes[open] == "{" else { return nil }
        // In a text in quotes, the quotes of JSON have a backslash.
        let isEscaped = place > 1 && bytes[place - 1] == "\"" && bytes[place - 2] == "\\"
        guard let end = end(of: open, isEscaped) else { return nil }
        // Cannot trap: an object ends after its brace.
        var json = [UInt8](bytes[open..<end])
        if isEscaped { json = SourceTexts.unescaped(json) }
        let place = isEscaped ? open..<end : open - 1..<end + 1
        return ScriptText.value(json, place).map { ($0, end) }
    }

    /// The place after the object that begins at a place.
    private mutating func end(of open: Int, _ isEscaped: Bool) -> Int? {
        var depth = 0
        var index = open
        var isInText = false
        while index < count, fuel > 0 {
            fuel -= 1
            switch bytes[index] {
            case "\\":
                if isEscaped, bytes[index + 1] == "\"" { isInText.toggle() }
                index += isEscaped && bytes[index + 1] == "\\" ? 3 : 1
            case "\"":
                // The end of the literal.
                if isEscaped { return nil }
                isInText.toggle()
            case "{": if !isInText { depth += 1 }
            case "}":
                if !isInText { depth -= 1 }
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func unescaped(_ text: [UInt8]) -> [UInt8] {
        var isEscaped = false
        return text.compactMap { byte in
            if !isEscaped, byte == "\\" {
                isEscaped = true
                return nil
            }
            defer { isEscaped = false }
            return isEscaped && (byte == "n" || byte == "r" || byte == "t") ? 0x20 : byte
        }
    }
}

extension ScriptValue {
    /// The value without what a program fills in or replaces: `"%s"`, `"{currency}"`, `"AMOUNT"`, `""`, `0`, `[]`.
    fileprivate var withoutPlaceholders: ScriptValue {
        switch self {
        case .text(let text, let range): ScriptValue.isPlaceholder(text) ? .unknown(range) : self
        case .number(let text, let range): text.contains { 0x31...0x39 ~= $0 } ? self : .unknown(range)
        case .null(let range): .unknown(range)
        case .list(let values, let range): values.isEmpty ? .unknown(range) : .list(values.map { $0.withoutPlaceholders }, range)
        case .object(let entries, let range): .object(entries.map { $0.map { $0.withoutPlaceholders } }, range)
        default: self
        }
    }

    private static func isPlaceholder(_ text: [UInt8]) -> Bool {
        let marks = [UInt8]("%{$<".utf8)
        let isWord = text.count > 3 && text.allSatisfy { 0x41...0x5A ~= $0 || $0 == "_" }
        return isWord || text.contains { marks.contains($0) } || text.allSatisfy { $0 == "0" || $0 == "." }
    }
}
