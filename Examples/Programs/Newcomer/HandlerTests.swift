// Tests of the shop's own handlers, with documents that the library invents. A shop writes them with Swift Testing.
import PaySheet
import PaySheetExamples
import PaySheetGuide

struct HandlerTests {
    var failures = 0

    mutating func run() {
        let intake = Intake()
        var inventing = intake
        inventing.check = nil

        expect(intake.request(Example(.shipping, seed: 3).json).status == 200, "a good request is taken")
        for rule in [RuleID.amountFormat, .countryUnknown, .totalNegative] {
            guard let card = rule.card else { continue }
            let documents = RuleBreak.all(of: card).filter { $0.sample.kind == .paymentRequest }.flatMap { $0.example(seed: 7).documents }
            let answers = documents.map { intake.request($0) }
            let areRefused = !answers.isEmpty && answers.allSatisfy { $0.status == 422 }
            expect(areRefused, "documents that break \(rule) are refused: \(answers.count)")
        }

        let payment = Example(.payment, seed: 1).json
        expect(inventing.payment(payment).status == 200, "an invented payment is taken without the check of the token")
        let invented = intake.payment(payment)
        expect(invented.status == 422, "an invented payment is refused with this check")
        let cut = intake.payment(Array(payment.dropLast()))
        expect(cut.type == "application/problem+json", "a payment that was cut off is refused")
        print(String(decoding: cut.body, as: UTF8.self))
    }

    private mutating func expect(_ condition: Bool, _ name: String) {
        print(condition ? "passed:" : "FAILED:", name)
        if !condition { failures += 1 }
    }
}
