public import PaySheet

extension OrderDetails {
    /// Takes the four values that the result of the payment needs from an order.
    ///
    /// They must be those of the `order.json` that the web service sends later.
    public init(_ order: WalletOrder) throws(OrderDetailsError) {
        guard let address = order.webServiceURL, !address.isEmpty else { throw .missing(member: "webServiceURL") }
        guard let token = order.authenticationToken, !token.isEmpty else { throw .missing(member: "authenticationToken") }
        do throws(OrderServiceError) {
            // What the server would refuse later.
            _ = (try OrderIdentity(order), try OrderServer(webServiceURL: address), try OrderToken(token))
        } catch {
            throw .service(error)
        }
        self.init(
            orderTypeIdentifier: order.orderTypeIdentifier, orderIdentifier: order.orderIdentifier, webServiceURL: address,
            authenticationToken: token)
    }
}
