/// A release of a system with Apple Pay, such as iOS 16.4.
///
/// ```swift
/// let release = SystemRelease("ios15.4")
/// print(release?.apiVersion ?? 1)  // 13
/// ```
public struct SystemRelease: Sendable, Hashable, CustomStringConvertible {
    /// A system. iPadOS has the releases of iOS.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// The system of iPhone and iPad.
        case iOS
        /// The system of Mac.
        case macOS
        /// The system of Apple Watch, which has Apple Pay in apps only.
        case watchOS

        /// The name that the command takes.
        fileprivate var word: String {
            switch self {
            case .iOS: "ios"
            case .macOS: "macos"
            case .watchOS: "watchos"
            }
        }
    }

    /// The system.
    public let family: Family
    /// The parts of the release's number: 15, 4, 0 for 15.4.
    package let numbers: SIMD3<UInt16>

    package init(_ family: Family, _ major: UInt16, _ minor: UInt16 = 0, _ patch: UInt16 = 0) {
        self.family = family
        numbers = SIMD3(major, minor, patch)
    }

    /// Reads a name and a number, such as `ios15.4` or `macOS 13`, in any case. `ipados` counts as iOS.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let end = bytes.firstIndex { ASCII.isDigit($0) || $0 == 0x20 } ?? bytes.count
        let name = bytes[..<end].map { ASCII.lowerCased($0) }
        let isTablet = name.elementsEqual("ipados".utf8)
        guard let family = isTablet ? Family.iOS : Family.allCases.first(where: { name.elementsEqual($0.word.utf8) }) else { return nil }
        self.family = family
        let start = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
        let parts = bytes[start...].split(separator: ASCII.point, maxSplits: 3, omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers = SIMD3<UInt16>()
        for (place, part) in parts.enumerated() {
            guard !part.isEmpty, part.count <= 3, part.allSatisfy({ ASCII.isDigit($0) }) else { return nil }
            numbers[place] = part.reduce(0) { $0 * 10 + UInt16($1 - ASCII.zero) }
        }
        self.numbers = numbers
    }

    /// The name as Apple writes it, without a last zero: `iOS 16.4`, `macOS 13`.
    public var description: String {
        var text = family.rawValue + " " + String(numbers.x)
        if numbers.y > 0 || numbers.z > 0 { text += "." + String(numbers.y) }
        if numbers.z > 0 { text += "." + String(numbers.z) }
        return text
    }

    /// The text that the command takes, such as `ios16.4`.
    package var word: String {
        let name = family.word
        return name + description.dropFirst(name.utf8.count + 1)
    }

    /// Whether this release came later than another one of the same system.
    package func isLater(than other: SystemRelease) -> Bool {
        if numbers.x != other.numbers.x { return numbers.x > other.numbers.x }
        return numbers.y != other.numbers.y ? numbers.y > other.numbers.y : numbers.z > other.numbers.z
    }

    // MARK: What Apple documents

    /// The highest Apple Pay version that the release is documented to have; `nil` for releases without Apple Pay on the web.
    public var apiVersion: Int? {
        switch family {
        case .iOS: SystemRelease.versions.last { !$0.iOS.isLater(than: self) }?.version
        case .macOS: SystemRelease.versions.last { !$0.macOS.isLater(than: self) }?.version
        case .watchOS: nil
        }
    }

    /// The first releases with an Apple Pay version; none if Apple does not document them.
    static func first(withVersion version: Int) -> [SystemRelease] {
        versions.first { $0.version == version }.map { [$0.iOS, $0.macOS] } ?? []
    }

    /// The first releases with an ability that has no version of its own; none if it has one, or if they are not documented.
    static func first(with feature: ApplePayFeature) -> [SystemRelease] {
        features.first { $0.feature == feature }.map { [$0.iOS, $0.macOS] } ?? []
    }

    /// The first releases with each version. The release notes end with 14, and Apple does not say which release brought 15.
    ///
    /// <https://developer.apple.com/documentation/applepayontheweb/apple-pay-on-the-web-version-history>
    private static let versions: [(version: Int, iOS: SystemRelease, macOS: SystemRelease)] = [
        (1, SystemRelease(.iOS, 10), SystemRelease(.macOS, 10, 12)), (2, SystemRelease(.iOS, 10, 1), SystemRelease(.macOS, 10, 12, 1)),
        (3, SystemRelease(.iOS, 11), SystemRelease(.macOS, 10, 13)), (4, SystemRelease(.iOS, 12, 1), SystemRelease(.macOS, 10, 14, 1)),
        (5, SystemRelease(.iOS, 12, 1, 1), SystemRelease(.macOS, 10, 14, 2)),
        (6, SystemRelease(.iOS, 12, 2), SystemRelease(.macOS, 10, 14, 4)),
        (7, SystemRelease(.iOS, 12, 4), SystemRelease(.macOS, 10, 14, 6)),
        (8, SystemRelease(.iOS, 13, 2), SystemRelease(.macOS, 10, 15, 1)),
        (9, SystemRelease(.iOS, 13, 6), SystemRelease(.macOS, 10, 15, 6)), (10, SystemRelease(.iOS, 14), SystemRelease(.macOS, 11)),
        (11, SystemRelease(.iOS, 14, 5), SystemRelease(.macOS, 11, 5)), (12, SystemRelease(.iOS, 15), SystemRelease(.macOS, 12)),
        (13, SystemRelease(.iOS, 15, 4), SystemRelease(.macOS, 12, 3)), (14, SystemRelease(.iOS, 16), SystemRelease(.macOS, 13)),
    ]

    /// Deferred payments: <https://developer.apple.com/documentation/passkit/pkdeferredpaymentrequest>. Apple Pay Later:
    /// <https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability>. Transfers and category codes:
    /// <https://developer.apple.com/videos/play/wwdc2024/10108/>.
    private static let features: [(feature: ApplePayFeature, iOS: SystemRelease, macOS: SystemRelease)] = [
        (.paymentRequestDeferred, SystemRelease(.iOS, 16, 4), SystemRelease(.macOS, 13, 3)),
        (.applePayLater, SystemRelease(.iOS, 17), SystemRelease(.macOS, 14)),
        (.applePayLaterAvailability, SystemRelease(.iOS, 17), SystemRelease(.macOS, 14)),
        (.paymentRequestDisbursements, SystemRelease(.iOS, 18), SystemRelease(.macOS, 15)),
        (.paymentRequestMerchantCategoryCode, SystemRelease(.iOS, 18), SystemRelease(.macOS, 15)),
        (.paymentRequestDelegation, SystemRelease(.iOS, 26, 4), SystemRelease(.macOS, 26, 4)),
    ]
}
