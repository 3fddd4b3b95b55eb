/// One of the five steps to Tap to Pay on iPhone, in their order.
public enum TapToPayStep: String, Sendable, Hashable, CaseIterable {
    /// Choosing a payment provider.
    case provider
    /// Getting the entitlement.
    case entitlement
    /// Building the app.
    case build
    /// Following the design guidelines.
    case design
    /// Passing the review.
    case review

    /// Whether a step is done.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// It is done.
        case done
        /// It is the first one that is not done.
        case next
        /// It comes later.
        case open
    }

    /// Returns the state of each step.
    ///
    /// - Parameter done: The steps that are done.
    public static func states(done: Set<TapToPayStep>) -> [(step: TapToPayStep, state: State)] {
        let next = allCases.first { !done.contains($0) }
        return allCases.map { ($0, done.contains($0) ? .done : $0 == next ? .next : .open) }
    }

    /// What to do.
    package var words: String {
        switch self {
        case .provider: "choose a payment provider that supports Tap to Pay in your country"
        case .entitlement: "request the entitlement; only the Account Holder of an organization can do this"
        case .build: "build with ProximityReader, or with the SDK of the provider"
        case .design: "follow the design guidelines"
        case .review: "submit the app for review, with the entitlement for distribution"
        }
    }
}
