public import PaySheetShapes
public import Testing

// The default description of a row has all its members.

extension Shape: CustomTestStringConvertible {
    /// The name of the dictionary.
    public var testDescription: String { name }
}

extension KindRow: CustomTestStringConvertible {
    /// The name of the kind.
    public var testDescription: String { name }
}

extension Vocabulary: CustomTestStringConvertible {
    /// The name of the vocabulary.
    public var testDescription: String { name }
}
