/// One line of a checkout.
public struct CheckoutItem: Sendable, Hashable, Identifiable {
    /// Names an item of one checkout for as long as it is in it.
    public struct ID: Sendable, Hashable {
        let number: Int
    }

    /// The item's name.
    public let id: ID
    /// The line as the sheet shows it, with everything that it says besides the amount.
    var line: LineItem
    /// The amount in the currency's minor unit.
    var units: Int64
    var payees: Payees
    /// False for a part of the total that no line item tells of, which only a request that was read can have.
    var isListed = true

    /// The text of the line.
    public var label: String { line.label }
    /// The amount, below zero for a discount. `nil` if it is not settled yet.
    public var amount: Amount? { line.knownAmount }
    /// Whether the amount is not settled yet, so that it is not a part of the total.
    public var isPending: Bool { line.isPending }

    /// Whether the amount is charged now and is settled.
    var isCounted: Bool {
        guard !isPending, let timing = line.paymentTiming else { return !isPending }
        return timing == .immediate
    }
}

/// Who gets the amount of a line: places in a checkout's list of merchants, of which 0 is the primary one.
enum Payees: Sendable, Hashable {
    case one(Int)
    /// A request does not tell; the primary merchant, of what the others' shares leave.
    case unknown
    case several([Int], SharePolicy)
    /// All merchants in the list at the time of the call.
    case everyone(SharePolicy)
}

#if !hasFeature(Embedded)
    extension Payees: Codable {}
#endif
