/// Data of the merchant that goes with a request, and the hash of it that comes back inside the payment token.
///
/// ```swift
/// let data = ApplicationData("order-42".utf8)
/// request.applicationData = data.base64
/// // Later, with the token of the payment:
/// let isOurs = data.matches(token.paymentData?.header.applicationData ?? "")
/// ```
///
/// The token carries the hash only; the data themselves must reach the payment provider by another way.
public struct ApplicationData: Sendable, Hashable {
    /// The data.
    public let bytes: [UInt8]

    /// Takes data of any kind.
    public init(_ bytes: some Sequence<UInt8>) { self.bytes = [UInt8](bytes) }

    /// The data of a request's text; `nil` if it is not Base64, which the system silently drops.
    public init?(base64: String) {
        guard let bytes = Base64.decode([UInt8](base64.utf8)) else { return nil }
        self.bytes = bytes
    }

    /// What the request's `applicationData` holds.
    public var base64: String { Base64.encode(bytes) }

    /// What the token's `header.applicationData` must hold: the SHA-256 hash of the data, not of their Base64 text, as lower-case
    /// hexadecimal digits.
    public var hash: String { SHA256.hex(bytes) }

    /// Whether a token's hash is that of the data; upper and lower case are one.
    public func matches(_ hash: String) -> Bool {
        let own = self.hash.utf8
        guard hash.utf8.count == own.count else { return false }
        var difference: UInt8 = 0
        for (one, other) in zip(own, hash.utf8) {
            let lowered = other >= UInt8(ascii: "A") && other <= UInt8(ascii: "F") ? other | 0x20 : other
            difference |= one ^ lowered
        }
        return difference == 0
    }
}
