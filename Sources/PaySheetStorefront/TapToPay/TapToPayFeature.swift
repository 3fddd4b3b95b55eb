package import PaySheet

/// What an app can do with Tap to Pay on iPhone, and since when.
public enum TapToPayFeature: String, Sendable, Hashable, CaseIterable {
    /// Reads cards and phones without contact: payments, refunds, verifications and loyalty passes.
    case read
    /// Asks for the PIN on the phone.
    case pin
    /// Names the preferred applications of a card.
    case preferredApplications
    /// Says in words what the transaction is, such as a membership.
    case transactionDescription
    /// Keeps reads while there is no network.
    case storeAndForward

    /// The first iOS with it.
    package var first: SystemRelease {
        switch self {
        case .read: SystemRelease(.iOS, 15, 4)
        case .pin, .preferredApplications: SystemRelease(.iOS, 16, 4)
        case .transactionDescription: SystemRelease(.iOS, 18)
        case .storeAndForward: SystemRelease(.iOS, 18, 4)
        }
    }

    /// The feature in words.
    package var words: String {
        switch self {
        case .read: "reading cards"
        case .pin: "the entry of a PIN"
        case .preferredApplications: "preferredAIDList"
        case .transactionDescription: "transactionDescription"
        case .storeAndForward: "store and forward"
        }
    }
}
