import PaySheet
import PaySheetDocuments

/// One of the compared documents, read as a value.
struct SheetDocument {
    let name: String
    let kind: DocumentKind
    private let source: SheetSource

    /// Says what changes for the shopper between two documents.
    static func answer(_ old: CommandDocument?, _ new: CommandDocument?, _ options: DiffOptions) -> CommandAnswer {
        var answer = CommandAnswer(status: ExitStatus.undone)
        let found = [old, new].map { $0.flatMap { SheetDocument($0, &answer.notes) } }
        guard let old = found[0], let new = found[1] else { return answer }
        guard let difference = old.difference(to: new, options.zone) else {
            answer.notes.append(
                old.name + " has the kind " + old.kind.name + " and " + new.name + " has the kind " + new.kind.name
                    + ": only documents of the same kind can be compared; set it with --kind")
            return answer
        }
        answer.status = difference.isInvisible ? ExitStatus.passed : ExitStatus.found
        answer.output =
            options.isJSON
            ? DifferenceReport.json(difference, old, new, showingPersonal: options.showsPersonal)
            : [UInt8](DifferenceReport.text(difference, showingPersonal: options.showsPersonal).utf8)
        return answer
    }

    /// Reads the value of a document. Returns `nil` after a message if it has none.
    private init?(_ document: CommandDocument, _ notes: inout [String]) {
        guard let kind = document.check.kind else { return nil }
        name = document.name
        self.kind = kind
        guard SheetSource.kinds.contains(kind) else {
            notes.append(name + ": the sheet shows nothing of the kind " + kind.name)
            return nil
        }
        // An unreadable member would look like a removed one.
        let mistakes = document.check.findings.at(.error)
        let isWhole = mistakes.allSatisfy { !SheetDocument.unreadable.contains($0.rule) }
        guard isWhole, let source = SheetSource(document.bytes, as: kind) else {
            notes += mistakes.prefix(20).map { document.name + ":" + $0.description }
            notes.append(name + ": not compared; correct this first")
            return nil
        }
        self.source = source
    }

    private static let unreadable: Set<RuleID> = [.memberMissing, .memberType, .memberDuplicate, .amountFormat, .numberRange]

    /// Returns what changes for the shopper, or `nil` for documents of different kinds.
    func difference(to new: SheetDocument, _ zone: Zone) -> SheetDifference? {
        switch (source, new.source) {
        case (.request(let old), .request(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.flow(let old), .flow(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.constructor(let old), .constructor(let new)): SheetDifference(from: old, to: new, zone: zone)
        case (.details(let old), .details(let new)): SheetDifference(from: old, to: new, zone: zone)
        // The updates share their members, so the members do not always show the kind.
        case (.update(let old), .update(let new)): SheetDifference(from: old, to: new, zone: zone)
        default: nil
        }
    }
}
