/// A paragraph in a section.
public struct SheetNote: Sendable, Hashable {
    /// The title of the text: `Agreement`.
    public var label: CleanText
    /// The text.
    public var text: CleanText
    /// A remark about it, such as where the text was cut.
    public var remark: CleanText?

    /// Creates a note.
    public init(label: CleanText, text: CleanText, remark: CleanText? = nil) {
        self.label = label
        self.text = text
        self.remark = remark
    }
}
