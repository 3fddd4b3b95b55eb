import PaySheetOrders
import Testing

extension OrderStoreLaws {
    /// Random calls and changes have the answers of the model.
    func model(sequences: Int, steps: Int, using generator: inout some RandomNumberGenerator) throws {
        for _ in 0..<sequences { try sequence(steps, using: &generator) }
    }

    private func sequence(_ steps: Int, using generator: inout some RandomNumberGenerator) throws {
        let shop = try OrderShop(empty())
        // So that the clock can be set back in each step.
        shop.now += Int64(steps)
        var model = OrderModel()
        let devices = ["d-1", "d-2", "d-3"]
        let orders = ["a", "b", "c"]
        let secrets = ["secret-of-one-order", "secret-of-the-other"]
        var dates: [Int64] = [shop.now]
        var tags: [Int] = [0]
        var trace: [String] = []
        for step in 0..<steps {
            let device = devices.randomElement(using: &generator) ?? ""
            let order = orders.randomElement(using: &generator) ?? ""
            // Mostly the right one.
            let secret = Int.random(in: 0..<8, using: &generator) == 0 ? secrets[1] : secrets[0]
            let isRight: Bool
            switch Int.random(in: 0..<13, using: &generator) {
            case 0...2:
                shop.now += Int64.random(in: -1...2, using: &generator)
                trace.append("publish \(order) \(secret) at \(shop.now)")
                let change = try? shop.publish(order, String(step), secret: secret)
                let devices = model.publish(order, String(step), secret: secret, now: shop.now)
                isRight = change?.pushes.map { $0.device } == devices
                if let change, change.tag == String(model.changes), let date = model.orders.first(where: { $0.name == order })?.date {
                    dates.append(date)
                    tags.append(model.changes)
                }
            case 12:
                trace.append("announce \(order) \(secret)")
                isRight = ((try? shop.announce(order, secret: secret)) != nil) == model.announce(order, secret: secret)
            case 3...5:
                let token = String(Int.random(in: 0..<4, using: &generator))
                trace.append("register \(device) \(order) \(token) \(secret)")
                isRight =
                    try shop.register(device, order, pushToken: token, secret: secret).status
                    == model.register(device, order, token, secret)
            case 6:
                trace.append("unregister \(device) \(order) \(secret)")
                isRight = try shop.unregister(device, order, secret: secret).status == model.unregister(device, order, secret)
            case 7...9:
                let tag = tags.randomElement(using: &generator) ?? 0
                trace.append("list \(device) \(tag)")
                let answer = try shop.list(device, since: tag == 0 ? nil : String(tag))
                let expected = model.list(device, since: tag)
                isRight =
                    expected.isEmpty
                    ? answer.status == 204 && answer.body.isEmpty
                    : answer.outcome == .listed(orderIdentifiers: expected) && answer.tag == String(model.changes)
            default:
                let date = Bool.random(using: &generator) ? dates.randomElement(using: &generator) : nil
                trace.append("fetch \(order) \(secret) \(date ?? 0)")
                let answer = try shop.fetch(order, since: date.map { HTTPSecond.text($0) }, secret: secret)
                let expected = model.fetch(order, secret, since: date)
                isRight = answer.status == expected.status && answer.text == expected.content
            }
            guard isRight else {
                Issue.record("another answer than the model's, after \(trace)")
                return
            }
        }
    }
}
