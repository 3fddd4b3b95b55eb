import PaySheetText

/// A text from a console or a log, without what surrounds the message.
struct ConsoleText {
    /// What is left after each step of taking off what is in front; the whole text comes first.
    private(set) var candidates: [String] = []
    /// The name of the error, such as `TypeError`.
    private(set) var error: String?
    /// The console has cut the end off.
    private(set) var isCut = false

    /// More is never a message.
    private static let longest = 4000

    init(_ text: String) {
        var text = String(ConsoleText.plain(text).prefix(ConsoleText.longest))
        text = ConsoleText.withoutStack(text)
        if text.hasSuffix("...") || text.hasSuffix("…") { isCut = true }
        add(text)
        while let rest = withoutPrefix(text), !rest.isEmpty {
            text = rest
            add(text)
        }
    }

    /// The text without anything around it.
    var message: String { candidates.last ?? "" }

    private mutating func add(_ text: String) {
        for one in [text, ConsoleText.withoutCode(text)] {
            let trimmed = ConsoleText.trimmed(one)
            if !trimmed.isEmpty, !candidates.contains(trimmed) { candidates.append(trimmed) }
        }
    }

    // MARK: Spelling

    /// Spellings of quotes in mail, chat, JSON and HTML.
    private static let spellings = [
        ("\\\"", "\""), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("“", "\""), ("”", "\""), ("„", "\""),
        ("‘", "'"),
        ("’", "'"), ("\u{A0}", " "),
    ]

    private static func plain(_ text: String) -> String {
        var text = text
        for (spelling, plain) in spellings where text.utf8.count >= spelling.utf8.count {
            text = text.replacing(text: spelling, with: plain)
        }
        return text
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace || last == "." || last == "…" { text.removeLast() }
        return String(text)
    }

    // MARK: Behind the message

    /// Cuts a stack of calls off: later lines, or the first address of a call on the same line.
    private static func withoutStack(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        if let end = text.firstIndex(where: { $0.isNewline }) { text = text[..<end] }
        for mark in [" @ http", " at http"] {
            if let place = text.range(ofText: mark) { text = text[..<place.lowerBound] }
        }
        if let address = text.range(ofText: " (http"), let call = text[..<address.lowerBound].lastRange(ofText: " at ") {
            text = text[..<call.lowerBound]
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

    private static let openings = ["Unhandled Promise Rejection: ", "Uncaught (in promise): ", "Uncaught (in promise) ", "Uncaught "]

    /// What remains behind the first thing in front; `nil` if there is none.
    private mutating func withoutPrefix(_ text: String) -> String? {
        let text = text.drop { $0.isWhitespace }
        for opening in ConsoleText.openings where text.hasPrefix(opening) { return String(text.dropFirst(opening.count)) }
        if text.first == "[", let end = text.firstIndex(of: "]"), !text[..<end].contains(" ") {
            return String(text[text.index(after: end)...])
        }
        if let rest = withoutCall(text) { return rest }
        if let colon = text.range(ofText: ": ") {
            let head = text[..<colon.lowerBound]
            if let name = ConsoleText.errorName(head) {
                // "Error" says nothing, and "DOMException" only that there is a better name.
                if name != "Error", name != "DOMException" { error = error ?? name }
                return String(text[colon.upperBound...])
            }
            if ConsoleText.isCall(head) { return String(text[colon.upperBound...]) }
        } else if let name = ConsoleText.errorName(text) {
            error = error ?? name
        }
        return ConsoleText.withoutPlace(text)
    }

    /// Chrome names the function, the class or the member in front of the message.
    private func withoutCall(_ text: Substring) -> String? {
        guard ["Failed to construct '", "Failed to execute '", "Failed to read the '"].contains(where: { text.hasPrefix($0) }),
            let end = text.range(ofText: "': ")
        else { return nil }
        return String(text[end.upperBound...])
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
