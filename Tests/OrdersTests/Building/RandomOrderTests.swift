import PaySheet
import PaySheetOrders
import RandomOrders
import TestSupport
import Testing

/// Whatever happens to an order that the builder makes, the check finds nothing in it.
@Suite("Random orders")
struct RandomOrderTests {
    @Test("Each state has no findings, a later date than the last, and stable bytes", arguments: 0..<4)
    func walks(_ part: Int) throws {
        var refusals: Set<String> = []
        var changes = 0
        for round in 0..<TestScale.scaled(20) {
            let seed = UInt64(round * 4 + part)
            var walk: OrderWalk
            do {
                walk = try OrderWalk(seed: seed)
            } catch {
                guard case .negativeTotal = error else { throw error }
                continue
            }
            try expectRight(walk.order.document, after: nil, seed)
            for _ in 0..<20 {
                let earlier = walk.order
                do throws(OrderBuildingError) {
                    try walk.step()
                } catch {
                    // A refusal with a name of its own tells what to do. A finding would mean that a method made something wrong.
                    if case .finding(let finding) = error { Issue.record("seed \(seed): \(finding)") }
                    refusals.insert(error.description)
                    #expect(walk.order == earlier)
                    continue
                }
                guard walk.order.document != earlier.document else { continue }
                changes += 1
                try expectRight(walk.order.document, after: earlier.document, seed)
            }
        }
        #expect(refusals.count > 10 && changes > TestScale.scaled(50))
    }

    private func expectRight(_ order: WalletOrder, after earlier: WalletOrder?, _ seed: UInt64) throws {
        let bytes = order.json
        let reading = WalletOrder.read(bytes, expecting: Expectations(earlierOrder: earlier))
        guard reading.findings.isEmpty, reading.value?.json == bytes, reading.value == order else {
            Issue.record("seed \(seed): \(reading.findings.map { $0.description }) in \(String(decoding: bytes, as: UTF8.self))")
            return
        }
        if let earlier { #expect(earlier.updatedAt.isEarlier(than: order.updatedAt) == true, "seed \(seed)") }
    }
}
