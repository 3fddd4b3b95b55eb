public import PaySheet

/// The Apple Pay buttons and merchandising elements of a page, and the mistakes in their markup, style and script.
///
/// ```swift
/// let page = ButtonPage(Array("<apple-pay-button type=\"topup\"></apple-pay-button>".utf8))
/// print(page.findings[0].help ?? "")  // write top-up
/// ```
///
/// It reads HTML, templates, CSS and scripts. A value that a program computes is not checked.
public struct ButtonPage: Sendable {
    /// The number of `<apple-pay-button>` elements.
    public let buttonCount: Int
    /// The number of `<apple-pay-merchandising>` elements.
    public let merchandisingCount: Int
    /// The mistakes, in the order of their places.
    public let findings: [Finding]

    /// Reads a page.
    ///
    /// - Parameter isHTML: Whether the text is HTML. A text with an element such as `<head>` is HTML in any case.
    public init(_ text: [UInt8], isHTML: Bool = false) {
        var check = PageCheck(text, isHTML: isHTML)
        check.run()
        (buttonCount, merchandisingCount) = (check.buttons.count, check.merchandising.count)
        findings = PlacedProblem.located(check.found, in: text)
    }
}

/// A mistake with the place of a byte.
struct PlacedProblem {
    let place: Int
    let rule: RuleID
    let severity: Severity
    let message: Sentence
    let remedy: String

    /// Finds lines and columns in one pass.
    static func located(_ problems: [PlacedProblem], in text: [UInt8]) -> [Finding] {
        var (line, column, utf16Column, place) = (1, 1, 1, 0)
        return problems.inOrder { $0.place }.map { problem in
            while place < problem.place, place < text.count {
                if text[place] == 0x0A {
                    (line, column, utf16Column) = (line + 1, 1, 1)
                } else if text[place] & 0xC0 != 0x80 {
                    column += 1
                    utf16Column += text[place] >= 0xF0 ? 2 : 1
                }
                place += 1
            }
            return Finding(
                problem.rule, problem.severity, problem.message, help: problem.remedy,
                TextPosition(line: line, column: column, utf16Column: utf16Column, offset: problem.place))
        }
    }
}
