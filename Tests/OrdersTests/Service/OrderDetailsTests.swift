import PaySheet
import PaySheetOrders
import Testing

@Suite("Order details of the payment's result")
struct OrderDetailsTests {
    private static func order() -> WalletOrder {
        var order = WalletOrder(
            schemaVersion: 1, orderTypeIdentifier: "order.com.example.shop", orderIdentifier: "42", orderType: .ecommerce,
            createdAt: DateTimeText(rawValue: "2027-03-01T09:00:00Z"), updatedAt: DateTimeText(rawValue: "2027-03-01T09:00:00Z"),
            status: .open,
            orderManagementURL: "https://shop.example/orders/42",
            merchant: WalletMerchant(
                merchantIdentifier: "merchant.com.example.shop", displayName: "Harbor Bowls", url: "https://shop.example"))
        order.webServiceURL = "https://orders.shop.example/wallet"
        order.authenticationToken = "k7Yx2mQ9sT4vW8zB1cD5"
        return order
    }

    @Test("The details have the order's four values and no findings")
    func values() throws {
        let details = try OrderDetails(Self.order())
        #expect(
            String(decoding: details.json, as: UTF8.self)
                == #"{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"42","#
                + #""webServiceURL":"https://orders.shop.example/wallet","authenticationToken":"k7Yx2mQ9sT4vW8zB1cD5"}"#)
        var result = CompleteDetails()
        result.orderDetails = details
        #expect(result.findings(policy: Policy(), expecting: Expectations()).isEmpty)
    }

    @Test("The error names the missing or invalid member")
    func errors() {
        typealias Change = (inout WalletOrder) -> Void
        let cases: [(OrderDetailsError, Change)] = [
            (.service(.identifier(member: "orderTypeIdentifier")), { $0.orderTypeIdentifier = "" }),
            (.service(.identifier(member: "orderIdentifier")), { $0.orderIdentifier = ".." }),
            (.missing(member: "webServiceURL"), { $0.webServiceURL = nil }), (.missing(member: "webServiceURL"), { $0.webServiceURL = "" }),
            (.missing(member: "authenticationToken"), { $0.authenticationToken = nil }),
            (.service(.notHTTPS), { $0.webServiceURL = "http://orders.shop.example" }),
            (.service(.notHTTPS), { $0.webServiceURL = "orders.shop.example" }),
            (.service(.noBase), { $0.webServiceURL = "https://orders.shop.example/?a=b" }),
            (.service(.authenticationToken), { $0.authenticationToken = "a b c d e f g h i j" }),
            (.service(.authenticationToken), { $0.authenticationToken = "canary-01234567" }),
        ]
        for (error, change) in cases {
            var order = Self.order()
            change(&order)
            #expect(throws: error) { try OrderDetails(order) }
            #expect(!error.description.contains("canary"))
        }
    }
}
