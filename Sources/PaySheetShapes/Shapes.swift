/// All tables in one place.
public enum Shapes {
    /// The shape with a specification name.
    public static func shape(named name: String) -> Shape? { all.first { $0.name == name } }
    /// The vocabulary with a specification name.
    public static func vocabulary(named name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
}
