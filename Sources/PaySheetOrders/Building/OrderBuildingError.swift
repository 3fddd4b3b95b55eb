public import PaySheet

/// Why an order cannot change as it was asked to. The order stays as it was.
public enum OrderBuildingError: Error, Sendable, Hashable {
    /// The text is not a date, a time and an offset.
    case date(DateTimeText)
    /// Every change needs a later time than the change before.
    case notLater(than: DateTimeText)
    /// The order is completed or cancelled.
    case closed(WalletOrderStatus)
    /// An identifier has no visible character.
    case identifierEmpty
    /// Another fulfillment or return of the order has this identifier.
    case repeatedIdentifier(String)
    /// The order has no such shipment.
    case unknownShipment(identifier: String)
    /// The order has no such pickup.
    case unknownPickup(identifier: String)
    /// The order has no such fulfillment.
    case unknownFulfillment(identifier: String)
    /// The order has no such return.
    case unknownReturn(identifier: String)
    /// The step does not follow the status of the fulfillment or return.
    case wrongStep(identifier: String, status: String)
    /// A new pickup needs a place.
    case placeMissing(identifier: String)
    /// The order has no item with this `sku`, and none without `sku` that has this title.
    case unknownItem(String)
    /// More pieces of an item than are left.
    case tooMany(item: String, left: ExactNumber)
    /// No item is left.
    case nothingLeft
    /// A quantity is not above zero, or too long to calculate with.
    case quantity(item: String)
    /// A problem or a cancellation needs a reason that the customer can read.
    case reasonMissing
    /// A time window ends before it begins, or with its beginning.
    case emptyWindow
    /// A shipment was delivered before it was shipped.
    case deliveredBeforeShipped(DateTimeText)
    /// An amount is finer than the minor unit of the currency, or too long.
    case amount(AmountError)
    /// A line of the bill is pending, or has no amount. Names the line.
    case amountUnknown(label: String)
    /// An amount has another currency than the order.
    case currency(Currency)
    /// A payment or a refund must be above zero.
    case amountNotPositive
    /// The lines of the bill add up to less than zero.
    case negativeTotal(Amount)
    /// The order says nothing about its payment.
    case paymentMissing
    /// More than is left to pay.
    case paymentExceeds(left: Amount)
    /// More than was paid and is not refunded yet.
    case refundExceeds(left: Amount)
    /// No payment waits for being captured.
    case nothingAuthorized
    /// A fulfillment is on its way or handed over, so the order cannot be cancelled.
    case underWay(identifier: String)
    /// A fulfillment is not finished, so the order cannot be completed.
    case unfinished(identifier: String)
    /// The checkout has a problem.
    case checkout(CheckoutError)
    /// The checkout does not know which items a merchant is paid for.
    case unassigned(externalIdentifier: String)
    /// What the check of Wallet orders finds in the result.
    case finding(Finding)
}

extension OrderBuildingError: CustomStringConvertible {
    /// What is wrong, and what to do. Identifiers and titles appear only in the words of a finding.
    public var description: String {
        switch self {
        case .date: "the text is not a date, a time and an offset; write it like \"2027-03-01T09:00:00Z\""
        case .notLater(let last): "the change is not later than the one before; use a time after " + last.rawValue
        case .closed(let status): "the order is " + status.rawValue + "; leave it as it is"
        case .identifierEmpty: "the identifier is empty; write one"
        case .repeatedIdentifier: "the order has this identifier already; use another one"
        case .unknownShipment: "the order has no shipment with this identifier; ship it first"
        case .unknownPickup: "the order has no pickup with this identifier; prepare it first"
        case .unknownFulfillment: "the order has no fulfillment with this identifier; ship or prepare it first"
        case .unknownReturn: "the order has no return with this identifier; start it first"
        case .wrongStep(_, let status): "this step does not follow the status \"" + status + "\"; take another one"
        case .placeMissing: "a new pickup needs a place; add it"
        case .unknownItem: "the order does not have this item; write its \"sku\", or its title if it has none"
        case .tooMany(_, let left): "the order has only " + left.text + " of this item left; use a smaller quantity"
        case .nothingLeft: "no item is named, or none is left; name items that are not in another fulfillment or return"
        case .quantity: "a quantity must be a number above zero with at most 18 digits; write another one"
        case .reasonMissing: "the customer needs a reason; say what happened and what they can do"
        case .emptyWindow: "the time window does not end after its beginning; use a later end"
        case .deliveredBeforeShipped(let shipped): "the delivery is earlier than the shipping; use a time after " + shipped.rawValue
        case .amount(let error): error.description + "; use another amount"
        case .currency(let currency): currency.rawValue + " is not the currency of the order; use one currency"
        case .amountUnknown: "the amount of a line is not known yet; make the order when it is"
        case .amountNotPositive: "an amount that is paid or refunded must be above zero; use another one"
        case .negativeTotal: "the bill adds up to less than zero; correct its lines"
        case .paymentMissing: "the order has no payment; make it with a bill"
        case .paymentExceeds(let left) where left <= .zero: "nothing is left to pay; leave the payment out"
        case .paymentExceeds(let left): "only " + left.text + " is left to pay; use a smaller amount"
        case .refundExceeds(let left) where left <= .zero: "no captured money is left to refund; capture a payment first"
        case .refundExceeds(let left): "only " + left.text + " can be refunded; use a smaller amount"
        case .nothingAuthorized: "no payment waits for being captured; pay first"
        case .underWay: "a fulfillment is on its way or handed over; cancel that one, or complete the order"
        case .unfinished: "a fulfillment is not finished; finish or cancel it first"
        case .checkout(let error): error.description + "; correct the checkout"
        case .unassigned: "nothing says which items a merchant is paid for; tell the checkout with assign(_:to:)"
        case .finding(let finding): finding.rule.name + ": " + finding.message + (finding.help.map { "; " + $0 } ?? "")
        }
    }
}
