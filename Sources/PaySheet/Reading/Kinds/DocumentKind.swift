/// What a whole document may be.
public struct DocumentKind: Sendable, Hashable {
    /// The dictionary's own name, as reports and `--kind` write it.
    public let name: String
    /// The place of the root's dictionary in the tables.
    package let shape: Int

    package init(name: String, shape: Int) {
        self.name = name
        self.shape = shape
    }

    /// The kind with a name.
    public init?(_ name: String) {
        for kind in DocumentKind.all where kind.name == name {
            self = kind
            return
        }
        return nil
    }
}
