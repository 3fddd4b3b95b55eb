import PaySheet
import PaySheetStoreKit

/// What `describe` and `diff` say of StoreKit configuration files.
enum StoreKitAnswers {
    /// Says what a file offers, and what moves between its subscriptions mean.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        SentenceAnswers.describe(
            document, StoreKitConfiguration.read(document.bytes).value.map { StoreKitDescription($0).sentences }, options)
    }

    /// Says what changes for a subscriber.
    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        SentenceAnswers.diff(old, new, options) {
            StoreKitConfiguration.read($0).value
        } comparing: { before, after in
            let difference = StoreKitDifference(from: before, to: after)
            let changes = difference.changes.map {
                SentenceAnswers.Change(subject: $0.subject, old: $0.old, new: $0.new, sentence: $0.sentence)
            }
            return (changes, difference.hasOthers ? "nothing that a person who buys notices" : "nothing differs")
        }
    }
}
