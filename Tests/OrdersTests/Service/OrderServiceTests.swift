import Foundation
import PaySheet
import PaySheetOrders
import Testing

/// The service of `Docs/Wallet-orders.md`.
@Suite("Service of the page about Wallet orders")
struct OrderServiceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = folder.appendingPathComponent("../../..").standardizedFileURL

    @Test("The documentation shows the code that is tested here")
    func page() throws {
        let code = try String(contentsOf: Self.folder.appendingPathComponent("OrderService.swift"), encoding: .utf8)
        let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/Wallet-orders.md"), encoding: .utf8)
        #expect(page.contains("```swift\n" + code + "```\n"))
    }

    @Test("Many devices can register at once and get a push for a change")
    func devices() async throws {
        let service = try OrderService()
        let example = Self.root.appendingPathComponent("Examples/orders/order.json")
        let reading = WalletOrder.read([UInt8](try Data(contentsOf: example)), policy: Policy())
        #expect(reading.findings.isEmpty)
        let order = try #require(reading.value)
        #expect(try await service.publish(order, packageBytes: [1], at: 1_800_000_000).isEmpty)
        let authorization = "AppleOrder " + (order.authenticationToken ?? "")
        let statuses = await withTaskGroup(of: Int.self) { group in
            for device in 0..<10 {
                let request = OrderRequest(
                    method: "POST", target: "/wallet/v1/devices/d-\(device)/registrations/order.com.example.shop/2024-000042",
                    authorization: authorization, body: [UInt8](#"{"pushToken":"0a"}"#.utf8))
                group.addTask { await service.answer(request).status }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 201, count: 10))
        let pushes = try await service.publish(order, packageBytes: [2], at: 1_800_000_000)
        #expect(pushes.map { $0.device.identifier } == (0..<10).map { "d-\($0)" })
        let fetch = OrderRequest(
            method: "GET", target: "/wallet/v1/orders/order.com.example.shop/2024-000042", authorization: authorization)
        #expect(await service.answer(fetch).body == [2])
    }
}
