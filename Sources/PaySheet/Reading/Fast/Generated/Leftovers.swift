// Generated from Sources/PaySheet/Data/leftovers.tsv. Do not edit; run `swift run generate`.

extension LabelWords {
    /// What programs write for a value that they do not have.
    static let leftovers: [StaticString] = ["undefined", "null", "[object Object]", "NaN"]
    /// How the placeholders of examples begin.
    static let placeholders: [StaticString] = ["YOUR_"]
}

extension OrdinaryValues {
    /// The ASCII characters with which an ordinary text may begin, each a bit: the lower half, and the upper one.
    static var beginnings: (UInt64, UInt64) { (0xFFFFFFFA00000000, 0x7FDFBFFFE5FFBFFF) }
}
