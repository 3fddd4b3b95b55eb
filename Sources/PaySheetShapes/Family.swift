/// Dictionaries that say the same under different names. A rule reads them through one view.
public struct Family: Sendable {
    /// The name of the view, without `View`.
    public let name: String
    /// A noun phrase that describes what the dictionaries have in common, with a full stop.
    public let summary: String
    /// The specification names of the dictionaries.
    public let shapes: [String]
    /// The members, at most eight. The first spelling is the name in the view; each dictionary has at most one of the spellings.
    public let members: [[String]]

    /// Describes a family.
    public init(name: String, summary: String, shapes: [String], members: [[String]]) {
        self.name = name
        self.summary = summary
        self.shapes = shapes
        self.members = members
    }
}
