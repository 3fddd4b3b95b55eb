import Foundation
import PaySheet
import PaySheetExamples
import PaySheetGuide
import Testing

// The sample of the article `TestingHandlers`, and the handler that it tests.

/// Answers the request that a client sent.
func answer(_ reading: Reading<PaymentRequest>) -> (status: Int, body: [UInt8]) {
    do throws(InvalidPayload) {
        return (200, try reading.validated().json)
    } catch {
        return (422, error.problemJSON)
    }
}

@Suite struct HandlerTests {
    @Test("Every kind of valid request is taken", arguments: [ExampleKind.basic, .shipping, .multiMerchant, .recurring, .pending])
    func valid(kind: ExampleKind) {
        for seed: UInt64 in 1...20 {
            let example = Example(kind, seed: seed)
            #expect(answer(PaymentRequest.read(example.json)).status == 200, "\(example.kind) \(seed)")
        }
    }

    @Test("A request that breaks one rule is refused, and the answer names the rule", arguments: [RuleID.amountFormat, .totalNegative])
    func broken(rule: RuleID) throws {
        let card = try #require(rule.card)
        for way in RuleBreak.all(of: card) where way.sample.kind == .paymentRequest {
            for document in way.example(seed: 7).documents {
                let answer = answer(PaymentRequest.read(document))
                #expect(answer.status == 422 && String(decoding: answer.body, as: UTF8.self).contains(rule.name))
            }
        }
    }

    @Test("A handler is tested without a document that has the mistake")
    func made() {
        let mistake = Finding(testing: .totalSum, "the total is not the sum", at: "/total/amount")
        let reading = Reading<PaymentRequest>(testing: nil, findings: [mistake])
        #expect(answer(reading).status == 422)
        #expect(answer(reading).body == InvalidPayload([mistake]).problemJSON)
    }
}

@Suite struct HandlerArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("The article shows this file")
    func article() throws {
        let article = try text("Sources/PaySheet/PaySheet.docc/TestingHandlers.md")
        let sample = try text("Tests/ExamplesTests/HandlerSampleTests.swift")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count == 4)
        for block in blocks { #expect(sample.contains(block.trimmingCharacters(in: .newlines)), "\(block)") }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: HandlerArticleTests.root.appendingPathComponent(path), encoding: .utf8)
    }
}
