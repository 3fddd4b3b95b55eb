import PaySheet
import PaySheetDocuments

/// One of the compared documents, read as a value.
struct SheetDocument {
    let name: String
    let kind: DocumentKind
    private let source: SheetSource

    /// Reads a document. Returns `nil` if this fails, after a message.
    init?(_ operand: String, _ wanted: DocumentKind?, _ paths: Paths, _ console: inout Console) {
        name = operand == "-" ? operand : paths.reported(operand)
        let limit = Limits().bytes + 1
        switch operand == "-" ? console.system.input.all(limit: limit) : console.system.read(operand, limit) {
        case .failure(let failure):
            console.note((operand == "-" ? "standard input" : name) + ": " + failure.message)
            return nil
        case .success(let bytes):
            var reader = DocumentReader()
            let check = reader.check(bytes, as: wanted)
            guard let kind = check.kind else {
                SheetDocument.explain(check.findings, name, "the kind of this document is unknown; set it with --kind", &console)
                return nil
            }
            self.kind = kind
            guard SheetSource.kinds.contains(kind) else {
                console.note(name + ": the sheet shows nothing of the kind " + kind.name)
                return nil
            }
            // An unreadable member would look like a removed one.
            let isWhole = check.findings.at(.error).allSatisfy { !SheetDocument.unreadable.contains($0.rule) }
            guard isWhole, let source = SheetSource(bytes, as: kind) else {
                SheetDocument.explain(check.findings, name, "not compared; correct this first", &console)
                return nil
            }
            self.source = source
        }
    }

    private static let unreadable: Set<RuleID> = [.memberMissing, .memberType, .memberDuplicate, .amountFormat, .numberRange]

    private static func explain(_ findings: Findings, _ name: String, _ remedy: String, _ console: inout Console) {
        for finding in findings.at(.error).prefix(20) { console.note(name + ":" + finding.description) }
        console.note(name + ": " + remedy)
    }

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
