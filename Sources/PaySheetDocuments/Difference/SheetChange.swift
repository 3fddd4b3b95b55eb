public import PaySheet

/// One thing that the shopper would see differently.
public struct SheetChange: Sendable, Hashable {
    /// What has changed.
    public let subject: Subject
    /// What it was. `nil` where it is new.
    public let old: Value?
    /// What it is. `nil` where it is gone.
    public let new: Value?

    init(_ subject: Subject, from old: Value?, to new: Value?) {
        self.subject = subject
        self.old = old
        self.new = new
    }

    /// Parts of the sheet.
    public enum Subject: Sendable, Hashable {
        /// Who is paid: the label of the total.
        case payee
        /// The amount that is charged.
        case total
        /// The currency of the sheet.
        case currency
        /// An item and its price.
        case item(label: String)
        /// What an item of this price is called.
        case itemName
        /// The order in which the items stand.
        case itemOrder
        /// How the goods reach the shopper.
        case shippingType
        /// A way of shipping and its price.
        case shipping(label: String)
        /// What a way of shipping is called.
        case shippingName
        /// What is said below a way of shipping.
        case shippingDetail(label: String)
        /// When a way of shipping arrives.
        case shippingArrival(label: String)
        /// The way of shipping that is chosen from the start.
        case shippingChosen
        /// The order in which the ways of shipping stand.
        case shippingOrder
        /// A merchant and its share.
        case merchant(name: String)
        /// What a merchant is called.
        case merchantName
        /// What the shop itself keeps of a payment to several merchants.
        case ownShare(payee: String)
        /// Something that the shopper is asked for.
        case contactField(ContactField, of: Contact)
        /// Whether the shopper may change the shipping contact.
        case contactEditing
        /// A contact that is filled in from the start; its value is personal.
        case contact(member: String, of: Contact)
        /// A field for a coupon code.
        case couponField
        /// The coupon code that is filled in from the start.
        case couponCode
        /// A network whose cards are taken.
        case network(PaymentNetwork)
        /// The countries whose cards are taken.
        case cardCountries
        /// An agreement as a whole.
        case plan(Plan)
        /// What is paid for by an agreement.
        case planDescription(Plan)
        /// The terms of an agreement.
        case agreement(Plan)
        /// The page on which an agreement is changed or ended.
        case managementPage(Plan)
        /// The price in the trial.
        case trialPrice
        /// When the trial ends, and by how many days it became longer, where that can be told.
        case trialEnd(longerBy: Int64?)
        /// The price after the trial.
        case regularPrice
        /// When the regular charges begin.
        case regularStart
        /// When the regular charges end.
        case regularEnd
        /// What one reload costs.
        case reloadPrice
        /// The balance that sets off a reload.
        case reloadThreshold
        /// What is charged later.
        case deferredPrice
        /// When it is charged.
        case deferredDate
        /// Until when cancelling costs nothing.
        case freeCancellation
        /// The time zone in which the end of free cancellation is shown.
        case freeCancellationZone
        /// A message about something that the shopper has entered.
        case error(field: String)
    }

    /// What a value is.
    public enum Value: Sendable, Hashable {
        /// A price.
        case price(SheetPrice)
        /// A price that comes again, such as `12.99 USD every month`, and when it begins.
        case repeated(SheetPrice, interval: String, from: String?)
        /// Words of the document.
        case text(String)
        /// Days and other things in the words of this library.
        case words(String)
        /// A value that says something about a person; it is shown only where asked for.
        case personal(String)
        /// It is there.
        case present
    }

    /// Whose contact it is.
    public enum Contact: String, Sendable, Hashable {
        /// Where the goods go.
        case shipping
        /// Who pays.
        case billing
        /// Who receives a transfer.
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
        /// Money sent to the shopper.
        case transfer
    }
}

extension SheetChange.Subject {
    /// The word that reports use.
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

    /// Which one of its kind it is: the label of an item, the name of a merchant, the field of a contact.
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
    /// How much more the price is now. `nil` where it is no price, or the two cannot be compared.
    public var difference: Amount? {
        switch (old, new) {
        case (.price(let old)?, .price(let new)?), (.repeated(let old, _, _)?, .repeated(let new, _, _)?): old.difference(to: new)
        default: nil
        }
    }
}
