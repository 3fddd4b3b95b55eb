/// One sheet of a sequence.
public struct SheetStep: Sendable, Hashable {
    /// The action before it: `Coupon code SUMMER20`. `nil` for a single sheet.
    public var caption: CleanText?
    /// The sheet.
    public var sheet: PaymentSheet

    /// Creates a step.
    public init(_ sheet: PaymentSheet, caption: CleanText? = nil) {
        self.sheet = sheet
        self.caption = caption
    }
}
