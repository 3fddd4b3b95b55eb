/// A kind of mistake to put into a document.
package enum Mistake: String, Sendable, Hashable, CaseIterable {
    /// A required member is missing.
    case missingMember
    /// The name of a required member is misspelt.
    case misspeltMember
    /// There is an unknown member.
    case unknownMember
    /// A member appears twice. Only the last one counts, so the first can be wrong.
    case repeatedMember
    /// The value has another JSON type.
    case wrongType
    /// The text is not an amount.
    case badAmount
    /// The text is not an ISO 8601 date-time.
    case badDate
    /// The number has a fraction, is negative or too large.
    case numberOutOfRange
    /// The word is not in the vocabulary.
    case unknownWord
    /// There is no such network.
    case unknownNetwork
    /// There is no such country.
    case unknownCountry
    /// There is no such currency.
    case unknownCurrency
    /// A comma follows the last member or element.
    case trailingComma
    /// There is a comment.
    case comment
    /// A string is in single quotes.
    case singleQuote
    /// A name has no quotes.
    case unquotedName

    /// Mistakes of a document that is JSON.
    package static let ofShape = allCases.filter { !$0.isSyntax }
    /// Mistakes of a text that is not JSON.
    package static let ofSyntax = allCases.filter { $0.isSyntax }

    /// Whether the text is not JSON after it.
    package var isSyntax: Bool {
        switch self {
        case .trailingComma, .comment, .singleQuote, .unquotedName: true
        default: false
        }
    }

    /// The rule that reports it.
    package var rule: String {
        switch self {
        case .missingMember: "member/missing"
        case .misspeltMember, .unknownMember: "member/unknown"
        case .repeatedMember: "member/duplicate"
        case .wrongType: "member/type"
        case .badAmount: "amount/format"
        case .badDate: "date/format"
        case .numberOutOfRange: "number/range"
        case .unknownWord: "code/unknown"
        case .unknownNetwork: "network/unknown"
        case .unknownCountry: "country/unknown"
        case .unknownCurrency: "currency/unknown"
        case .trailingComma: "json/trailing-comma"
        case .comment: "json/comment"
        case .singleQuote: "json/single-quote"
        case .unquotedName: "json/unquoted-name"
        }
    }
}

/// An expected finding: a rule and a place.
package struct ExpectedFinding: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The name of the rule.
    package let rule: String
    /// The place as a JSON pointer; `nil` for mistakes of syntax.
    package let pointer: String?

    /// Creates an expectation.
    package init(rule: String, pointer: String?) {
        self.rule = rule
        self.pointer = pointer
    }

    /// By place, then by rule.
    package static func < (left: ExpectedFinding, right: ExpectedFinding) -> Bool {
        (left.pointer ?? "", left.rule) < (right.pointer ?? "", right.rule)
    }

    package var description: String { "\(rule) at \(pointer ?? "the text")" }
}

/// A document with mistakes and the list of them.
package struct MistakenDocument: Sendable {
    /// What to check.
    package let text: String
    /// The document before mistakes of syntax.
    package let tree: TestJSON
    /// The expected findings, exactly, in the order of `<`.
    package let expected: [ExpectedFinding]
    /// The kinds of mistake, in the same order.
    package let mistakes: [Mistake]
}
