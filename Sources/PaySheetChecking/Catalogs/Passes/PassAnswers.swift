import PaySheet
import PaySheetPasses

/// What `describe` and `diff` say of passes.
enum PassAnswers {
    /// Says what a person sees.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        SentenceAnswers.describe(document, WalletPass.read(document.bytes).value.map { PassDescription($0).sentences }, options)
    }

    /// Says what an update changes.
    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        SentenceAnswers.diff(old, new, options) {
            WalletPass.read($0).value
        } comparing: { before, after in
            let difference = PassDifference(from: before, to: after)
            let changes = difference.changes.map {
                SentenceAnswers.Change(subject: $0.subject, old: $0.old, new: $0.new, sentence: $0.sentence)
            }
            return (changes, difference.hasOthers ? "nothing that a person notices" : "nothing differs")
        }
    }
}
