import PaySheet
import PaySheetGuide
import Testing

/// A reader keeps its storage, and what is left in it of a longer document must complete no shorter one.
struct StaleTextTests {
    @Test(
        "A truncated document is not completed by an earlier text",
        arguments: [Sample(.multiMerchant), Sample(.w3c), Sample(.multiMerchantFlow)])
    func aBeginningIsNotCompletedByAnEarlierText(sample: Sample) {
        let whole = sample.json
        var used = DocumentReader()
        for end in stride(from: 0, to: whole.count, by: 3) {
            _ = used.check(whole)
            var fresh = DocumentReader()
            let beginning = whole[..<whole.index(whole.startIndex, offsetBy: end)]
            let (one, other) = (used.check(beginning, recovering: true), fresh.check(beginning, recovering: true))
            #expect(one.findings.map { $0.description } == other.findings.map { $0.description }, "\(end) bytes")
            #expect(!one.findings.isEmpty)
        }
    }
}
