import Foundation
import PaySheetOrders
import SQLiteOrderStore
import Testing

@Suite("Orders in SQLite")
struct SQLiteOrderStoreTests {
    private static let laws = OrderStoreLaws<SQLiteOrderStore> { try SQLiteOrderStore(path: ":memory:") }

    @Test("the laws of every store") func all() throws { try Self.laws.all() }

    @Test("random calls have the answers of the model")
    func model() throws {
        var generator = SystemRandomNumberGenerator()
        try Self.laws.model(sequences: 50, steps: 30, using: &generator)
    }

    /// Calls a function with the path of a database, and removes the database afterwards.
    private static func withFile(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("orders.sqlite").path)
    }

    @Test("a store that is opened again has everything")
    func durability() async throws {
        try await Self.withFile { path in
            let shop = try OrderShop(try SQLiteOrderStore(path: path))
            try shop.publish("42", "first")
            _ = try shop.register("d-1", "42")
            let again = try OrderShop(try SQLiteOrderStore(path: path))
            #expect(try again.fetch("42").text == "first")
            #expect(try again.publish("42", "second").pushes.map { $0.device.identifier } == ["d-1"])
            #expect(try shop.fetch("42").text == "second")
        }
    }

    @Test("a transaction that fails stores nothing")
    func rollback() async throws {
        struct Stop: Error {}
        try await Self.withFile { path in
            let shop = try OrderShop(try SQLiteOrderStore(path: path))
            let order = try OrderIdentity(orderTypeIdentifier: "t", orderIdentifier: "o")
            let token = try OrderToken(OrderShop<SQLiteOrderStore>.secret)
            #expect(throws: Stop.self) {
                try shop.store.transaction { store in
                    _ = try store.publish([1], of: order, token: token, at: 0)
                    throw Stop()
                }
            }
            #expect(try shop.store.order(order) == nil)
        }
    }

    @Test("writers at the same time never share a tag or a date")
    func writers() async throws {
        try await Self.withFile { path in
            _ = try SQLiteOrderStore(path: path)
            let order = try OrderIdentity(orderTypeIdentifier: "t", orderIdentifier: "o")
            let token = try OrderToken(OrderShop<SQLiteOrderStore>.secret)
            let changes = try await withThrowingTaskGroup(of: [OrderChange].self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        var store = try SQLiteOrderStore(path: path)
                        return try (0..<25).map { _ in
                            try store.transaction { try $0.publish([], of: order, token: token, at: 1_800_000_000) }
                        }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(Set(changes.map { $0.tag }) == Set((1...100).map { String($0) }))
            #expect(Set(changes.map { $0.lastModified }).count == 100)
        }
    }

    @Test("a file that is not a database is an error")
    func broken() async throws {
        try await Self.withFile { path in
            try Data(repeating: 1, count: 1_000).write(to: URL(fileURLWithPath: path))
            #expect(throws: SQLiteError.self) { try SQLiteOrderStore(path: path) }
            #expect(throws: SQLiteError.self) { try SQLiteOrderStore(path: path + "/none") }
        }
    }
}
