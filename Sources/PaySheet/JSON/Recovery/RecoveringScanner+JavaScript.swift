// JavaScript around the document: `const request = {…};`, `module.exports = {…}`, `callback({…})`.
extension RecoveringScanner {
    /// Reads the text before the document if it is JavaScript that leads to a value.
    mutating func readPrefix() {
        guard !isStopped, let first = at(position) else { return }
        let start = position
        var index = start
        var parentheses = 0
        var leadsToValue = false
        if first != Mark.openParenthesis {
            let end = nameEnd(start)
            guard end > start, !isValueWord(from: start, to: end) else { return }
        }
        // No honest prefix has more words.
        for _ in 0..<32 {
            index = peek(index)
            guard let byte = at(index) else { return }
            let end = nameEnd(index)
            if leadsToValue, beginsDocument(index, to: end) { break }
            leadsToValue = false
            switch byte {
            case Mark.openParenthesis:
                parentheses += 1
                leadsToValue = true
                index += 1
            case Mark.equals:
                index += at(index + 1) == UInt8(ascii: ">") ? 2 : 1
                leadsToValue = true
            case Mark.comma where parentheses > 0:
                leadsToValue = true
                index += 1
            case Mark.dot, Mark.colon, Mark.closeParenthesis:
                if byte == Mark.closeParenthesis { parentheses -= 1 }
                guard parentheses >= 0 else { return }
                index += 1
            case _ where Mark.isDigit(byte) && parentheses > 0: index += 1
            case _ where end > index:
                leadsToValue = reads("default", from: index, to: end) || reads("return", from: index, to: end)
                index = end
            default: return
            }
        }
        guard leadsToValue else { return }
        var end = index
        while end > start, Mark.isSpace(bytes[end - 1]) { end -= 1 }
        report(.javascriptAround, from: start, to: end)
        hasPrefix = true
        self.parentheses = parentheses
        position = index
    }

    /// Whether a value that may be a whole document begins here.
    private func beginsDocument(_ index: Int, to end: Int) -> Bool {
        guard let byte = at(index) else { return false }
        if byte == Mark.openBrace || byte == Mark.openBracket || Mark.isQuote(byte) { return true }
        return end > index && isValueWord(from: index, to: end)
    }

    func isValueWord(from start: Int, to end: Int) -> Bool {
        func reads(_ text: String) -> Bool { self.reads(text, from: start, to: end) }
        if reads("new") {
            let next = peek(end)
            return self.reads("Date", from: next, to: nameEnd(next))
        }
        return reads("true") || reads("false") || reads("null") || reads("undefined") || reads("NaN") || reads("Infinity")
            || reads("True") || reads("False") || reads("None")
    }
}
