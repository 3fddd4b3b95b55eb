/// What Wallet shows: an order or a pass. It decides the words of packages and of the web service.
package enum PackageSubject: String, Sendable, Hashable, CaseIterable {
    case order
    case pass

    /// The other subject.
    package var other: PackageSubject { self == .order ? .pass : .order }
    /// The name of the file that a package is about, such as `order.json`.
    package var file: String { rawValue + ".json" }
    /// The word with its article.
    package var phrase: String { (self == .order ? "an " : "a ") + rawValue }
    /// The word for several.
    package var plural: String { self == .order ? "orders" : "passes" }
    /// What the certificate is for, such as `order type`.
    package var typeName: String { rawValue + " type" }
    /// The member with the identifier that the certificate has.
    package var typeMember: String { rawValue + "TypeIdentifier" }
    /// The member with the identifier of one order or pass.
    package var identifierMember: String { self == .order ? "orderIdentifier" : "serialNumber" }
    /// The media type with which a server sends a package.
    package var mediaType: String { self == .order ? OrderPackage.mediaType : "application/vnd.apple.pkpass" }
}

// The web service. All that differs between orders and passes is here.
extension PackageSubject {
    /// The scheme of `Authorization`.
    package var scheme: String { self == .order ? "AppleOrder" : "ApplePass" }
    /// The segment of the path before type and identifier.
    var folder: String { plural }
    /// The name in the query with the tag of an earlier list.
    var tagQuery: String { self == .order ? "ordersModifiedSince" : "passesUpdatedSince" }
    /// The member of a list with what changed.
    var listMember: String { self == .order ? "orderIdentifiers" : "serialNumbers" }
    /// The member of a list with its tag.
    var tagMember: String { self == .order ? "lastModified" : "lastUpdated" }
    /// The object that Apple documents for a list.
    var listName: String { self == .order ? "OrderIdentifiers" : "SerialNumbers" }
    /// What begins an identifier of the type.
    var typePrefix: String { rawValue + "." }
}
