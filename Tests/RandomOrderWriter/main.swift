import Foundation
import PaySheet
import PaySheetOrders
import RandomOrders
import TestSupport

/// Writes random orders, one for each line. A line has the order, and a copy of it with one change. It names the rules about shapes
/// that the check finds broken in the copy. `Tests/Scripts/check-orders.py` compares them with the JSON Schema.
///
///     random-orders COUNT [FIRST-SEED]
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard let count = numbers.first, numbers.count == CommandLine.arguments.count - 1, numbers.count <= 2 else {
    print("usage: random-orders COUNT [FIRST-SEED]")
    exit(2)
}

var (written, seed) = (UInt64(0), numbers.count > 1 ? numbers[1] : 0)
while written < count {
    var random = SeededGenerator(seed: seed)
    seed &+= 1
    guard var walk = try? OrderWalk(seed: seed) else { continue }
    // A refused step leaves the order as it was.
    for _ in 0..<random.below(20) { try? walk.step() }
    let order = walk.order.document.json
    guard let tree = TestJSON(parsing: order) else { continue }
    let damage = OrderDamage(tree, &random)
    print("{\"order\":\(String(decoding: order, as: UTF8.self)),\"changed\":\(damage.text),\"broken\":\(damage.broken)}")
    written += 1
}
