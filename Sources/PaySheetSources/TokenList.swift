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
