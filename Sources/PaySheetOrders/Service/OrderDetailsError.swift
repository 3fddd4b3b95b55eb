/// Why an order gives no details for the result of a payment.
public enum OrderDetailsError: Error, Sendable, Hashable {
    /// The order has no such member, or it is empty.
    case missing(member: String)
    /// The address of the web service is not a complete address with https.
    case webServiceURL
    /// The authentication token is shorter than Apple allows.
    case shortToken
}

extension OrderDetailsError: CustomStringConvertible {
    /// What is wrong and what to write. No value appears in it.
    public var description: String {
        switch self {
        case .missing(let member): "\"" + member + "\" is missing or empty; write it, because the result of the payment needs it"
        case .webServiceURL: "\"webServiceURL\" is not a complete address; write one that begins with https://"
        case .shortToken:
            "\"authenticationToken\" is too short; write a random secret of at least " + String(OrderServiceLimits.shortestToken)
                + " characters"
        }
    }
}
