/// Limits of the web service. Apple documents only ``shortestToken``.
public enum OrderServiceLimits {
    /// The highest number of bytes of an identifier.
    public static let identifier = 256
    /// The lowest number of characters of an authentication token.
    public static let shortestToken = 16
    /// The highest number of characters of an authentication token and of a push token.
    public static let longestToken = 256
    /// The highest number of bytes of a body that a device sends.
    public static let body = 65_536

    /// Whether a text can be one segment of a path. Clients follow dots to another path.
    static func isIdentifier(_ text: String) -> Bool {
        guard 1...identifier ~= text.utf8.count, text != ".", text != ".." else { return false }
        return text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    static func isVisibleASCII(_ text: some Sequence<UInt8>) -> Bool { text.allSatisfy { 0x21...0x7E ~= $0 } }
}
