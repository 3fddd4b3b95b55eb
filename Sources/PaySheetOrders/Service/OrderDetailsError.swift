/// Why an order gives no details for the result of a payment.
public enum OrderDetailsError: Error, Sendable, Hashable {
    /// The order has no such member, or it is empty.
    case missing(member: String)
    /// A value does not fit the web service.
    case service(OrderServiceError)
}

extension OrderDetailsError: CustomStringConvertible {
    /// What is wrong and what to write. No value appears in it.
    public var description: String {
        switch self {
        case .missing(let member): "\"" + member + "\" is missing or empty; write it, because the result of the payment needs it"
        case .service(let error): error.description
        }
    }
}
