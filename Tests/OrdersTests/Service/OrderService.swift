import PaySheetOrders

/// Answers the devices that track orders, and publishes changes.
actor OrderService {
    private let server: OrderServer
    private var store = MemoryOrderStore()

    init() throws {
        server = try OrderServer(webServiceURL: "https://orders.shop.example/wallet")
    }

    /// Answers a request of a device.
    func answer(_ request: OrderRequest) -> OrderAnswer {
        server.answer(request, from: &store)
    }

    /// Stores a new or changed order with its signed package. Returns the pushes to send.
    func publish(_ order: WalletOrder, packageBytes: [UInt8], at now: Int64) throws -> [OrderPush] {
        let token = try OrderToken(order.authenticationToken ?? "")
        return try store.publish(packageBytes, of: OrderIdentity(order), token: token, at: now).pushes
    }
}
