/// What names an order: its identifier is unique inside the order type identifier.
public struct OrderIdentity: Sendable {
    /// The order type identifier of the signing certificate.
    public let orderTypeIdentifier: String
    /// The identifier of the order.
    public let orderIdentifier: String

    /// Takes two identifiers that can be segments of a path.
    public init(orderTypeIdentifier: String, orderIdentifier: String) throws(OrderServiceError) {
        guard OrderServiceLimits.isIdentifier(orderTypeIdentifier) else { throw .identifier(member: "orderTypeIdentifier") }
        guard OrderServiceLimits.isIdentifier(orderIdentifier) else { throw .identifier(member: "orderIdentifier") }
        self.orderTypeIdentifier = orderTypeIdentifier
        self.orderIdentifier = orderIdentifier
    }

    /// Takes the identifiers of an order.
    public init(_ order: WalletOrder) throws(OrderServiceError) {
        try self.init(orderTypeIdentifier: order.orderTypeIdentifier, orderIdentifier: order.orderIdentifier)
    }
}

// Swift finds two spellings of one letter equal. For Wallet they are two orders.
extension OrderIdentity: Hashable {
    /// Whether the bytes of both identifiers are equal.
    public static func == (first: OrderIdentity, second: OrderIdentity) -> Bool {
        first.orderTypeIdentifier.utf8.elementsEqual(second.orderTypeIdentifier.utf8)
            && first.orderIdentifier.utf8.elementsEqual(second.orderIdentifier.utf8)
    }

    /// Feeds the bytes of both identifiers.
    public func hash(into hasher: inout Hasher) {
        for byte in orderTypeIdentifier.utf8 { hasher.combine(byte) }
        hasher.combine(UInt8(0))
        for byte in orderIdentifier.utf8 { hasher.combine(byte) }
    }
}
