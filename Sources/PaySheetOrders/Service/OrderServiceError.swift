/// Why a value does not fit the web service.
public enum OrderServiceError: Error, Sendable, Hashable {
    /// An identifier is empty, too long, consists of dots, or has control characters.
    case identifier(member: String)
    /// The authentication token is too short, too long, or has other characters than visible ASCII.
    case authenticationToken
    /// The push token is empty, too long, or has other characters than visible ASCII.
    case pushToken
    /// The address of the web service is not a complete address with https.
    case notHTTPS
    /// The address of the web service has a query or a fragment.
    case noBase
}

extension OrderServiceError: CustomStringConvertible {
    /// What is wrong and what to write. No value appears in it.
    public var description: String {
        switch self {
        case .identifier(let member):
            "\"" + member + "\" cannot be part of a path; write 1 to " + String(OrderServiceLimits.identifier)
                + " bytes without control characters, not . or .."
        case .authenticationToken:
            "the authentication token does not fit a header; write " + String(OrderServiceLimits.shortestToken) + " to "
                + String(OrderServiceLimits.longestToken) + " visible ASCII characters"
        case .pushToken:
            "the push token does not fit a path; write 1 to " + String(OrderServiceLimits.longestToken)
                + " visible ASCII characters, not . or .."
        case .notHTTPS: "the address of the web service is not complete; write one such as https://orders.shop.example/wallet"
        case .noBase: "the address of the web service has a query or a fragment; remove it, because devices append a path"
        }
    }
}
