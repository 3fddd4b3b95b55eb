/// The cards of a catalog, as a file of cards has them.
package struct CardChapter: Sendable {
    /// The name of the catalog.
    let catalog: String
    /// What the samples start from. They can also start from what earlier chapters have.
    let bases: [SampleBase]
    /// The texts of the cards, as the generator writes them.
    let texts: [String]

    /// Creates a chapter.
    package init(catalog: String, bases: [SampleBase], texts: [String]) {
        self.catalog = catalog
        self.bases = bases
        self.texts = texts
    }

    /// The cards of Apple Pay.
    package static var applePay: CardChapter {
        CardChapter(catalog: "applePay", bases: SampleBase.allCases + SampleBase.others, texts: CardTable.texts)
    }
}
