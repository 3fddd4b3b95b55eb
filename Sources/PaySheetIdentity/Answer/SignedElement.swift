public import PaySheetCBOR

/// An element of a decrypted answer, which the issuer signed by its digest.
public struct SignedElement: Sendable {
    /// The namespace, such as `org.iso.18013.5.1`.
    public let namespace: String
    /// The name, such as `given_name`.
    public let name: String
    /// The number of the digest in the namespace.
    public let digestID: Int64
    /// The value.
    public let value: CBORValue
    /// The bytes with the tag 24, as they were received.
    let encoding: [UInt8]

    init(_ item: CBORValue, in namespace: String) throws(CBORError) {
        self.namespace = namespace
        encoding = Array(item.encoding)
        let content = try item.embedded()
        try content.checkKeys()
        digestID = try content.needed("digestID").integer()
        // Without it, a digest would be enough to guess a value.
        _ = try content.needed("random").bytes()
        name = try content.needed("elementIdentifier").text()
        value = try content.needed("elementValue")
    }

    /// The namespace and the name.
    public var fullName: String { namespace + "/" + name }

    /// The value as text: bytes, such as a portrait, only by their number.
    public var text: String { SignedElement.text(value) }

    private static func text(_ value: CBORValue) -> String {
        switch value.form {
        case .unsigned(let number): return String(number)
        case .negative(.max): return "-18446744073709551616"
        case .negative(let number): return "-" + String(number + 1)
        case .text: return (try? value.text()) ?? ""
        case .bytes: return String((try? value.bytes())?.count ?? 0) + " bytes"
        case .tag: return value.children.first.map { text($0) } ?? ""
        case .array: return "[" + value.children.map { text($0) }.joined(separator: ", ") + "]"
        case .map:
            let pairs = (try? value.map()) ?? []
            return "{" + pairs.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "}"
        case .simple(20): return "false"
        case .simple(21): return "true"
        case .simple(22): return "null"
        case .simple: return "a simple value"
        case .float: return "a floating-point number"
        }
    }
}
