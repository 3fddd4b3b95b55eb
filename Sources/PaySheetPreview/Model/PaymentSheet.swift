/// A payment sheet as it would be drawn: who is paid, what for, what the shopper chooses, what it comes to.
///
/// It is made of a document of the library and knows nothing of JSON. The values are public, so that a picture of another
/// kind can be drawn from them.
///
/// ```swift
/// let sheet = PaymentSheet(request)
/// print(TerminalPicture().drawing(of: sheet))
/// ```
///
/// Its own words are English. It is an illustration: what a device shows differs by system, version and settings, and values
/// of contacts, which only the shopper should see, are not part of it.
public struct PaymentSheet: Sendable, Hashable {
    /// What kind of payment it is.
    public var purpose: SheetPurpose
    /// The business that is paid, or that pays. `nil` where the document, an update, does not say.
    public var payee: CleanText?
    /// What the sheet tells the shopper above everything else.
    public var notices: [SheetNotice]
    /// The parts of the sheet from top to bottom.
    public var sections: [SheetSection]
    /// The last line: what is paid, or received.
    public var total: SheetRow
    /// The language that decides how Chinese characters are drawn, as a BCP 47 tag: `ja` for a business in Japan. `nil` where
    /// the country tells nothing.
    public var ideographLanguage: CleanText?

    /// Puts a sheet together by hand.
    public init(
        purpose: SheetPurpose, payee: CleanText?, notices: [SheetNotice] = [], sections: [SheetSection], total: SheetRow,
        ideographLanguage: CleanText? = nil
    ) {
        self.purpose = purpose
        self.payee = payee
        self.notices = notices
        self.sections = sections
        self.total = total
        self.ideographLanguage = ideographLanguage
    }

    /// What every picture says about itself.
    public static let disclaimer = "Illustration, not Apple's sheet"
}

/// What kind of payment a sheet is about.
public enum SheetPurpose: UInt8, Sendable, Hashable, CaseIterable {
    /// Something is paid once.
    case payment
    /// Something is paid again and again.
    case subscription
    /// A balance is topped up whenever it runs low.
    case reload
    /// Something is charged at a later date.
    case deferred
    /// Money is sent to the person.
    case transfer

    /// The words above the name of the business.
    public var title: String {
        switch self {
        case .payment: "Payment"
        case .subscription: "Subscription"
        case .reload: "Automatic reload"
        case .deferred: "Later payment"
        case .transfer: "Transfer to you"
        }
    }
}

/// A message in the sheet: what is wrong, or how it ended.
public struct SheetNotice: Sendable, Hashable {
    /// Whether it went well.
    public var kind: Kind
    /// What it is about: `Postal code`.
    public var label: CleanText
    /// The message.
    public var text: CleanText

    /// Whether it went well.
    public enum Kind: UInt8, Sendable, Hashable {
        /// Something has to be put right.
        case problem
        /// The payment went through.
        case done
    }

    /// Makes a message.
    public init(_ kind: Kind, label: CleanText, text: CleanText) {
        self.kind = kind
        self.label = label
        self.text = text
    }
}
