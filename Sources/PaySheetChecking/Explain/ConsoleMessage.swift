/// A text that a browser, a server or a library shows, and what it means.
package struct ConsoleMessage: Sendable {
    /// The text. A name between per cent signs stands for any text, also the empty one.
    package let text: String
    /// Who shows it.
    package let source: String
    /// The names of the error that it can belong to; none if they say nothing.
    package let errors: [String]
    /// What it can mean, the likeliest first.
    package let causes: [Cause]

    /// The text, ready to be compared.
    let pattern: MessagePattern

    /// One possible cause.
    package struct Cause: Sendable {
        /// What is wrong. A name between per cent signs stands for that part of the text.
        package let what: String
        /// The names of the rules that find it in a document.
        package let rules: [String]
    }

    /// Reads a block of the file with the texts.
    private init?(_ lines: [Substring]) {
        guard lines.count > 2 else { return nil }
        let head = lines[0].split(separator: "|").map { String($0).trimmed }
        text = String(lines[1])
        pattern = MessagePattern(text)
        source = head[0]
        errors = head.count < 2 ? [] : head[1].split(separator: " ").map { String($0) }
        causes = lines.dropFirst(2).map { Cause($0.dropFirst(2)) }
    }

    /// Every text that is known about Apple Pay on the web.
    package static let applePay = all(in: blocks)
    /// Every text that is known of the SDKs of payment providers.
    package static let providers = all(in: providerBlocks)

    private static func all(in blocks: String) -> [ConsoleMessage] {
        blocks.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.isEmpty }.compactMap { ConsoleMessage(Array($0)) }
    }
}

extension ConsoleMessage.Cause {
    /// Reads a cause with the rules in brackets behind it.
    fileprivate init(_ line: Substring) {
        guard line.last == "]", let bracket = line.lastIndex(of: "[") else {
            self.init(what: String(line), rules: [])
            return
        }
        let rules = line[line.index(after: bracket)...].dropLast().split(separator: " ").map { String($0) }
        self.init(what: String(line[..<bracket]).trimmed, rules: rules)
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var rest = self[...]
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
