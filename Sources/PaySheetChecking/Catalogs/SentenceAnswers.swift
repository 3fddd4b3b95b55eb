import PaySheet
import PaySheetReports
import PaySheetText

/// Prints the words of a catalog for `describe` and `diff`: a sentence for each fact or change.
enum SentenceAnswers {
    /// Prints the sentences about a document.
    static func describe(_ document: ReadDocument, _ words: DocumentWords, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard let description = description(document, words, "described", options.givenZone, &answer.notes) else { return answer }
        answer.status = ExitStatus.passed
        guard options.isJSON else {
            answer.output = lines(description.sentences + (description.system.map { ["Shown completely from " + $0 + " on."] } ?? []))
            return answer
        }
        answer.output = json { json in
            json.member("path", document.name)
            json.member("sentences", description.sentences)
            if let system = description.system { json.member("system", system) }
        }
        return answer
    }

    /// Prints the changes between two documents, or the words for a difference without one.
    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ words: DocumentWords, _ options: DiffOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        let readable = [old, new].compactMap { $0 }.filter {
            description($0, words, "compared", options.givenZone, &answer.notes) != nil
        }
        guard readable.count == 2, let old, let new, let kind = new.check.kind,
            let difference = words.difference(
                old.bytes, new.bytes,
                DocumentWords.DifferenceOptions(kind, zone: options.givenZone, showsPersonal: options.showsPersonal))
        else { return answer }
        let changes = difference.changes
        answer.status = changes.isEmpty ? ExitStatus.passed : ExitStatus.found
        guard options.isJSON else {
            let technical = difference.technical ?? []
            let further = changes.isEmpty || technical.isEmpty ? [] : ["technical: " + technical.joined(separator: ", ")]
            answer.output = lines(changes.isEmpty ? [difference.without] : changes.map { $0.sentence } + further)
            return answer
        }
        answer.output = json { json in
            json.member("old", old.name)
            json.member("new", new.name)
            json.member("kind", kind.name)
            json.member("differs", bool: !changes.isEmpty)
            json.name("changes")
            json.array { list in for change in changes { list.object { write(change, to: &$0) } } }
            if let technical = difference.technical { json.member("technical", technical) }
        }
        return answer
    }

    private static func write(_ change: DocumentWords.Change, to json: inout JSONBytes) {
        json.member("subject", change.subject)
        if let word = change.word { json.member("change", word) }
        json.member("old", change.old)
        json.member("new", change.new)
        json.member("sentence", change.sentence)
    }

    /// Reads a document. Returns `nil` after messages if it has none of the values that the answer is about.
    private static func description(
        _ document: ReadDocument, _ words: DocumentWords, _ what: String, _ zone: TimeZoneOffsets?, _ notes: inout [String]
    ) -> DocumentWords.Description? {
        guard let kind = document.check.kind, words.kinds.contains(kind) else {
            notes.append(document.name + ": documents of the kind " + (document.check.kind?.name ?? "unknown") + " cannot be " + what)
            return nil
        }
        if document.isReadable, let description = words.description(document.bytes, kind, zone) { return description }
        notes += document.refusal(what)
        return nil
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
