/// The words that mean something in a script, and names that the reader of calls looks for.
enum ScriptWord: String, CaseIterable, Sendable {
    case none
    case `if`, `while`, `for`, `with`, `else`, `do`, `try`, `finally`, `return`, `typeof`, `case`, `in`, `of`, `delete`, `void`, `throw`,
        `new`, `await`, `yield`, `default`, const, `let`, `var`, function, `class`, `import`, export, from, `catch`, `switch`, `async`,
        `as`,
        `static`, `get`, `set`, this, `true`, `false`, null, extends, readonly, `public`, `private`, `enum`, type, undefined, instanceof,
        satisfies, interface, protected

    private typealias Row = (letters: UInt64, count: Int, word: ScriptWord)

    /// The words by a hash of their first letters.
    private static let table: [Row] = {
        var table = [Row](repeating: (0, 0, .none), count: 512)
        for word in allCases.dropFirst() {
            let letters = packed(word.rawValue.utf8)
            var place = hash(letters)
            while table[place].count > 0 { place = (place + 1) & 511 }
            table[place] = (letters, word.rawValue.utf8.count, word)
        }
        return table
    }()

    /// The first eight letters.
    private static func packed(_ word: some Sequence<UInt8>) -> UInt64 { word.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }

    private static func hash(_ letters: UInt64) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B9_7F4A_7C15) >> 55) }

    /// The word that some bytes are.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self = .none
        guard range.count > 1, range.count <= 10, bytes[range.lowerBound] &- UInt8(ascii: "a") < 26 else { return }
        let letters = ScriptWord.packed(bytes[range])
        var place = ScriptWord.hash(letters)
        while ScriptWord.table[place].count > 0 {
            let row = ScriptWord.table[place]
            if row.letters == letters, row.count == range.count { self = row.word }
            place = (place + 1) & 511
        }
    }

    /// An expression follows.
    var leadsToExpression: Bool {
        switch self {
        case .return, .typeof, .case, .in, .of, .delete, .void, .throw, .new, .else, .do, .instanceof, .await, .yield, .default: true
        default: false
        }
    }

    /// A group in parentheses follows, and then a statement.
    var isControl: Bool {
        switch self {
        case .if, .while, .for, .with, .switch: true
        default: false
        }
    }

    /// The word can be before the name of a member or parameter.
    var isModifier: Bool {
        switch self {
        case .get, .set, .async, .static, .public, .private, .protected, .readonly: true
        default: false
        }
    }

    /// The word is a name nearly everywhere.
    var isContextual: Bool {
        switch self {
        case .get, .set, .async, .of, .from, .as, .type, .readonly, .static, .public, .private, .protected, .satisfies: true
        default: false
        }
    }
}
