import Foundation
import Testing

/// The server of `Docs/Merchant-tokens.md`.
@Suite("Server of the page about merchant tokens")
struct NotificationServerTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("The documentation shows the code that is tested here")
    func page() throws {
        let code = try String(contentsOf: Self.folder.appendingPathComponent("NotificationServer.swift"), encoding: .utf8)
        let page = try String(
            contentsOf: Self.folder.appendingPathComponent("../../../Docs/Merchant-tokens.md").standardizedFileURL, encoding: .utf8)
        let block = try #require(page.split(separator: "```swift\n").dropFirst().first?.split(separator: "```").first)
        #expect(block.contains("struct NotificationServer") && code.hasPrefix(block))
    }

    @Test("Ten simultaneous calls for an event fetch it once and all return 200")
    func repetitions() async throws {
        let (store, queue) = (EventStore(), FetchQueue())
        let server = try NotificationServer(store: store, queue: queue)
        let target = "/apple-pay/notification/merchantToken/event-1"
        let statuses = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<10 { group.addTask { await server.answer(method: "GET", target: target) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 10))
        #expect(await queue.events == ["event-1"])
    }

    @Test("If the store fails, Apple calls again and the event is fetched")
    func failure() async throws {
        let (store, queue) = (EventStore(), FetchQueue())
        let server = try NotificationServer(store: store, queue: queue)
        let target = "/apple-pay/notification/merchantToken/event-1"
        await store.set(isBroken: true)
        #expect(await server.answer(method: "GET", target: target) == 500)
        #expect(await server.answer(method: "POST", target: target) == 405)
        #expect(await server.answer(method: "GET", target: "/elsewhere") == 404)
        await store.set(isBroken: false)
        #expect(await server.answer(method: "GET", target: target) == 200)
        #expect(await queue.events == ["event-1"])
    }
}
