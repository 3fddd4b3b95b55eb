/// A payment sheet for drawing: the recipient, the items, the shopper's choices and the total.
///
/// It is built from a document of the library and does not depend on JSON. The values are public, so that you can draw another kind of
/// picture.
///
/// ```swift
/// let sheet = PaymentSheet(request)
/// print(TerminalPicture().drawing(of: sheet))
/// ```
///
/// Its own words are English. It is an illustration: devices differ by system, version and settings. Values of contacts, which only the
/// shopper should see, are not part of it.
public struct PaymentSheet: Sendable, Hashable {
    /// The kind of payment.
    public var purpose: SheetPurpose
    /// The business that is paid, or that pays. `nil` for an update, which does not name it.
    public var payee: CleanText?
    /// The messages at the top of the sheet.
    public var notices: [SheetNotice]
    /// The sections of the sheet from top to bottom.
    public var sections: [SheetSection]
    /// The last line: the amount to pay, or to receive.
    public var total: SheetRow
    /// The language for the forms of Chinese characters, as a BCP 47 tag: `ja` for a business in Japan. `nil` if the country does not
    /// decide it.
    public var ideographLanguage: CleanText?

    /// Creates a sheet from its parts.
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

    /// The note on every picture.
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
