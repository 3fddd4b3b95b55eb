import PaySheet
import PaySheetGuide
import TestSupport
import Testing

/// The index of merchants against a plain list that is gone through from the beginning for every share.
struct MerchantMemoryTests {
    /// What a document says about a merchant.
    private struct Share {
        let name: String
        var domain: String?
        let merchant: String
        let external: String

        var json: String {
            let domain = domain.map { #","merchantDomain":"\#($0)""# } ?? ""
            return #"{"merchantIdentifier":"\#(merchant)","externalIdentifier":"\#(external)","merchantName":"\#(name)","#
                + #""amount":"1.00"\#(domain)}"#
        }
    }

    private struct PlainList {
        private struct Entry {
            var share: Share
            let document: Int
        }

        private var entries: [Entry] = []
        private var document = 0
        var count: Int { entries.count }

        mutating func agrees(with shares: [Share]) -> Bool {
            let before = self
            document += 1
            for share in shares where !takes(share) {
                self = before
                return false
            }
            return true
        }

        private mutating func takes(_ share: Share) -> Bool {
            for place in entries.indices where entries[place].share.name == share.name {
                let entry = entries[place]
                let isSame: Bool
                if let domain = share.domain, let other = entry.share.domain {
                    isSame = domain.uppercased() == other.uppercased()
                } else {
                    isSame = share.merchant == entry.share.merchant
                }
                guard isSame else { continue }
                if entry.share.domain == nil { entries[place].share.domain = share.domain }
                return entry.share.external == share.external || entry.document == document
            }
            if let entry = entries.first(where: { $0.share.external == share.external }) {
                guard let domain = share.domain, let other = entry.share.domain else { return true }
                return domain.uppercased() == other.uppercased() || entry.document == document
            }
            entries.append(Entry(share: share, document: document))
            return true
        }
    }

    /// - Parameter variety: With more of it shares agree by chance less often, and the tables grow.
    @Test("The merchant index behaves like a plain list", arguments: [1, 3, 40, 4000])
    func agreesWithAPlainList(variety: UInt64) {
        for seed in 0..<UInt64(TestScale.scaled(5)) {
            var random = SeededGenerator(seed: seed)
            func number(_ most: UInt64) -> String { String(UInt64.random(in: 0..<most, using: &random)) }
            var reader = DocumentReader()
            reader.merchantConsistency = .recording
            var merchants = MerchantConsistency()
            var plain = PlainList()
            var agreed = 0
            let documents = 300
            for _ in 0..<documents {
                let shares = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    Share(
                        name: "Shop " + number(2),
                        domain: [nil, number(variety) + "a.example", number(variety) + "A.Example"].randomElement(using: &random) ?? nil,
                        merchant: "merchant.com.example." + number(2 * variety), external: "e" + number(3 * variety))
                }
                let list = "[" + shares.map { $0.json }.joined(separator: ",") + "]"
                _ = reader.check(Sample(.multiMerchant, [.set("/multiTokenContexts", list)]).json, as: .paymentRequest)
                let expected = plain.agrees(with: shares)
                #expect(merchants.agrees(with: reader.removeShares(), documentName: nil, line: nil) == expected, "seed \(seed): \(list)")
                #expect(merchants.merchantCount == plain.count, "seed \(seed): \(list)")
                agreed += expected ? 1 : 0
            }
            // Both ways are gone.
            #expect(agreed > documents / 20 && (variety > 100 || agreed < documents))
        }
    }
}
