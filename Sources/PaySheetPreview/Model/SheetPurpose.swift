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
