/// All tables in one place.
public enum Shapes {
    /// Every dictionary, class and event, family by family.
    public static let all: [Shape] = CatalogShapes.applePay.shapes

    /// Every vocabulary.
    public static let vocabularies: [Vocabulary] = CatalogShapes.applePay.vocabularies

    /// Every dictionary that can be a whole document. Scripts can rely on the first sixteen names.
    public static let kinds: [KindRow] = CatalogShapes.applePay.kinds

    /// Every family.
    public static let families: [Family] = CatalogShapes.applePay.families

    /// Returns the shape with a specification name.
    public static func shape(named name: String) -> Shape? { all.first { $0.name == name } }
    /// Returns the vocabulary with a specification name.
    public static func vocabulary(named name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
}
