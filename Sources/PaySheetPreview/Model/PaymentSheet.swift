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
/// The card of an order in Wallet is drawn in the same way: it has a total if the order states one, and no button.
///
/// It is an illustration: devices differ by system, version and settings. Values of contacts, which only the shopper should see, are not
/// part of it.
public struct PaymentSheet: Sendable, Hashable {
    /// The language of the sheet's own words. It also decides the direction of the sheet.
    public var language: SheetLanguage
    /// The kind of payment, or an order.
    public var purpose: SheetPurpose
    /// The business that is paid, or that pays. `nil` for an update, which does not name it.
    public var payee: CleanText?
    /// The messages at the top of the sheet.
    public var notices: [SheetNotice]
    /// The sections of the sheet from top to bottom.
    public var sections: [SheetSection]
    /// The last line: the amount to pay, or to receive. `nil` for an order that states none.
    public var total: SheetRow?
    /// The state of the button below the total. `nil` for an order, which has none.
    public var confirmation: SheetConfirmation?
    /// The language for the forms of Chinese characters, as a BCP 47 tag: `ja` for a business in Japan. `nil` if the country does not
    /// decide it.
    public var ideographLanguage: CleanText?

    /// Creates a sheet from its parts.
    public init(
        language: SheetLanguage = .english, purpose: SheetPurpose, payee: CleanText?, notices: [SheetNotice] = [],
        sections: [SheetSection], total: SheetRow?, confirmation: SheetConfirmation? = .ready, ideographLanguage: CleanText? = nil
    ) {
        self.language = language
        self.purpose = purpose
        self.payee = payee
        self.notices = notices
        self.sections = sections
        self.total = total
        self.confirmation = confirmation
        self.ideographLanguage = ideographLanguage
    }
}

/// The kind of payment of a sheet, or an order.
public enum SheetPurpose: UInt8, Sendable, Hashable, CaseIterable {
    /// A single payment.
    case payment
    /// A recurring payment.
    case subscription
    /// A balance that is topped up when it is low.
    case reload
    /// A later charge.
    case deferred
    /// A transfer to the person.
    case transfer
    /// An order that Wallet tracks.
    case order

    /// Returns the words above the name of the business.
    public func title(in language: SheetLanguage) -> String {
        switch self {
        case .payment: language.payment
        case .subscription: language.subscription
        case .reload: language.automaticReload
        case .deferred: language.laterPayment
        case .transfer: language.transfer
        case .order: language.order
        }
    }

    /// Returns what the whole picture shows: a payment sheet, or an order.
    func subject(in language: SheetLanguage) -> String { self == .order ? language.order : language.sheetTitle }

    /// Returns the note on the picture.
    func disclaimer(in language: SheetLanguage) -> String { self == .order ? language.orderDisclaimer : language.disclaimer }
}

/// The state of the button below the total, with which the shopper confirms.
public enum SheetConfirmation: UInt8, Sendable, Hashable, CaseIterable {
    /// The shopper can confirm.
    case ready
    /// The shopper must correct something first.
    case blocked
    /// The payment was successful.
    case done
    /// The payment failed.
    case failed

    /// Returns the words of the button.
    public func title(in language: SheetLanguage) -> String {
        switch self {
        case .ready, .blocked: language.confirm
        case .done: language.done
        case .failed: language.notCompleted
        }
    }
}

/// A message in the sheet: an error, or the result.
public struct SheetNotice: Sendable, Hashable {
    /// The kind of the message.
    public var kind: Kind
    /// The subject: `Postal code`.
    public var label: CleanText
    /// The message.
    public var text: CleanText

    /// The kinds of messages.
    public enum Kind: UInt8, Sendable, Hashable {
        /// The shopper must correct something.
        case problem
        /// The payment was successful.
        case done
    }

    /// Creates a message.
    public init(_ kind: Kind, label: CleanText, text: CleanText) {
        self.kind = kind
        self.label = label
        self.text = text
    }
}
