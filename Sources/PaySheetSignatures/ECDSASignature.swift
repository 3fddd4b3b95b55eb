/// The two numbers of an ECDSA signature, and the check of FIPS 186-5, 6.4.2.
struct ECDSASignature: Sendable {
    private let r: [Word]
    private let s: Modulus.Residue
    private let curve: Curve

    /// Reads a signature. Both numbers are at least 1 and below the order of the group.
    init(_ bytes: [UInt8], _ form: SignatureForm, on curve: Curve) throws(SignatureError) {
        self.curve = curve
        let parts: (r: ArraySlice<UInt8>, s: ArraySlice<UInt8>)
        switch form {
        case .der: parts = try ECDSASignature.derNumbers(bytes)
        case .fixedLength:
            guard bytes.count == 2 * curve.byteCount else { throw .signatureLength }
            parts = (bytes[..<curve.byteCount], bytes[curve.byteCount...])
        }
        let order = curve.order
        guard let r = Words.number(parts.r, count: order.words.count), let s = Words.number(parts.s, count: order.words.count),
            order.contains(r), order.contains(s), !Words.isZero(r), !Words.isZero(s)
        else { throw .signatureRange }
        self.r = r
        self.s = order.residue(s)
    }

    /// The bytes of both numbers of `Ecdsa-Sig-Value` (RFC 3279): a DER sequence of two positive whole numbers, and nothing else.
    ///
    /// No length has more than one byte: on P-384, the sequence has at most 102 bytes.
    private static func derNumbers(_ bytes: [UInt8]) throws(SignatureError) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
        guard bytes.count >= 2, bytes.count < 0x80, bytes[0] == 0x30, Int(bytes[1]) == bytes.count - 2 else { throw .signatureEncoding }
        var rest = bytes[2...]
        let numbers = (try derNumber(&rest), try derNumber(&rest))
        guard rest.isEmpty else { throw .signatureEncoding }
        return numbers
    }

    /// Reads the next number: no sign, and a zero at the start only if the sign would be set without it.
    private static func derNumber(_ rest: inout ArraySlice<UInt8>) throws(SignatureError) -> ArraySlice<UInt8> {
        guard rest.popFirst() == 0x02, let length = rest.popFirst(), length > 0, Int(length) <= rest.count else { throw .signatureEncoding }
        let content = rest.prefix(Int(length))
        rest = rest.dropFirst(Int(length))
        // Cannot trap: the length is at least 1.
        let head = Array(content.prefix(2))
        guard head[0] < 0x80, head[0] != 0 || head.count == 1 || head[1] >= 0x80 else { throw .signatureEncoding }
        return content
    }

    /// Checks the signature of a hash with a point as the public key.
    func verify(_ hash: [UInt8], _ key: CurvePoint) throws(SignatureError) {
        let order = curve.order
        // The leftmost bits of the hash, as many as the order has: 256 or 384, so whole bytes. A hash can be the order or more, and below its
        // double.
        guard var e = Words.number(hash.prefix(curve.byteCount), count: order.words.count) else { throw .hashLength }
        if !order.contains(e) { _ = Words.subtract(order.words, from: &e) }
        let inverse = order.inverse(s)
        let sum = curve.sum(generator: order.product(inverse, e), point: key, order.product(inverse, r))
        guard !sum.isInfinity else { throw .notValid }
        // The coordinate is below the prime, which is below the double of the order.
        var x = curve.x(of: sum)
        if !order.contains(x) { _ = Words.subtract(order.words, from: &x) }
        guard x == r else { throw .notValid }
    }
}
