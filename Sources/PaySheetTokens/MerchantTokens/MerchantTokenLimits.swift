/// Why a value of the Merchant Token Management API is refused.
public enum MerchantTokenError: Error, Sendable, Hashable {
    /// A text is empty, or longer than Apple documents.
    case length(member: String, limit: Int)
    /// An event identifier that is not one segment of a path.
    case eventIdentifier
    /// A merchant identifier of dots, which leads to another path.
    case merchantIdentifier
    /// The notification URL is not a complete address with https.
    case notHTTPS
    /// The notification URL ends with a query or a fragment, so that no path can follow.
    case noBase
    /// The notification URL ends with the path that Apple appends.
    case endsWithPath
    /// A header with other characters than visible ASCII.
    case requestIdentifier
    /// A body is not a JSON object.
    case notAnObject
    /// A member of a body is missing, or has another type.
    case member(String)
}

extension MerchantTokenError: CustomStringConvertible {
    /// What is wrong and what to write. No value appears in it.
    public var description: String {
        switch self {
        case .length(let member, let limit): member + " needs 1 to " + String(limit) + " characters"
        case .eventIdentifier:
            "the event identifier needs 1 to " + String(NotificationEndpoint.longestIdentifier)
                + " visible ASCII characters without / \\ ? # %"
        case .merchantIdentifier:
            "the merchant identifier consists of dots; write the one of your account, such as merchant.com.example.shop"
        case .notHTTPS: "the notification URL is not a complete address; write one such as https://shop.example/apple-pay"
        case .noBase: "the notification URL has a query or a fragment; remove it, because Apple appends a path"
        case .endsWithPath: "the notification URL ends with /notification/merchantToken; remove this path, because Apple appends it"
        case .requestIdentifier: "the request identifier needs 1 to 128 visible ASCII characters"
        case .notAnObject: "the body is not a JSON object"
        case .member(let name): "\"" + name + "\" is missing or has another type"
        }
    }
}

/// The limits that Apple documents for texts of the Merchant Token Management API.
enum MerchantTokenLimits {
    static func check(_ text: String, _ member: String, _ limit: Int) throws(MerchantTokenError) {
        guard 1...limit ~= text.unicodeScalars.count else { throw .length(member: member, limit: limit) }
    }

    /// Checks a notification URL. Returns it as an address.
    @discardableResult
    static func check(notificationURL text: String) throws(MerchantTokenError) -> ServiceAddress {
        try check(text, "tokenNotificationURL", 256)
        let address: ServiceAddress
        do throws(ServiceAddress.Fault) {
            address = try ServiceAddress(text)
        } catch {
            switch error {
            case .notHTTPS: throw .notHTTPS
            case .noBase: throw .noBase
            }
        }
        guard address.segments.suffix(2) != ["notification", "merchantToken"] else { throw .endsWithPath }
        return address
    }
}
