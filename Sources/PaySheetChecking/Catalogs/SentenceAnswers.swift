import PaySheet
import PaySheetReports
import PaySheetText

/// Answers of `describe` and `diff` that are a sentence for each fact or change.
enum SentenceAnswers {
    /// A change, as `diff` lists it.
    struct Change {
        let subject: String
        let old: String?
        let new: String?
        let sentence: String
    }

    /// Prints the sentences about a document. `nil`: the document cannot be read, and its errors say why.
    static func describe(_ document: ReadDocument, _ sentences: [String]?, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard document.isReadable, let sentences else {
            answer.notes += document.refusal("described")
            return answer
        }
        answer.status = ExitStatus.passed
        guard options.isJSON else {
            answer.output = lines(sentences)
            return answer
        }
        answer.output = json { json in
            json.member("path", document.name)
            json.member("sentences", sentences)
        }
        return answer
    }

    /// Reads two documents and prints their changes, or the words for a difference without one.
    static func diff<Value>(
        _ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions, reading read: ([UInt8]) -> Value?,
        comparing compare: (_ old: Value, _ new: Value) -> (changes: [Change], without: String)
    ) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        var values: [Value] = []
        for document in [old, new] {
            guard let document else { continue }
            if document.isReadable, let value = read(document.bytes) {
                values.append(value)
            } else {
                answer.notes += document.refusal("compared")
            }
        }
        guard let old, let new, values.count == 2 else { return answer }
        let (changes, without) = compare(values[0], values[1])
        answer.status = changes.isEmpty ? ExitStatus.passed : ExitStatus.found
        guard options.isJSON else {
            answer.output = lines(changes.isEmpty ? [without] : changes.map { $0.sentence })
            return answer
        }
        answer.output = json { json in
            json.member("old", old.name)
            json.member("new", new.name)
            json.member("kind", new.check.kind?.name)
            json.member("differs", bool: !changes.isEmpty)
            json.name("changes")
            json.array { list in
                for change in changes {
                    list.object { one in
                        one.member("subject", change.subject)
                        one.member("old", change.old)
                        one.member("new", change.new)
                        one.member("sentence", change.sentence)
                    }
                }
            }
        }
        return answer
    }

    private static func lines(_ sentences: [String]) -> [UInt8] {
        [UInt8](sentences.map { VisibleText.opening($0) + "\n" }.joined().utf8)
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
