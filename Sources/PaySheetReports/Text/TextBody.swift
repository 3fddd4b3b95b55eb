/// Writes text document by document.
struct TextBody: ReportBody {
    private let style: TextStyle

    init(style: TextStyle, isConcise: Bool) {
        var style = style
        style.isConcise = isConcise
        self.style = style
    }

    func document(_ document: CheckedDocument) -> [UInt8] {
        [UInt8](TextReport.document(document, style: style, isNamedWhenClean: style.namesClean && document.line == nil).utf8)
    }

    func closing(_ summary: Summary) -> [UInt8] { [UInt8](TextReport.closing(summary, style: style).utf8) }
}
