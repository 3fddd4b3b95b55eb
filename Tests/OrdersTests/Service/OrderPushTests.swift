import PaySheetOrders
import Testing

@Suite("Pushes about orders")
struct OrderPushTests {
    @Test("A push is empty, and its topic is the order type")
    func push() throws {
        let push = OrderPush(to: try OrderDevice(identifier: "d-1", pushToken: "0a1b"), orderTypeIdentifier: "order.com.example.shop")
        #expect(push.method == "POST" && push.url == "https://api.push.apple.com/3/device/0a1b")
        #expect(push.headers.map { $0.name + ": " + $0.value } == ["apns-topic: order.com.example.shop"])
        #expect(push.body == [UInt8]("{}".utf8))
    }

    @Test("A push token cannot change the path")
    func escapes() throws {
        let push = OrderPush(to: try OrderDevice(identifier: "d-1", pushToken: "../a?b#c"), orderTypeIdentifier: "t")
        #expect(push.path == "/3/device/..%2Fa%3Fb%23c")
    }
}
