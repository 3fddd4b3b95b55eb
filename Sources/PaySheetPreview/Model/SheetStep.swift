/// One sheet of a sequence.
public struct SheetStep: Sendable, Hashable {
    /// What has led to it: `Coupon code SUMMER20`. `nil` where a sheet stands alone.
    public var caption: CleanText?
    /// The sheet.
    public var sheet: PaymentSheet

    /// Makes a step.
    public init(_ sheet: PaymentSheet, caption: CleanText? = nil) {
        self.sheet = sheet
        self.caption = caption
    }
}
