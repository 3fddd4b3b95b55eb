import PaySheet
import PaySheetPreview

/// A document for drawing: its sheets, and the messages for the user.
struct DrawableDocument {
    /// The sheets; `nil` if nothing can be drawn.
    private var sequence: SheetSequence?
    private let drawable: DrawableKinds
    private let kind: DocumentKind?
    private let isGiven: Bool
    private let findings: Findings
    /// The differences between the picture and the document.
    private var remedy = ""

    /// Draws a document.
    static func answer(_ document: ReadDocument, _ options: PreviewOptions, of kinds: DrawableKinds) -> DocumentAnswer {
        let drawable = DrawableDocument(document, options, kinds)
        let notes = drawable.notes(of: document)
        guard let sequence = drawable.sequence else { return DocumentAnswer(notes: notes, status: ExitStatus.undone) }
        return DocumentAnswer([UInt8](drawing(of: sequence, options).utf8), notes: notes)
    }

    private static func drawing(of sequence: SheetSequence, _ options: PreviewOptions) -> String {
        switch options.form {
        case .terminal:
            TerminalPicture(width: options.width, isColored: options.isColored, isolatesDirection: options.isolatesDirection)
                .drawing(of: sequence)
        case .svg: SVGPicture(theme: options.theme).drawing(of: sequence)
        case .html: HTMLPicture(theme: options.theme).drawing(of: sequence)
        case .markdown: MarkdownPicture().drawing(of: sequence)
        case .parts: SheetParts().drawing(of: sequence)
        }
    }

    private init(_ document: ReadDocument, _ options: PreviewOptions, _ drawable: DrawableKinds) {
        self.drawable = drawable
        let (bytes, check) = (document.bytes, document.check)
        kind = check.kind
        isGiven = document.isKindGiven
        findings = check.findings
        guard let kind, drawable.kinds.contains(kind) else { return }
        if document.isReadable, draw(bytes, kind, options) { return }
        let fixed = check.applyingSafeFixes().bytes
        // A dictionary without a member that it needs is left out, so its gaps are filled first.
        let hasGaps = findings.atLeast(.error).contains { $0.rule == .memberMissing }
        let text = hasGaps ? MissingMembers.filled(fixed ?? bytes, as: kind, drawable) : fixed ?? bytes
        if draw(text, kind, options), drawable.isReadable(text, as: kind) {
            remedy = hasGaps ? "drawn without the missing members; " : "drawn as paysheet fix would write it; "
            return
        }
        if sequence != nil || draw(bytes, kind, options) { remedy = "drawn without what cannot be read; " }
    }

    /// Draws a text. Returns whether it has a value.
    private mutating func draw(_ text: [UInt8], _ kind: DocumentKind, _ options: PreviewOptions) -> Bool {
        sequence = drawable.sequence(text, kind, options.sheet)
        return sequence != nil
    }

    /// The messages besides the picture.
    private func notes(of document: ReadDocument) -> [String] {
        if sequence != nil { return document.errorNote(remedy) }
        let name = document.name
        guard let kind else {
            let remedy = FormatRemedy.text(of: findings.atLeast(.error))
            return lines(name) + [name + ": " + (remedy ?? "the kind is unknown; name it (--kind)")]
        }
        // A document without a mistake that has no picture is one of those that show nothing.
        guard drawable.kinds.contains(kind), findings.count(of: .error) > 0 else {
            return [name + ": " + kind.name + " has no " + drawable.absence + (isGiven ? "" : "; name another kind (--kind)")]
        }
        return lines(name) + [name + ": nothing to draw; correct this first"]
    }

    private func lines(_ name: String) -> [String] { findings.atLeast(.error).prefix(10).map { name + ":" + $0.description } }
}

extension DrawableKinds {
    /// Whether the value of a document has everything that it says.
    func isReadable(_ bytes: [UInt8], as kind: DocumentKind) -> Bool {
        var reader = DocumentReader(catalogs: catalogs())
        return ReadDocument.isReadable(reader.check(bytes, as: kind).findings)
    }
}
