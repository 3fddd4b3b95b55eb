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

    /// Describes a text.
    ///
    /// - Parameters:
    ///   - errors: Names with spaces between them.
    ///   - causes: The names of rules have spaces between them, too.
    package init(_ text: String, by source: String, errors: String, _ causes: [(what: String, rules: String)]) {
        self.text = text
        pattern = MessagePattern(text)
        self.source = source
        self.errors = errors.split(separator: " ").map { String($0) }
        self.causes = causes.map { Cause(what: $0.what, rules: $0.rules.split(separator: " ").map { String($0) }) }
    }
}
