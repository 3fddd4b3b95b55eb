import PaySheet
import PaySheetDocuments

/// One of the compared documents, read as a value.
struct SheetDocument {
    let document: ReadDocument
    let kind: DocumentKind
    private let source: SheetSource

    /// Says what changes for the shopper between two documents.
    static func answer(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.undone)
        let found = [old, new].map { $0.flatMap { SheetDocument($0, &answer.notes) } }
        guard let old = found[0], let new = found[1] else { return answer }
        guard let difference = old.difference(to: new, options.zone) else {
            answer.notes.append(old.document.differsInKind(from: new.document))
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
    private init?(_ document: ReadDocument, _ notes: inout [String]) {
        guard let kind = document.check.kind else { return nil }
        self.document = document
        self.kind = kind
        guard SheetSource.kinds.contains(kind) else {
            notes.append(document.name + ": the sheet shows nothing of the kind " + kind.name)
            return nil
        }
        guard document.isReadable, let source = SheetSource(document.bytes, as: kind) else {
            notes += document.refusal("compared")
            return nil
        }
        self.source = source
    }

    /// Returns what changes for the shopper, or `nil` for documents of different kinds.
    func difference(to new: SheetDocument, _ zone: TimeZoneOffsets) -> SheetDifference? {
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
