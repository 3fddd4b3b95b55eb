/// A renderer of payment sheets.
///
/// The same sheets and options must give the same text on every machine.
public protocol SheetPicture: Sendable {
    /// Draws sheets one after another.
    func drawing(of sequence: SheetSequence) -> String
}

extension SheetPicture {
    /// Draws one sheet.
    public func drawing(of sheet: PaymentSheet) -> String { drawing(of: SheetSequence(sheet)) }
}

/// The colours of a picture.
public enum PictureTheme: UInt8, Sendable, Hashable, CaseIterable {
    /// The setting of the reader's system.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The colours of pictures. All text has a contrast of at least 4.5 to 1 against its background (WCAG AA).
package struct Palette: Sendable {
    package let page, card, border, hairline, band, ink, dim, accent, credit, problem, done: String

    package static let light = Palette(
        page: "#f2f4f7", card: "#ffffff", border: "#d0d5dd", hairline: "#e4e7ec", band: "#f5f6f8", ink: "#101828", dim: "#475467",
        accent: "#1d4ed8", credit: "#166534", problem: "#b42318", done: "#166534")
    package static let dark = Palette(
        page: "#0d1017", card: "#181c25", border: "#3b4352", hairline: "#2a303c", band: "#1f2430", ink: "#f2f4f7", dim: "#b3bac7",
        accent: "#93b4ff", credit: "#7ee2a8", problem: "#ff9c92", done: "#7ee2a8")
}
