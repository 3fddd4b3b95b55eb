// Elements of JSX: their attributes are tokens, their text is not.
extension ScriptTokens {
    /// Whether an element begins at `<`, and not a list of type parameters.
    var beginsElement: Bool {
        var index = position + 1
        if bytes[index] == ">" { return true }
        guard ScriptTokens.isNamePart(bytes[index]), !ScriptTokens.isDigit(bytes[index]) else { return false }
        while index < end, ScriptTokens.isNamePart(bytes[index]) { index += 1 }
        while index < end, bytes[index] == 0x20 { index += 1 }
        if bytes[index] == "," { return false }
        return !bytes[index...].starts(with: ScriptTokens.extends)
    }

    private static let extends = [UInt8]("extends ".utf8)

    /// Reads `<name`, with which an element begins.
    mutating func openElement() {
        let token = tokens.count
        let start = position
        position += 1
        while position < end, ScriptTokens.isNamePart(bytes[position]) || [".", "-", ":"].contains(where: { bytes[position] == $0 }) {
            position += 1
        }
        append(.elementOpen, UInt8(ascii: "<"), from: start, to: position)
        push(.tag, token: token)
    }

    /// Reads a piece of an opening tag.
    mutating func readAttribute() {
        let (byte, next) = (bytes[position], bytes[position + 1])
        switch byte {
        case 0x0A, 0x0D:
            isFirstOfLine = true
            position += 1
        case ">":
            position += 1
            if let context = pop() { push(.children, token: context.token) }
        case "/" where next == ">": closeElement(from: position, to: position + 2)
        case "/" where next == "*": readBlockComment()
        case "/" where next == "/": readLineComment()
        case "{": openContainer()
        case "\"", "'": readAttributeText(byte)
        case "=": append(.punctuation, byte, from: position, to: position + 1)
        case "<": openElement()
        case _ where ScriptTokens.isNamePart(byte): readName()
        default: position += 1
        }
    }

    /// The text of an attribute goes on behind the end of a line, and has no escapes.
    private mutating func readAttributeText(_ quote: UInt8) {
        var index = position + 1
        while index < end, bytes[index] != quote { index += 1 }
        append(.string, quote, from: position, to: min(index + 1, end))
    }

    /// Reads what is between an opening and a closing tag.
    mutating func readChildren() {
        let next = bytes[position + 1]
        switch bytes[position] {
        case "{": openContainer()
        case "<" where next == "/":
            let start = position
            while position < end, bytes[position] != ">" { position += 1 }
            closeElement(from: start, to: min(position + 1, end))
        case "<" where next == ">" || ScriptTokens.isNamePart(next): openElement()
        case 0x0A:
            isFirstOfLine = true
            position += 1
        default: position += 1
        }
    }

    private mutating func openContainer() {
        push(.group, token: tokens.count, end: UInt8(ascii: "}"))
        append(.open, UInt8(ascii: "{"), from: position, to: position + 1)
    }

    private mutating func closeElement(from start: Int, to end: Int) {
        guard let context = pop() else {
            position = end
            return
        }
        append(.elementClose, UInt8(ascii: ">"), from: min(start, end), to: end)
        pair(context.token, tokens.count - 1)
    }
}
