/// What a check goes by. There is no hidden clock and no hidden configuration: everything is here.
public struct Policy: Sendable, Hashable {
    /// The Apple Pay version that the page asks for. `nil`: members are not compared with a version.
    public var apiVersion: Int?
    /// How much is read before the document is refused.
    public var limits: Limits
    /// How many findings are kept for one document.
    public var maximumFindings: Int

    /// The default policy, or one with some things changed.
    public init(apiVersion: Int? = nil, limits: Limits = Limits(), maximumFindings: Int = 1000) {
        self.apiVersion = apiVersion
        self.limits = limits
        self.maximumFindings = max(maximumFindings, 1)
    }

    /// The newest Apple Pay version there is: later features have names, not numbers.
    public static let newestVersion = 15
}
