public import PaySheet
import PaySheetEndpoints

extension OrderDetails {
    /// Takes the four values that the result of the payment needs from an order.
    ///
    /// They must be those of the `order.json` that the web service sends later.
    public init(_ order: WalletOrder) throws(OrderDetailsError) {
        guard !order.orderTypeIdentifier.isEmpty else { throw .missing(member: "orderTypeIdentifier") }
        guard !order.orderIdentifier.isEmpty else { throw .missing(member: "orderIdentifier") }
        guard let address = order.webServiceURL, !address.isEmpty else { throw .missing(member: "webServiceURL") }
        guard let token = order.authenticationToken, !token.isEmpty else { throw .missing(member: "authenticationToken") }
        guard (try? ServiceAddress(address)) != nil else { throw .webServiceURL }
        guard token.unicodeScalars.count >= OrderServiceLimits.shortestToken else { throw .shortToken }
        self.init(
            orderTypeIdentifier: order.orderTypeIdentifier, orderIdentifier: order.orderIdentifier, webServiceURL: address,
            authenticationToken: token)
    }
}
