/// One place where a text departs from JSON, and why.
package struct SyntaxFault: Sendable, Hashable {
    /// What is wrong. Each cause has a permanent rule id, see `rule`.
    package enum Cause: UInt8, Sendable, CaseIterable {
        // Commas, colons and the text between them.
        case trailingComma, extraComma, missingComma, decimalComma, missingColon, missingValue, missingName
        // Brackets and the whole text.
        case unclosedContainer, mismatchedBracket, textAfterEnd, emptyText, markup
        // What JavaScript allows.
        case comment, unclosedComment, unquotedName, undefinedValue, dateExpression, javascriptAround, javascriptExpression
        // Strings.
        case singleQuote, curlyQuote, templateLiteral, unescapedQuote, unclosedString, controlCharacter, badEscape, loneSurrogate
        // Numbers and words.
        case notANumber, leadingZero, leadingPlus, bareFraction, hexNumber, digitSeparator, badNumber, badLiteral, unquotedText
        // Bytes and characters.
        case byteOrderMark, otherEncoding, invalidUTF8, badSpace, unexpectedCharacter
        // Guards.
        case tooDeep, tooLarge, tooManyNodes, tooManyFaults
        // The form of the whole text.
        case otherFormat
    }

    package var cause: Cause
    /// Offset of the first byte of the place.
    package var start: Int
    /// One past its last byte; equal to `start` where something is missing.
    package var end: Int
    /// Where that begins to which the fault belongs: the opening bracket, quote or comment mark.
    package var related: Int?

    package init(_ cause: Cause, start: Int, end: Int, related: Int? = nil) {
        self.cause = cause
        self.start = start
        self.end = end
        self.related = related
    }
}

/// What the recovering scanner made of a text.
package struct Recovered: Sendable {
    /// The document as if it had been written properly; empty unless `isComplete`.
    package var nodes: [Node]
    /// Every fault, in the order of the text.
    package var faults: [SyntaxFault]
    /// The meaning of all faults is plain, so that `nodes` is the whole document and may be checked further.
    package var isComplete: Bool
}
