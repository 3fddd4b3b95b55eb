import PaySheetOrders

/// The web service as simple as it can be: lists that are searched from the start. It decides statuses, lists and pushes alone.
struct OrderModel {
    struct Order {
        let name: String
        let secret: String
        var content: String
        var change: Int
        var date: Int64
    }

    struct Registration: Equatable {
        let device: String
        let order: String
    }

    var orders: [Order] = []
    var registrations: [Registration] = []
    var pushTokens: [(device: String, token: String)] = []
    var changes = 0

    /// Returns false if the order has another token.
    mutating func announce(_ name: String, secret: String) -> Bool {
        guard let known = orders.first(where: { $0.name == name }) else {
            orders.append(Order(name: name, secret: secret, content: "", change: 0, date: 0))
            return true
        }
        return known.secret == secret
    }

    mutating func publish(_ name: String, _ content: String, secret: String, now: Int64) -> [OrderDevice]? {
        let known = orders.firstIndex { $0.name == name }
        if let known, orders[known].secret != secret { return nil }
        changes += 1
        guard let place = known else {
            orders.append(Order(name: name, secret: secret, content: content, change: changes, date: now))
            return []
        }
        orders[place].content = content
        orders[place].change = changes
        orders[place].date = orders[place].date == 0 ? now : max(now, orders[place].date + 1)
        let devices = registrations.filter { $0.order == name }.map { $0.device }.sorted()
        return devices.compactMap { device in
            try? OrderDevice(identifier: device, pushToken: pushTokens.last { $0.device == device }?.token ?? "")
        }
    }

    func allows(_ name: String, _ secret: String) -> Bool { orders.contains { $0.name == name && $0.secret == secret } }

    mutating func register(_ device: String, _ name: String, _ token: String, _ secret: String) -> Int {
        guard allows(name, secret) else { return 401 }
        pushTokens.append((device, token))
        guard !registrations.contains(Registration(device: device, order: name)) else { return 200 }
        registrations.append(Registration(device: device, order: name))
        return 201
    }

    mutating func unregister(_ device: String, _ name: String, _ secret: String) -> Int {
        guard allows(name, secret) else { return 401 }
        registrations.removeAll { $0 == Registration(device: device, order: name) }
        return 200
    }

    func list(_ device: String, since tag: Int) -> [String] {
        let mine = orders.filter { order in registrations.contains(Registration(device: device, order: order.name)) }
        return mine.filter { $0.change > tag }.sorted { $0.change < $1.change }.map { $0.name }
    }

    /// The status, and the package.
    func fetch(_ name: String, _ secret: String, since date: Int64?) -> (status: Int, content: String) {
        guard allows(name, secret), let order = orders.first(where: { $0.name == name }) else { return (401, "") }
        guard order.change > 0 else { return (503, "") }
        if let date, date >= order.date { return (304, "") }
        return (200, order.content)
    }
}
