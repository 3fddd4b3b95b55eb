/// What the identifier of a payment method is.
package enum MethodIdentifier {
    /// Apple Pay's address, letter by letter.
    case applePay
    /// Safari takes it for Apple Pay, but it is spelled otherwise.
    case applePayRespelled
    /// It looks like Apple Pay's and is not: another method to Safari.
    case nearlyApplePay
    /// It looks like Apple Pay's and is not an identifier at all.
    case brokenApplePay
    /// An address or a word of another method.
    case other
    /// No identifier at all.
    case broken

    static let address = "https://apple.com/apple-pay"

    init(_ text: borrowing Text) {
        guard !text.node.isString || text.isPlain else {
            self.init([UInt8](text.string.utf8))
            return
        }
        self = MethodIdentifier.read(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    init(_ text: [UInt8]) {
        let bytes = text.window
        self = MethodIdentifier.read(bytes, from: 0, to: bytes.count)
    }

    /// Safari takes it for Apple Pay.
    var isApplePay: Bool { self == .applePay || self == .applePayRespelled }

    /// Browsers take it for the name of a method.
    var isIdentifier: Bool { self != .broken && self != .brokenApplePay }

    private static func read(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> MethodIdentifier {
        let (url, fault) = AbsoluteURL.parse(bytes, from: from, to: to)
        if fault == nil {
            let isApple = bytes.matches("apple.com", url.host) || bytes.matches(".apple.com", url.host.suffix(10))
            if url.scheme == .https, !url.hasCredentials {
                if to &- from == address.utf8.count, bytes.holds("https://apple.com/apple-pay", at: from) { return .applePay }
                if let canonical = CanonicalAddress(bytes.copy(from..<to)), canonical.host.elementsEqual("apple.com".utf8),
                    canonical.path.elementsEqual("/apple-pay".utf8)
                {
                    return .applePayRespelled
                }
                return isApple ? .nearlyApplePay : .other
            }
            return isApple ? .brokenApplePay : .broken
        }
        let isWord = isWord(bytes, from: from, to: to)
        if namesApplePay(bytes, from: from, to: to) { return isWord ? .nearlyApplePay : .brokenApplePay }
        return isWord ? .other : .broken
    }

    /// Words of lower-case letters and digits joined by single hyphens, each beginning with a letter.
    private static func isWord(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        var begins = true
        // Cannot trap: a caller passes the range of a text.
        for index in from..<to {
            let byte = bytes[index]
            if ASCII.isLowerCaseLetter(byte) {
                begins = false
            } else if byte == UInt8(ascii: "-"), !begins {
                begins = true
            } else if !ASCII.isDigit(byte) || begins {
                return false
            }
        }
        return !begins
    }

    private static let letters = [UInt8]("APPLEPAY".utf8)

    /// Whether it contains the letters "applepay", with anything between them.
    private static func namesApplePay(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        var matched = 0
        // Cannot trap: a caller passes the range of a text.
        for index in from..<to {
            let byte = ASCII.upperCased(bytes[index])
            guard ASCII.isUpperCaseLetter(byte) else { continue }
            matched = byte == letters[matched] ? matched &+ 1 : byte == UInt8(ascii: "A") ? 1 : 0
            if matched == 8 { return true }
        }
        return false
    }

    /// Apple Pay's address instead of this one. A modifier that becomes active this way changes the charge.
    func correction(_ node: Int, isModifier: Bool) -> RawFix {
        let isSafe = !isModifier || self == .applePayRespelled
        return .write(MethodIdentifier.address, isSafe ? .safe : .risky, node)
    }

    // MARK: Repetition

    /// Two identifiers name one method: they are equal, or addresses that a browser parses to the same one.
    static func isSame(_ left: borrowing Text, _ right: borrowing Text) -> Bool {
        left.equals(right) || key(JSONText.decode(left.bytes, left.node)) == key(JSONText.decode(right.bytes, right.node))
    }

    /// What a browser compares.
    package static func key(_ identifier: [UInt8]) -> [UInt8] { CanonicalAddress(identifier)?.text ?? identifier }
}
