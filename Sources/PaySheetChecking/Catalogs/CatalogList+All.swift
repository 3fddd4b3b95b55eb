import PaySheet
package import PaySheetGuide

// Apple Pay's documents come first. `CatalogList+Others.swift`, which is generated, has the other catalogs.

extension CatalogList {
    /// Every catalog. All but the first are prepared when something needs them.
    package static let all: CatalogList = {
        var all = CatalogList(.applePay, rest: { .others }, prepared: { CatalogSet(.applePay, later: { otherSet }) })
        all.calls = { allCalls }
        all.reduced = { .reduced }
        return all
    }()

    /// Those that no setting leaves out.
    private static let reduced = CatalogList(
        .applePay, rest: { .keptOthers }, prepared: { CatalogSet(.applePay, later: { keptOtherSet }) })

    /// The catalogs of a program without cards, examples and tables, which does not link them.
    ///
    /// - Parameter book: The cards, as far as the program has them.
    package static func all(with book: CardBook?) -> CatalogList {
        CatalogList(
            .applePay(with: book), rest: { others(with: book) }, prepared: { CatalogSet(.applePay, later: { smallSet }) })
    }

    /// The cards for a file, of the catalogs that a program without cards has.
    package static var chapters: [CardChapter] { [.applePay] + otherChapters }
}
