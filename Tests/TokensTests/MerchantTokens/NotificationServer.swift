import PaySheetTokens

/// Answers Apple's notifications about merchant tokens.
struct NotificationServer {
    let endpoint: NotificationEndpoint
    let store: EventStore
    let queue: FetchQueue

    init(store: EventStore, queue: FetchQueue) throws {
        endpoint = try NotificationEndpoint(notificationURL: "https://shop.example/apple-pay")
        self.store = store
        self.queue = queue
    }

    /// Returns the status code of the answer.
    func answer(method: String, target: String) async -> Int {
        let call = NotificationCall(method: method, target: target)
        var isSeen = false
        var canProcess = true
        if let event = endpoint.eventIdentifier(of: call) {
            do { isSeen = try await store.contains(event) } catch { canProcess = false }
        }
        let answer = endpoint.answer(call, seen: { _ in isSeen }, canProcess: canProcess)
        guard case .fetch(let event) = answer.outcome else { return answer.status }
        do {
            // A unique key rejects the second of two calls at the same moment.
            guard try await store.insert(event) else { return answer.status }
        } catch {
            return 500
        }
        await queue.add(event)
        return answer.status
    }
}

/// Stores identifiers as a table with a unique key.
actor EventStore {
    private var identifiers: Set<String> = []
    private var isBroken = false

    struct Broken: Error {}

    func contains(_ identifier: String) throws -> Bool {
        if isBroken { throw Broken() }
        return identifiers.contains(identifier)
    }

    func insert(_ identifier: String) throws -> Bool {
        if isBroken { throw Broken() }
        return identifiers.insert(identifier).inserted
    }

    func set(isBroken: Bool) { self.isBroken = isBroken }
}

/// Remembers what to fetch.
actor FetchQueue {
    private(set) var events: [String] = []

    func add(_ event: String) { events.append(event) }
}
