import PaySheetText

/// A line of a console or a log, without what surrounds the message.
struct ConsoleLine {
    /// What is left after each step of taking off what is in front; the whole line comes first.
    private(set) var candidates: [String] = []
    /// The name of the error, such as `TypeError`.
    private(set) var error: String?
    /// Whether the console has cut the end off.
    private(set) var isCut = false
    /// Whether the line is a call in a stack, which is never a message.
    private(set) var isCall = false

    /// More is never a message.
    private static let longest = 4000

    /// Reads a line in the spelling of ``PastedText``.
    init(_ line: String) {
        isCall = ConsoleLine.isCallOfStack(line)
        var text = ConsoleLine.withoutStack(String(Substring(line.unicodeScalars.prefix(ConsoleLine.longest))))
        isCut = text.hasSuffix("...") || text.hasSuffix("…")
        add(text)
        while let rest = withoutPrefix(text), !rest.isEmpty {
            text = rest
            add(text)
        }
        // `javax.crypto.AEADBadTagException` is an AEADBadTagException.
        if !text.contains(" "), let dot = text.lastIndex(of: "."), dot != text.startIndex { add(String(text[text.index(after: dot)...])) }
    }

    /// The line without anything around its message.
    var message: String { candidates.last ?? "" }

    private mutating func add(_ text: String) {
        for one in [text, ConsoleLine.withoutCode(text)] {
            let trimmed = ConsoleLine.trimmed(one)
            if !trimmed.isEmpty, !candidates.contains(trimmed) { candidates.append(trimmed) }
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace || last == "." || last == "…" { text.removeLast() }
        return String(text)
    }

    // MARK: Behind the message

    /// Whether a line is `at pay (shop.js:12:34)`, or the same in another language.
    private static func isCallOfStack(_ line: String) -> Bool {
        if ["at ", "#0", "#1", "#2", "#3", "from ", "File \""].contains(where: { line.hasPrefix($0) }) { return true }
        return line.contains(text: "@http") || line.contains(text: "@[native code]") || line.hasSuffix(")") && hasPlace(line)
    }

    /// Whether a line ends with the place of a script in brackets, such as `(shop.js:12:34)`.
    private static func hasPlace(_ line: String) -> Bool {
        guard let open = line.lastIndex(of: "(") else { return false }
        let numbers = line[open...].dropFirst().dropLast().split(separator: ":").dropFirst()
        return numbers.count > 1 && numbers.suffix(2).allSatisfy { $0.allSatisfy { $0.isNumber && $0.isASCII } }
    }

    private static let stackMarks = [" @ http", " at http", " (see http"]

    /// Cuts a stack of calls off, from the first address of a call, and the place in a script of PHP.
    private static func withoutStack(_ text: String) -> String {
        var text = text[...]
        for mark in stackMarks {
            if let place = text.range(ofText: mark) { text = text[..<place.lowerBound] }
        }
        if let address = text.range(ofText: " (http"), let call = text[..<address.lowerBound].lastRange(ofText: " at ") {
            text = text[..<call.lowerBound]
        }
        if let place = text.lastRange(ofText: ".php"), let path = text[..<place.lowerBound].lastRange(ofText: " in ") {
            text = text[..<path.lowerBound]
        }
        return String(text)
    }

    /// Cuts the code off that WebKit adds.
    private static func withoutCode(_ text: String) -> String {
        for mark in [" (evaluating '", " (near '", ". (In '"] {
            if let place = text.lastRange(ofText: mark) { return String(text[..<place.lowerBound]) }
        }
        return text
    }

    // MARK: In front of the message

    private static let openings = [
        "Unhandled Promise Rejection: ", "Uncaught (in promise): ", "Uncaught (in promise) ", "Unhandled Exception: ", "Uncaught ",
        "Caused by: ", "---> ", "Exception in thread \"main\" ", "> ", "* ", "< ", "- ", "! ", ": ", "PHP Fatal error: ", "PHP Warning: ",
        "PHP Notice: ", "Fatal error: ",
    ]

    private static let levels: Set<String> = [
        "debug", "info", "notice", "warn", "warning", "error", "err", "fatal", "critical", "default", "fault", "trace", "verbose",
    ]

    /// What remains behind the first thing in front; `nil` if there is none.
    private mutating func withoutPrefix(_ text: String) -> String? {
        let text = text.drop { $0.isWhitespace }
        for opening in ConsoleLine.openings where text.hasPrefix(opening) { return String(text.dropFirst(opening.count)) }
        if let rest = ConsoleLine.withoutBrackets(text) ?? withoutCall(text) ?? ConsoleLine.withoutLogWord(text) { return rest }
        if let colon = text.range(ofText: ": ") {
            let head = text[..<colon.lowerBound]
            let rest = String(text[colon.upperBound...])
            if let name = ConsoleLine.errorName(head) {
                // "Error" says nothing, and "DOMException" only that there is a better name.
                if name != "Error", name != "DOMException" { error = error ?? name }
                return rest
            }
            if ConsoleLine.isCall(head) || ConsoleLine.isClass(head) { return rest }
        } else if let name = ConsoleLine.errorName(text) {
            error = error ?? name
        }
        return ConsoleLine.withoutPlace(text)
    }

    /// Takes off brackets in front, such as `[Error]` or `[2026-11-02 10:11:12]`, or the number of an error of curl.
    private static func withoutBrackets(_ text: Substring) -> String? {
        if text.first == "[", let end = text.prefix(80).firstIndex(of: "]") {
            let words = text[..<end].dropFirst()
            let isTime = words.first?.isNumber == true
            return !words.contains(" ") || isTime || words.hasPrefix("ERROR:") ? String(text[text.index(after: end)...]) : nil
        }
        guard text.first == "(", let end = text.prefix(8).firstIndex(of: ")"), text[..<end].dropFirst().allSatisfy({ $0.isNumber }) else {
            return nil
        }
        return String(text[text.index(after: end)...])
    }

    /// Chrome names the function, the class or the member in front of the message.
    private func withoutCall(_ text: Substring) -> String? {
        guard ["Failed to construct '", "Failed to execute '", "Failed to read the '"].contains(where: { text.hasPrefix($0) }),
            let end = text.range(ofText: "': ")
        else { return nil }
        return String(text[end.upperBound...])
    }

    /// Takes off a time or the level of a log.
    private static func withoutLogWord(_ text: Substring) -> String? {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let word = text[..<space]
        let rest = String(text[text.index(after: space)...])
        let name = word.last == ":" ? word.dropLast() : word
        if levels.contains(name.lowercased()) && (name != "Error" || word.last != ":") { return rest }
        guard word.utf8.count > 4, word.first?.isNumber == true, word.contains(where: { $0 == ":" || $0 == "-" || $0 == "/" }),
            word.allSatisfy({ $0.isNumber || "-:/.,+TZ".contains($0) })
        else { return nil }
        return rest
    }

    /// `TypeError`, or `InvalidAccessError (DOM Exception 15)`.
    private static func errorName(_ text: Substring) -> String? {
        let name = text.range(ofText: " (DOM Exception ").map { text[..<$0.lowerBound] } ?? text
        guard name.hasSuffix("Error") || name == "DOMException", name.allSatisfy({ $0.isLetter && $0.isASCII }) else { return nil }
        return String(name)
    }

    /// `PaymentRequest constructor` or `PaymentRequest.show`.
    private static func isCall(_ text: Substring) -> Bool {
        let name = text.hasSuffix(" constructor") ? text.dropLast(" constructor".count) : text
        guard name.first?.isUppercase == true, name.allSatisfy({ ($0.isLetter || $0 == ".") && $0.isASCII }) else { return false }
        return name.contains(".") || text.hasSuffix(" constructor")
    }

    /// `java.io.IOException`, `Error [ERR_CODE]`, `curl`, or another name in front of a message.
    private static func isClass(_ text: Substring) -> Bool {
        let name = text.range(ofText: " [ERR_").map { text[..<$0.lowerBound] } ?? text
        return name.utf8.count <= 80 && name.first?.isLetter == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._:\\$+-@/[]".contains($0)) }
    }

    /// The place of a script in front, such as `VM6:63` or `app.js:12:5`.
    private static func withoutPlace(_ text: Substring) -> String? {
        guard let space = text.firstIndex(of: " "), let colon = text[..<space].lastIndex(of: ":"), colon != text.startIndex else {
            return nil
        }
        // Cannot trap: the colon is before the space.
        let digits = text[text.index(after: colon)..<space]
        guard !digits.isEmpty, digits.allSatisfy({ $0.isNumber && $0.isASCII }) else { return nil }
        return String(text[text.index(after: space)...])
    }
}
