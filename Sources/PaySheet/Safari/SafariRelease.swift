/// A release of Safari, such as 18.4. The engine's checks differ between releases.
///
/// ```swift
/// var policy = Policy()
/// policy.safari = SafariRelease("18.4")
/// ```
public struct SafariRelease: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let major: UInt16
    private let minor: UInt16

    init(_ major: UInt16, _ minor: UInt16 = 0) { (self.major, self.minor) = (major, minor) }

    /// Reads a number with one point at most, such as `18.4`.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: ASCII.point, maxSplits: 2, omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy { ASCII.isDigit($0) } }) else {
            return nil
        }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + UInt16($1 - ASCII.zero) } }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// The release that comes with a system. Returns `nil` for a watch, which has no Safari.
    public init?(with system: SystemRelease) {
        let (major, minor) = (system.numbers.x, system.numbers.y)
        switch system.family {
        case .iOS: self.init(major, minor)
        case .watchOS: return nil
        // macOS 10.15 came with Safari 13, macOS 15 with Safari 18. From 26 on the numbers are the same.
        case .macOS: self.init(major == 10 ? minor &- min(minor, 2) : major < 26 ? major &+ 3 : major, major == 10 ? 0 : minor)
        }
    }

    /// The number, without a last zero: `18`, `26.4`.
    public var description: String { String(major) + (minor > 0 ? "." + String(minor) : "") }

    /// Earlier releases come first.
    public static func < (left: SafariRelease, right: SafariRelease) -> Bool {
        left.major != right.major ? left.major < right.major : left.minor < right.minor
    }

    // MARK: What changed

    /// The sheet selects the last shipping option of the W3C interface that is marked. (The release follows from PassKit's: about.)
    static let selectsMarkedOptions = SafariRelease(15, 4)
    /// Totals above 100000000 are allowed.
    static let largeTotals = SafariRelease(18)
    /// An unknown network is left out, as long as a known one remains. (The release follows from dates: about.)
    static let dropsNetworks = SafariRelease(26, 4)
    /// A deferred payment survives a change of the card. (The release follows from dates: about.)
    static let keepsDeferredPayments = SafariRelease(27)
    /// The address for the merchant session of a delegated request names its own endpoint. (The release follows from dates: about.)
    static let namesDelegatedEndpoint = SafariRelease(27)
}

extension Policy {
    /// Whether the verdict is about a release that has a change.
    func isSafari(from first: SafariRelease) -> Bool { safari.map { $0 >= first } ?? false }
}
