import PaySheet
import PaySheetOrders
package import TestSupport

/// A random change of the JSON of an order, which may make it wrong.
package struct OrderDamage {
    /// The rules whose findings mean that the shape is wrong: those that a JSON Schema can state, too.
    private static let rules: Set<String> = [
        "member/missing", "member/type", "code/unknown", "amount/format", "date/format", "number/range", "country/unknown",
        "currency/unknown", "wallet-order/duration", "wallet-order/date-offset", "wallet-order/url", "wallet-order/service-url",
    ]

    private static let values: [TestJSON] = [
        .null, .boolean(true), .number("7"), .number("-1"), .number("1.5"), .string("text"), .string(""), .string("shipping"),
        .string("2027-03-01T09:00:00Z"), .string("USD"), .string("https://shop.example"), .array([]), .array([.number("1")]), .object([]),
    ]

    /// The changed order.
    package let text: String
    /// The rules about shapes that the check finds broken in it.
    package let broken: [String]

    /// Changes one value or removes one member.
    package init(_ order: TestJSON, _ random: inout SeededGenerator) {
        let path = random.pick(OrderDamage.paths(in: order))
        var changed = order
        if random.chance(30), let name = path.steps.last {
            changed = order.replacing(at: TestPath(Array(path.steps.dropLast()))) { value in
                guard case .object(let members) = value else { return value }
                return .object(members.filter { $0.name != name })
            }
        } else {
            let value = random.pick(OrderDamage.values)
            changed = order.replacing(at: path) { _ in value }
        }
        text = TestJSONWriter(layout: .minified, escapes: 0, seed: 0).text(of: changed)
        let findings = WalletOrder.read(text.utf8).findings
        broken = Set(findings.map { $0.rule.name }).intersection(OrderDamage.rules).sorted()
    }

    private static func paths(in value: TestJSON, at path: TestPath = TestPath()) -> [TestPath] {
        var paths: [TestPath] = []
        switch value {
        case .object(let members):
            for member in members {
                let place = path.appending(member.name)
                paths += [place] + OrderDamage.paths(in: member.value, at: place)
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                let place = path.appending(String(index))
                paths += [place] + OrderDamage.paths(in: element, at: place)
            }
        default: break
        }
        return paths
    }
}
