/// A way to draw payment sheets.
///
/// The same sheets and the same options give the same text on every machine.
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
    /// As the reader's system is set.
    case auto
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
