/// A sequence of payment sheets, from the opening of the sheet to the end of the payment.
public struct SheetSequence: Sendable, Hashable {
    /// The sheets in the order of time, at least one.
    public private(set) var steps: [SheetStep]

    /// Creates a sequence of one sheet.
    public init(_ sheet: PaymentSheet) { steps = [SheetStep(sheet)] }

    /// Creates a sequence of a first sheet and further ones.
    public init(_ first: SheetStep, _ following: [SheetStep] = []) { steps = [first] + following }

    /// The language of the first sheet.
    public var language: SheetLanguage { steps.first?.sheet.language ?? .english }

    /// The purpose of the first sheet.
    var purpose: SheetPurpose { steps.first?.sheet.purpose ?? .payment }

    /// `Payment sheet: Wander`.
    var title: String { purpose.subject(in: language) + (steps.first?.sheet.payee.map { ": " + $0.text } ?? "") }

    /// The note on the picture.
    var disclaimer: String { purpose.disclaimer(in: language) }

    /// Adds a sheet.
    public mutating func append(_ step: SheetStep) { steps.append(step) }
}

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
