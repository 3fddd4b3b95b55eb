/// A word newer than the version that is asked for.
enum VersionWord: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(LineItemView.self, needs: [.paymentTiming], when: .versionIsStated) { line, context in
            guard let timing = line.paymentTiming else { return }
            check(timing, VocabularyIndex.paymentTiming, since: 12, at: line[.paymentTiming], &context)
        }
        RuleRow(PaymentErrorView.self, needs: [.code], when: .versionIsStated) { error, context in
            guard let code = error.code else { return }
            check(code, VocabularyIndex.paymentErrorCode, since: 3, at: error[.code], &context)
        }
    }

    /// Below the version of the member itself the member is reported.
    private static func check(
        _ word: borrowing WordView, _ vocabulary: Int, since: Int, at node: Int, _ context: inout RuleContext
    ) {
        let needed = ShapeTables.applePay.version(ofWord: word.index, in: vocabulary)
        guard let version = context.facts.version, version >= since, needed > version else { return }
        context.report(
            .versionWord, at: node, help: "ask for version " + String(needed) + " or do without it",
            "\(word.text.quoted, "word") came with Apple Pay version \(needed, "needed")"
                + ", and version \(version, "version") is asked for")
    }
}
