public import PaySheet

/// A change for the shopper.
public struct SheetChange: Sendable, Hashable {
    /// The subject of the change.
    public let subject: Subject
    /// The old value, or `nil` if it is new.
    public let old: Value?
    /// The new value, or `nil` if it is removed.
    public let new: Value?

    init(_ subject: Subject, from old: Value?, to new: Value?) {
        self.subject = subject
        self.old = old
        self.new = new
    }

    /// Parts of the sheet.
    public enum Subject: Sendable, Hashable {
        /// The recipient of the payment: the label of the total.
        case payee
        /// The charged amount.
        case total
        /// The currency of the sheet.
        case currency
        /// An item and its price.
        case item(label: String)
        /// The label of an item with the same price.
        case itemName
        /// The order of the items.
        case itemOrder
        /// The delivery of the goods.
        case shippingType
        /// A shipping method and its price.
        case shipping(label: String)
        /// The label of a shipping method.
        case shippingName
        /// The detail text of a shipping method.
        case shippingDetail(label: String)
        /// The arrival of a shipping method.
        case shippingArrival(label: String)
        /// The selected shipping method.
        case shippingChosen
        /// The order of the shipping methods.
        case shippingOrder
        /// A merchant and its share.
        case merchant(name: String)
        /// The name of a merchant.
        case merchantName
        /// The shop's own share of a payment to several merchants.
        case ownShare(payee: String)
        /// Something that the shopper must enter.
        case contactField(ContactField, of: Contact)
        /// Whether the shopper may change the shipping contact.
        case contactEditing
        /// A contact that is filled in; its value is personal.
        case contact(member: String, of: Contact)
        /// A field for a coupon code.
        case couponField
        /// The coupon code that is filled in.
        case couponCode
        /// An accepted network.
        case network(PaymentNetwork)
        /// The countries whose cards are accepted.
        case cardCountries
        /// An agreement as a whole.
        case plan(Plan)
        /// The purpose of an agreement.
        case planDescription(Plan)
        /// The text of an agreement.
        case agreement(Plan)
        /// The page for changing or ending an agreement.
        case managementPage(Plan)
        /// The price in the trial.
        case trialPrice
        /// The end of the trial, and the number of days by which it became longer, if known.
        case trialEnd(longerBy: Int64?)
        /// The price after the trial.
        case regularPrice
        /// The start of the regular charges.
        case regularStart
        /// The end of the regular charges.
        case regularEnd
        /// The price of one reload.
        case reloadPrice
        /// The balance that triggers a reload.
        case reloadThreshold
        /// The later charge.
        case deferredPrice
        /// The date of the later charge.
        case deferredDate
        /// The end of free cancellation.
        case freeCancellation
        /// The time zone for the end of free cancellation.
        case freeCancellationZone
        /// A message about something that the shopper entered.
        case error(field: String)
    }

    /// The value of a subject.
    public enum Value: Sendable, Hashable {
        /// A price.
        case price(SheetPrice)
        /// A repeated price, such as `12.99 USD every month`, and its start.
        case repeated(SheetPrice, interval: String, from: String?)
        /// A text of the document.
        case text(String)
        /// Days and other values, in this library's words.
        case words(String)
        /// A personal value, which is shown only on request.
        case personal(String)
        /// Present, without a value.
        case present
    }

    /// The owner of a contact.
    public enum Contact: String, Sendable, Hashable {
        /// The shipping contact.
        case shipping
        /// The billing contact.
        case billing
        /// The recipient of a transfer.
        case recipient
    }

    /// Kinds of agreements.
    public enum Plan: String, Sendable, Hashable {
        /// Charges at regular intervals.
        case recurring
        /// A balance that is topped up.
        case reload
        /// One charge at a later date.
        case deferred
        /// A transfer to the shopper.
        case transfer
    }
}

extension SheetChange.Subject {
    /// The name in reports.
    public var word: String {
        switch self {
        case .payee: "payee"
        case .total: "total"
        case .currency: "currency"
        case .item: "item"
        case .itemName: "itemName"
        case .itemOrder: "itemOrder"
        case .shippingType: "shippingType"
        case .shipping: "shipping"
        case .shippingName: "shippingName"
        case .shippingDetail: "shippingDetail"
        case .shippingArrival: "shippingArrival"
        case .shippingChosen: "shippingChosen"
        case .shippingOrder: "shippingOrder"
        case .merchant: "merchant"
        case .merchantName: "merchantName"
        case .ownShare: "ownShare"
        case .contactField: "contactField"
        case .contactEditing: "contactEditing"
        case .contact: "contact"
        case .couponField: "couponField"
        case .couponCode: "couponCode"
        case .network: "network"
        case .cardCountries: "cardCountries"
        case .plan: "plan"
        case .planDescription: "planDescription"
        case .agreement: "agreement"
        case .managementPage: "managementPage"
        case .trialPrice: "trialPrice"
        case .trialEnd: "trialEnd"
        case .regularPrice: "regularPrice"
        case .regularStart: "regularStart"
        case .regularEnd: "regularEnd"
        case .reloadPrice: "reloadPrice"
        case .reloadThreshold: "reloadThreshold"
        case .deferredPrice: "deferredPrice"
        case .deferredDate: "deferredDate"
        case .freeCancellation: "freeCancellation"
        case .freeCancellationZone: "freeCancellationZone"
        case .error: "error"
        }
    }

    /// The name of the subject: the label of an item, the name of a merchant, the field of a contact.
    public var name: String? {
        switch self {
        case .item(let label), .shipping(let label), .shippingDetail(let label), .shippingArrival(let label): label
        case .merchant(let name): name
        case .ownShare(let payee): payee
        case .contactField(let field, let contact): contact.rawValue + "/" + field.rawValue
        case .contact(let member, let contact): contact.rawValue + "/" + member
        case .network(let network): network.rawValue
        case .plan(let plan), .planDescription(let plan), .agreement(let plan), .managementPage(let plan): plan.rawValue
        case .error(let field): field.utf8.isEmpty ? nil : field
        default: nil
        }
    }
}

extension SheetChange {
    /// The increase of the price, or `nil` if it is not a price or the two cannot be compared.
    public var difference: Amount? {
        switch (old, new) {
        case (.price(let old)?, .price(let new)?), (.repeated(let old, _, _)?, .repeated(let new, _, _)?): old.difference(to: new)
        default: nil
        }
    }
}
