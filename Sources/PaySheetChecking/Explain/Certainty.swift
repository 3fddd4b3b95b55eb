/// How sure a text and its first cause are.
package struct Certainty: Sendable, Hashable {
    /// Where the text comes from.
    package let text: Text
    /// Where its first cause comes from.
    package let cause: Cause

    /// Origins of a text, by their words in the tables and in JSON.
    package enum Text: String, Sendable {
        /// A run printed it.
        case run
        /// It is in the source of its program.
        case source
        /// People pasted it.
        case pasted
        /// Common knowledge.
        case known
    }

    /// Origins of a cause, by their words in the tables and in JSON.
    package enum Cause: String, Sendable {
        /// A run showed it.
        case shown
        /// It is documented, or in the source.
        case documented
        /// A maintainer or Apple's staff named it.
        case maintainer
        /// It helped the person who reported the text.
        case reporter
        /// It is inferred.
        case inferred
    }

    /// Reads the two words of a table, such as `run, shown`.
    init?(_ words: String) {
        let words = words.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0.drop { $0 == 0x20 })) }
        guard words.count == 2, let text = Text(rawValue: words[0]), let cause = Cause(rawValue: words[1]) else { return nil }
        (self.text, self.cause) = (text, cause)
    }

    /// Both as a sentence.
    var sentence: String { "How sure: " + text.words + "; " + cause.words + "." }
}

extension Certainty.Text {
    fileprivate var words: String {
        switch self {
        case .run: "a test run printed this text"
        case .source: "the text is in the source or documentation of its program"
        case .pasted: "people reported this text"
        case .known: "the text is common knowledge"
        }
    }
}

extension Certainty.Cause {
    fileprivate var words: String {
        switch self {
        case .shown: "the run showed the first cause"
        case .documented: "the first cause is documented"
        case .maintainer: "a maintainer or Apple's staff named the first cause"
        case .reporter: "the first cause was right for a person who reported it"
        case .inferred: "the first cause is inferred"
        }
    }
}
