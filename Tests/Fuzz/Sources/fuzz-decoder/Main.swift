import FuzzSupport
import PaySheet
import ReaderComparison

/// Arbitrary bytes: the first chooses kind and policy, the rest is the document.
@main enum FuzzDecoder {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            let document = Array(all.dropFirst())
            var reader = DocumentReader(policy: FuzzDecoder.policy(choice))
            let automatic = reader.check(document)
            explained(automatic.findings, document)
            law("a kind was told for JSON without findings", automatic.kind != nil || !automatic.findings.isEmpty)
            explained(reader.check(document, recovering: true).findings, document)
            var comparison = ReaderComparison(policy: FuzzDecoder.policy(choice))
            // Shape 0 is the payment request; the other one is any. The second time the reader has predictions.
            for shape in [0, Int(choice) % 75, 0, Int(choice) % 75] {
                law("the fast reader makes of a document what scanner and binder make", comparison.takes(document, asShape: shape) != nil)
            }
            KindLaws.all[Int(choice) % KindLaws.all.count].hold(document, &reader)
            if choice % 24 != 0 { KindLaws.all[0].hold(document, &reader) }
            return 0
        }
    }

    private static func policy(_ choice: UInt8) -> Policy {
        // Limits stay: the laws ask a reader with the usual ones whether the text is JSON.
        Policy(apiVersion: choice < 128 ? nil : Int(choice >> 3 & 15))
    }
}
