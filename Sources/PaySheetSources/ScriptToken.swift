/// A token of a script.
struct ScriptToken: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable {
        case name, number, string, regularExpression, punctuation
        /// A template literal without expressions.
        case template
        /// `(`, `[` or `{`, and its end.
        case open, close
        /// The first piece of a template literal with expressions, and its end. There is a `templatePart` between two expressions.
        case templateOpen, templatePart, templateClose
        /// The beginning and the end of an element of JSX.
        case elementOpen, elementClose
        /// The expression of a template engine, or a string that contains one.
        case tag
    }

    let kind: Kind
    /// The first byte.
    let byte: UInt8
    /// The word of the language that a name is.
    let word: ScriptWord
    /// Whether there is the end of a line between this token and the one before.
    let isFirstOfLine: Bool
    let start: UInt32
    let end: UInt32
    /// The index of the token that closes this one, or that opened it. Its own index if there is none.
    var mate: UInt32

    var range: Range<Int> { Int(start)..<Int(end) }
    var opens: Bool { kind == .open || kind == .templateOpen || kind == .elementOpen }
    var closes: Bool { kind == .close || kind == .templateClose || kind == .elementClose || kind == .templatePart }
}

/// A comment that says something to a reader of the tokens.
struct ScriptComment: Sendable {
    let range: Range<Int>
    /// The index of the next token.
    let token: Int
}

/// The tokens of a file, in their order.
///
/// Before the first token and behind the last one a statement ends, as between two parts of a file. So a reader may look at the neighbours of
/// any token.
struct TokenList: RandomAccessCollection, MutableCollection, Sendable {
    private var tokens: [ScriptToken] = []

    private static let outside = ScriptToken(
        kind: .punctuation, byte: UInt8(ascii: ";"), word: .none, isFirstOfLine: true, start: 0, end: 0, mate: 0)

    var startIndex: Int { 0 }
    var endIndex: Int { tokens.count }

    subscript(index: Int) -> ScriptToken {
        get { index >= 0 && index < tokens.count ? tokens[index] : TokenList.outside }
        set { if index >= 0, index < tokens.count { tokens[index] = newValue } }
    }

    mutating func append(_ token: ScriptToken) { tokens.append(token) }
}
