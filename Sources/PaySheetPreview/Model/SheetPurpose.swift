/// The kind of payment of a sheet.
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
