import PaySheet
import PaySheetReports
import PaySheetText

/// Prints the words of a catalog for `describe` and `diff`: a sentence for each fact or change.
enum SentenceAnswers {
    /// Prints the sentences about a document.
    static func describe(_ document: ReadDocument, _ words: DocumentWords, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard let kind = kind(of: document, among: words.kinds, "described", &answer.notes) else { return answer }
        guard document.isReadable, let description = words.description(document.bytes, kind, options.givenZone) else {
            answer.notes += document.refusal("described")
            return answer
        }
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
    static func diff(
        _ old: ReadDocument?, _ new: ReadDocument?, _ comparison: DocumentComparison, _ options: DiffOptions
    ) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        var kinds: [DocumentKind] = []
        for document in [old, new].compactMap({ $0 }) {
            guard let kind = kind(of: document, among: comparison.kinds, "compared", &answer.notes) else { continue }
            if document.isReadable { kinds.append(kind) } else { answer.notes += document.refusal("compared") }
        }
        guard let old, let new, kinds.count == 2 else { return answer }
        let choice = DocumentComparison.Options(kinds[1], zone: options.givenZone, showsPersonal: options.showsPersonal)
        switch comparison.difference(old.bytes, new.bytes, choice) {
        case .unreadable(let isOldUnreadable, let isNewUnreadable):
            if isOldUnreadable { answer.notes += old.refusal("compared") }
            if isNewUnreadable { answer.notes += new.refusal("compared") }
        case .difference(let difference):
            answer.status = difference.changes.isEmpty ? ExitStatus.passed : ExitStatus.found
            answer.output = options.isJSON ? json(difference, old, new, kinds[1]) : text(difference)
        }
        return answer
    }

    private static func text(_ difference: DocumentComparison.Difference) -> [UInt8] {
        let technical = difference.technical ?? []
        let further = difference.changes.isEmpty || technical.isEmpty ? [] : ["technical: " + technical.joined(separator: ", ")]
        return lines(difference.changes.isEmpty ? [difference.without] : difference.changes.map { $0.sentence } + further)
    }

    private static func json(
        _ difference: DocumentComparison.Difference, _ old: ReadDocument, _ new: ReadDocument, _ kind: DocumentKind
    ) -> [UInt8] {
        json { json in
            json.member("old", old.name)
            json.member("new", new.name)
            json.member("kind", kind.name)
            json.member("differs", bool: !difference.changes.isEmpty)
            json.name("changes")
            json.array { list in for change in difference.changes { list.object { write(change, to: &$0) } } }
            if let technical = difference.technical { json.member("technical", technical) }
        }
    }

    private static func write(_ change: DocumentComparison.Change, to json: inout JSONBytes) {
        json.member("subject", change.subject)
        if let word = change.word { json.member("change", word) }
        json.member("old", change.old)
        json.member("new", change.new)
        json.member("sentence", change.sentence)
    }

    /// The kind of a document, if it has words. Otherwise a message says so.
    private static func kind(
        of document: ReadDocument, among kinds: [DocumentKind], _ what: String, _ notes: inout [String]
    ) -> DocumentKind? {
        if let kind = document.check.kind, kinds.contains(kind) { return kind }
        notes.append(document.name + ": documents of the kind " + (document.check.kind?.name ?? "unknown") + " cannot be " + what)
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
