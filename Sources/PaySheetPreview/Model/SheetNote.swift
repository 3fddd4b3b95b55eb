/// Running text in a section.
public struct SheetNote: Sendable, Hashable {
    /// What the text is: `Agreement`.
    public var label: CleanText
    /// The text.
    public var text: CleanText
    /// What there is to say about it: that it was cut, and where.
    public var remark: CleanText?

    /// Makes a note.
    public init(label: CleanText, text: CleanText, remark: CleanText? = nil) {
        self.label = label
        self.text = text
        self.remark = remark
    }
}
