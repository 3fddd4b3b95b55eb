import PaySheet

/// The tokens of the scripts of a file: ECMAScript, TypeScript and JSX.
///
/// It never fails. What it cannot read becomes a token of its own, and it goes on behind that. It looks at each byte a fixed number of
/// times at most.
struct ScriptTokens: ScriptReader, Sendable {
    /// The file with its padding.
    let bytes: [UInt8]
    let language: SourceLanguage
    private(set) var tokens = TokenList()
    /// The first tokens of the names of values that the shopper changes.
    private(set) var changed: [Int] = []
    /// The tokens of attributes that run at an event.
    private(set) var handlers: [Range<Int>] = []
    /// The comments with `@type` or `paysheet-ignore`.
    var comments: [ScriptComment] = []
    var position = 0
    /// The end of the present part of the file.
    private(set) var end = 0
    var isFirstOfLine = true
    /// How many bytes may still be looked at for the ends of regular expressions and tags that have none.
    var fuel: Int
    private var contexts: [Context] = []
    /// The number of open contexts for each sort of bracket that closes one.
    private var openCounts = [0, 0, 0, 0]
    var hasElements: Bool

    /// What is open around the present place.
    struct Context {
        enum Kind { case group, template, tag, children }
        let kind: Kind
        /// The token that opened it.
        let token: Int
        /// The bracket that closes it; 0 for elements.
        let end: UInt8
        /// An expression can follow the end: the end of a block, or of the head of an `if`.
        var isStatement = false
    }

    init(_ bytes: [UInt8], language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
        hasElements = language.hasElements
        fuel = 8 * bytes.count
    }

    mutating func read(_ part: SourceParts.Part) {
        let first = tokens.count
        read(part.range, hasElements: part.hasElements, isChanged: part.isChanged)
        // Cannot trap: reading only adds tokens.
        if part.isHandler { handlers.append(first..<tokens.count) }
    }

    /// Reads a part of the file.
    ///
    /// - Parameter isChanged: The part is the name of a value that the shopper changes.
    mutating func read(_ part: Range<Int>, hasElements: Bool, isChanged: Bool = false) {
        self.hasElements = hasElements
        position = part.lowerBound
        end = part.upperBound
        isFirstOfLine = true
        contexts = []
        openCounts = [0, 0, 0, 0]
        // Parts have nothing to do with each other's expressions.
        if !tokens.isEmpty { append(.punctuation, UInt8(ascii: ";"), from: position, to: position) }
        if isChanged { changed.append(tokens.count) }
        if position + 1 < end, bytes[position] == "#", bytes[position + 1] == "!" { skipLine() }
        while position < end {
            let start = position
            switch contexts.last?.kind {
            case .tag?: readAttribute()
            case .children?: readChildren()
            default: readToken()
            }
            if position <= start { position = start + 1 }
        }
        position = end
    }

    /// The places of the tags of a template engine.
    var tags: [Range<Int>] { language.isTemplate ? tokens.filter { $0.kind == .tag }.map { $0.range } : [] }

    // MARK: Tokens

    private mutating func readToken() {
        let (byte, next) = (bytes[position], bytes[position + 1])
        switch byte {
        case 0x0A, 0x0D:
            isFirstOfLine = true
            position += 1
        case 0...0x20: position += 1
        case "$" where next == "{" && readTag(), "@" where readTag(): break
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            0x80..., UInt8(ascii: "\\"):
            readName()
        case "#" where ScriptTokens.isNamePart(next): readName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case "\"", "'": readString(byte)
        case "`": readTemplate(from: position, opening: nil)
        case "/" where next == "/": readLineComment()
        case "/" where next == "*": readBlockComment()
        case "/": if !canBeginExpression || !readRegularExpression() { readPunctuation() }
        case "(", "[": open(byte)
        case "{": if !readTag() { open(byte) }
        case ")", "]", "}": close(byte)
        case "<":
            if readTag() { return }
            if hasElements, canBeginExpression, beginsElement { openElement() } else { readPunctuation() }
        case "." where ScriptTokens.isDigit(next): readNumber()
        default: readPunctuation()
        }
    }

