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
