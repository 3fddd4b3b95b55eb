import PaySheet
import PaySheetText

/// Text that is safe to draw: one line, no control characters, no direction marks that affect other text, and few accents on a letter.
///
/// ```swift
/// CleanText("Sky\u{1B}[31m Air\n").text  // "Sky[31m Air", with U+FFFD in the place of the escape character
/// ```
///
/// White space of any kind becomes single spaces. U+FFFD replaces a character that a label may not contain, so that it stays visible.
public struct CleanText: Sendable, Hashable {
    /// The text.
    public let text: String
    /// Whether the text was shortened; it then ends with an ellipsis.
    public let isCut: Bool

    /// The limit, above any label of a payment sheet.
    public static let usualLimit = 1000

    private static let marksOnALetter = 3

    /// Cleans a text and cuts it after this number of characters.
    public init(_ text: String, limit: Int = CleanText.usualLimit) {
        let clean = CleanText.cleaned(text, budget: max(limit, 1) &* 8)
        let short = String(clean.text.prefix(max(limit, 1)))
        isCut = clean.isCut || short.utf8.count < clean.text.utf8.count
        self.text = isCut ? CleanText.trimmed(short) + "…" : clean.text
    }

    /// The direction of the text: that of its first letter.
    public var direction: WritingDirection { WritingDirection(of: text) }

    /// Whether there is nothing to read.
    public var isEmpty: Bool { text.isEmpty }

    /// Returns the text, or other words if it is empty.
    package func or(_ other: String) -> CleanText { isEmpty ? CleanText(other) : self }

    /// Reads only a limited number of scalars, so that a label of a megabyte costs no more than its visible part.
    private static func cleaned(_ text: String, budget: Int) -> (text: String, isCut: Bool) {
        var result = String.UnicodeScalarView()
        var (seen, marks) = (0, 0)
        var isAfterSpace = true
        var isAfterReplacement = false
        for scalar in text.unicodeScalars {
            guard seen < budget else { return (trimmed(String(result)), true) }
            seen += 1
            switch role(of: scalar) {
            case .space:
                if !isAfterSpace { result.append(" ") }
                (isAfterSpace, isAfterReplacement, marks) = (true, false, 0)
                continue
            case .joiner, .mark:
                // Without a letter before it, it would combine with text outside of the label.
                guard !isAfterSpace, !isAfterReplacement else { continue }
                marks += 1
                if marks <= marksOnALetter { result.append(scalar) }
                continue
            case .foreign:
                marks = 0
                guard !isAfterReplacement else { continue }
                result.append("\u{FFFD}")
                (isAfterSpace, isAfterReplacement) = (false, true)
                continue
            case .letter:
                marks = 0
                if scalar == VisibleText.commandBracket {
                    var before = result.reversed().makeIterator()
                    if VisibleText.opensCommand(after: { before.next().map { UInt8(exactly: $0.value) ?? 0 } }) { result.append(" ") }
                }
                result.append(scalar)
            }
            (isAfterSpace, isAfterReplacement) = (false, false)
        }
        return (trimmed(String(result)), false)
    }

    private enum Role { case letter, mark, joiner, space, foreign }

    private static func role(of scalar: Unicode.Scalar) -> Role {
        let value = scalar.value
        if value > 0x20, value < 0x7F { return .letter }
        switch DangerousCharacter(scalar) {
        case .joiner, .directionMark: return .joiner
        case .lineSeparator: return .space
        case .control: return (0x09...0x0D).contains(value) || value == 0x85 ? .space : .foreign
        case _?: return .foreign
        case nil: break
        }
        if value == 0x00A0 || value == 0x202F { return .letter }
        // Cuneiform signs can be as wide as words and as high as two lines.
        if (0x12000...0x1254F).contains(value) { return .foreign }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .nonspacingMark, .enclosingMark: return .mark
        default: return .letter
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension CleanText: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

extension CleanText: ExpressibleByStringLiteral {
    /// Cleans a literal.
    public init(stringLiteral text: String) { self.init(text) }
}
