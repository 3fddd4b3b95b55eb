/// A place where customers pick up what they ordered.
public struct PickupPlace: Sendable, Hashable {
    /// The name that Wallet shows, such as that of the store.
    public var name: String
    /// The postal address.
    public var address: WalletAddress?
    /// The position, for a place that the address does not tell exactly.
    public var location: WalletLocation?

    /// A place.
    public init(_ name: String, address: WalletAddress? = nil, location: WalletLocation? = nil) {
        self.name = name
        self.address = address
        self.location = location
    }
}
