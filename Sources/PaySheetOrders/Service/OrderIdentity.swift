/// What names an order: its identifier is unique inside the order type identifier. A pass has its pass type identifier and its serial number
/// here.
public struct OrderIdentity: Sendable {
    /// The order type identifier of the signing certificate.
    public let orderTypeIdentifier: String
    /// The identifier of the order.
    public let orderIdentifier: String

    /// Takes two identifiers that can be segments of a path.
    public init(orderTypeIdentifier: String, orderIdentifier: String) throws(OrderServiceError) {
        try self.init(.order, type: orderTypeIdentifier, identifier: orderIdentifier)
    }

    /// Takes the identifiers of an order or of a pass. An error names the member of its file.
    package init(_ subject: PackageSubject, type: String, identifier: String) throws(OrderServiceError) {
        guard OrderServiceLimits.isIdentifier(type) else { throw .identifier(member: subject.typeMember) }
        guard OrderServiceLimits.isIdentifier(identifier) else { throw .identifier(member: subject.identifierMember) }
        orderTypeIdentifier = type
        orderIdentifier = identifier
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
