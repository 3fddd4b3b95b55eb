/// What a document asks of a system: the lowest Apple Pay version that has all of it, and what has no version number.
///
/// ```swift
/// var reader = DocumentReader()
/// let requirements = reader.requirements(of: text.utf8)
/// print(requirements?.apiVersion ?? 1)
/// ```
public struct Requirements: Sendable, Hashable {
    /// The lowest Apple Pay version that knows everything in the document.
    public let apiVersion: Int
    /// The abilities without a version number that the document needs, in the specification's order.
    public let features: [ApplePayFeature]
    /// The RFC 6901 pointers of what needs exactly that version or one of the features, in the order of the text.
    ///
    /// Empty if every version will do; at most ``maximumReasons`` are named.
    public let reasons: [String]

    /// How many pointers are named at most: a hundred line items need no hundred reasons.
    public static let maximumReasons = 32

    /// The first iOS and the first macOS that have all of it; empty if Apple documents none for the version.
    public var systems: [SystemRelease] {
        var systems = SystemRelease.first(withVersion: apiVersion)
        for feature in features {
            for later in SystemRelease.first(with: feature) {
                for place in systems.indices where systems[place].family == later.family && later.isLater(than: systems[place]) {
                    systems[place] = later
                }
            }
        }
        return systems
    }

    package init(apiVersion: Int, features: [ApplePayFeature], because: [String]) {
        self.apiVersion = apiVersion
        self.features = features
        self.reasons = because
    }
}