    mutating func append(_ kind: ScriptToken.Kind, _ byte: UInt8, from start: Int, to end: Int, word: ScriptWord = .none) {
        let index = UInt32(truncatingIfNeeded: tokens.count)
        tokens.append(
            ScriptToken(
                kind: kind, byte: byte, word: word, isFirstOfLine: isFirstOfLine, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end), mate: index))
        isFirstOfLine = false
        position = max(end, position)
    }

    mutating func readName() {
        // `#` begins the name of a private member.
        var index = position + 1
        while index < end, ScriptTokens.isNamePart(bytes[index]) { index += 1 }
        append(.name, bytes[position], from: position, to: index, word: ScriptWord(bytes, position..<index))
    }

    private mutating func readNumber() {
        var index = position
        while index < end {
            let byte = bytes[index]
            if ScriptTokens.isNamePart(byte) || byte == "." {
                index += 1
            } else if byte == "+" || byte == "-", bytes[index - 1] | 0x20 == "e", bytes[position + 1] | 0x20 != "x" {
                index += 1
            } else {
                break
            }
        }
        append(.number, bytes[position], from: position, to: index)
    }

    /// Reads a string up to its quote or to the end of the line.
    mutating func readString(_ quote: UInt8) {
        let start = position
        var index = start + 1
        var hasTag = false
        while index < end {
            let byte = bytes[index]
            if byte == quote { return append(hasTag ? .tag : .string, quote, from: start, to: index + 1) }
            if byte == "\\" {
                index += bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A ? 3 : 2
            } else if byte == 0x0A || byte == 0x0D {
                break
            } else if let tagEnd = tagEnd(index) {
                hasTag = true
                index = tagEnd
            } else {
                index += 1
            }
        }
        append(.tag, quote, from: start, to: min(index, end))
    }

    private mutating func readPunctuation() {
        let (byte, next, third) = (bytes[position], bytes[position + 1], bytes[position + 2])
        let isPair =
            switch byte {
            case ".": next == byte && third == byte
            case "?": next == byte || next == "." && !ScriptTokens.isDigit(third)
            case "=": next == byte || next == ">"
            case "&", "|", "*", "+", "-": next == byte || next == "="
            // `>` is never joined: in types two of them close two lists.
            case "!", "%", "^", "/", "<": next == "="
            default: false
            }
        let isAssigning = third == "=" && (next == byte && byte != "+" && byte != "-" || byte == "!")
        let length = !isPair ? 1 : isAssigning || byte == "." ? 3 : 2
        append(.punctuation, byte, from: position, to: min(position + length, end))
    }

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) {
        let isStatement = byte == "(" ? tokens[tokens.count - 1].word.isControl : byte == "{" && beginsBlock
        // The code of a bracket is two less than that of its mate; that of a parenthesis is one less.
        push(.group, token: tokens.count, end: byte == "(" ? byte + 1 : byte + 2, isStatement: isStatement)
        append(.open, byte, from: position, to: position + 1)
    }

    /// Whether a brace at the present place begins a block and not an object.
    private var beginsBlock: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .close: return last.byte == ")" || last.byte == "}"
        case .open: return last.byte == "{" && contexts.last?.isStatement == true
        case .punctuation: return last.byte == ";" || isArrow(tokens.count - 1)
        case .name: return last.word == .else || last.word == .do || last.word == .try || last.word == .finally
        default: return false
        }
    }

    private mutating func close(_ byte: UInt8) {
        guard openCounts[ScriptTokens.sort(byte)] > 0 else { return append(.punctuation, byte, from: position, to: position + 1) }
        // What was left open inside has no end.
        while let context = pop() {
            guard context.end == byte else { continue }
            if context.kind == .template { return readTemplate(from: position, opening: context.token) }
            append(.close, byte, from: position, to: position + 1)
            pair(context.token, tokens.count - 1)
            lastClosed = (tokens.count - 1, context.isStatement)
            return
        }
    }

    /// 1 for a parenthesis, 2 for a bracket, 3 for a brace, and 0 for none.
    private static func sort(_ end: UInt8) -> Int { Int(end >> 5) & 3 }

    /// The last closed bracket, and whether an expression can follow it.
    private var lastClosed = (token: -1, isStatement: false)

    mutating func push(_ kind: Context.Kind, token: Int, end: UInt8 = 0, isStatement: Bool = false) {
        contexts.append(Context(kind: kind, token: token, end: end, isStatement: isStatement))
        openCounts[ScriptTokens.sort(end)] += 1
    }

    mutating func pop() -> Context? {
        guard let context = contexts.popLast() else { return nil }
        openCounts[ScriptTokens.sort(context.end)] -= 1
        return context
    }

    mutating func pair(_ opening: Int, _ closing: Int) {
        tokens[opening].mate = UInt32(truncatingIfNeeded: closing)
        tokens[closing].mate = UInt32(truncatingIfNeeded: opening)
    }

    /// Reads a regular expression. Returns false if it has no end in its line.
    private mutating func readRegularExpression() -> Bool {
        var index = position + 1
        var isInClass = false
        let last = min(end, position + 1 + max(fuel, 0))
        search: while index < last {
            switch bytes[index] {
            case 0x0A, 0x0D: break search
            case "\\": index += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "/" where !isInClass:
                index += 1
                while index < end, ScriptTokens.isNamePart(bytes[index]) { index += 1 }
                append(.regularExpression, UInt8(ascii: "/"), from: position, to: min(index, end))
                return true
            default: break
            }
            index += 1
        }
        fuel -= index - position
        return false
    }

    /// Whether an expression can begin here, told by the token before.
    var canBeginExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .template, .templateClose, .regularExpression, .elementClose, .tag: return false
        case .name: return last.word.leadsToExpression
        case .close: return last.byte != "]" && lastClosed.token == tokens.count - 1 && lastClosed.isStatement
        case .punctuation:
            let isStep = isDouble(tokens.count - 1, "+") || isDouble(tokens.count - 1, "-")
            return !isStep && last.byte != ")" && last.byte != "}" && last.byte != "]"
        default: return true
        }
    }

    // MARK: Bytes

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    @inline(__always)
    static func isNamePart(_ byte: UInt8) -> Bool {
        byte | 0x20 &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == "_" || byte == "$" || byte >= 0x80 || byte == "\\"
    }
}
