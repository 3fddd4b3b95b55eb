/// The name of the subject or issuer of a certificate.
public struct DistinguishedName: Sendable, Hashable {
    /// The attributes in the order of the certificate.
    public let attributes: [Attribute]
    /// The encoded name. Issuers are compared by it.
    package let der: [UInt8]

    /// One part of a name.
    public struct Attribute: Sendable, Hashable {
        /// The type, such as 2.5.4.3 for the common name.
        public let type: ObjectName
        /// The text.
        public let value: String
    }

    init(_ value: BERValue) throws(BERError) {
        der = Array(value.encoding)
        var attributes: [Attribute] = []
        var sets = try value.members()
        while let set = sets.next() {
            var pairs = try set.members(.set)
            while let pair = pairs.next() {
                var members = try pair.members()
                let type = try members.read(.objectIdentifier).objectIdentifier()
                let text = try members.read(.text).text()
                try members.end()
                attributes.append(Attribute(type: type, value: text))
            }
        }
        self.attributes = attributes
    }

    /// The common name, which says what a certificate is for.
    public var commonName: String? { value(of: .commonName) }

    /// The user identifier. Apple writes the identifier of the merchant, order type or pass type there.
    public var userIdentifier: String? { value(of: .userIdentifier) }

    /// The organizational unit. Apple writes the identifier of the developer's team there.
    public var organizationalUnit: String? { value(of: .organizationalUnit) }

    private func value(of type: ObjectName) -> String? { attributes.first { $0.type == type }?.value }
}
