import PaySheet
import PaySheetReports
import PaySheetStoreKit
import PaySheetText

/// What `describe` and `diff` say of StoreKit configuration files.
enum StoreKitAnswers {
    /// Says what a file offers, and what moves between its subscriptions mean.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard let file = file(document, "described", &answer.notes) else { return answer }
        let sentences = StoreKitDescription(file).sentences
        answer.status = ExitStatus.passed
        guard options.isJSON else {
            answer.output = [UInt8](sentences.map { VisibleText.opening($0) + "\n" }.joined().utf8)
            return answer
        }
        answer.output = json { json in
            json.member("path", document.name)
            json.member("sentences", sentences)
        }
        return answer
    }

    /// Says what changes for a subscriber.
    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        let files = [old, new].map { document in document.flatMap { file($0, "compared", &answer.notes) } }
        guard let old, let new, let before = files[0], let after = files[1] else { return answer }
        let difference = StoreKitDifference(from: before, to: after)
        answer.status = difference.changes.isEmpty ? ExitStatus.passed : ExitStatus.found
        answer.output = options.isJSON ? json(difference, old, new) : [UInt8](text(difference).utf8)
        return answer
    }

    /// Reads a file. Returns `nil` after messages if it cannot be read.
    private static func file(_ document: ReadDocument, _ what: String, _ notes: inout [String]) -> StoreKitConfiguration? {
        if document.isReadable, let file = StoreKitConfiguration.read(document.bytes).value { return file }
        notes += document.refusal(what)
        return nil
    }

    private static func text(_ difference: StoreKitDifference) -> String {
        guard difference.changes.isEmpty else {
            return difference.changes.map { VisibleText.opening($0.sentence) + "\n" }.joined()
        }
        return difference.hasOthers ? "nothing that a person who buys notices\n" : "nothing differs\n"
    }

    private static func json(_ difference: StoreKitDifference, _ old: ReadDocument, _ new: ReadDocument) -> [UInt8] {
        json { json in
            json.member("old", old.name)
            json.member("new", new.name)
            json.member("kind", DocumentKind.storeKitConfiguration.name)
            json.member("differs", bool: !difference.changes.isEmpty)
            json.name("changes")
            json.array { list in
                for change in difference.changes {
                    list.object { one in
                        one.member("subject", change.subject)
                        one.member("old", change.old)
                        one.member("new", change.new)
                        one.member("sentence", change.sentence)
                    }
                }
            }
        }
    }

    private static func json(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            members(&json)
        }
        return json.bytes + [0x0A]
    }
}
