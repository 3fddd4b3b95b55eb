import Foundation
import PaySheetGenerator
import PaySheetShapes
import Testing

@Suite("Data files of tables")
struct TableSourcesTests {
    private static let gifts = """
        # items

        <!-- A comment. -->

        ## Gift (as Present, since version 3)
        A thing that is given.
        https://example.com/gift

        - kind (GiftKind, required, example `"toy, (new)"`): The kind of gift.
        - wrappings (list of text, since (iOS 17, macOS 14), personal, part paper, default `[]`, example `["a","b"]`): The papers.
        - content (variant Content by kind): What is inside.
          - toy (as plaything): Gift
        """
    private static let words = """
        # vocabularies

        ## GiftKind (unknown words are tolerated)
        The kinds of gift.
        https://example.com/kinds

        - toy: A toy.
        - book (as paper, feature books (iOS 18)): A book.
        """
    private static let families = "# families\n\n## Given (Gift)\nA thing.\n\n- kind (sort, type)\n"
    private static let kinds = "# kinds\n- Gift (as gift)\n"

    private static func tables(_ gifts: String) throws -> CatalogShapes {
        let files = [("vocabularies.md", words), ("kinds.md", kinds), ("families.md", families), ("items.md", gifts)]
        return try TableSources("Tables", files).tables("gifts")
    }

    @Test("A table has what its data files say")
    func tablesAreRead() throws {
        let tables = try Self.tables(Self.gifts)
        let gift = try #require(tables.shape(named: "Gift"))
        #expect(gift.swiftName == "Present" && gift.availability == .version(3) && gift.link == "https://example.com/gift")
        #expect(gift.members.map { $0.name } == ["kind", "wrappings", "content"])
        #expect(gift.members.map { $0.summary } == ["The kind of gift.", "The papers.", "What is inside."])
        #expect(gift.members[0].example == #""toy, (new)""# && gift.members[0].presence == .required)
        let wrappings = gift.members[1]
        #expect(wrappings.availability == .system("iOS 17, macOS 14") && wrappings.isPersonal && wrappings.part == "paper")
        #expect(wrappings.defaultValue == "[]" && wrappings.example == #"["a","b"]"#)
        #expect(tables.vocabularies.first?.words.map { $0.swiftName } == ["toy", "paper"])
        #expect(tables.vocabularies.first?.words.last?.availability == .feature("books", systems: "iOS 18"))
        #expect(tables.kinds.map { $0.swiftName } == ["gift"])
        #expect(tables.families.first?.members == [["kind", "sort", "type"]])
    }

    @Test(
        "A mistake in a data file is reported with its line and a remedy",
        arguments: [
            ("# items", "# presents", "1: unknown heading `presents`; write one of: request, items, "),
            ("# items\n", "\n", "5: unknown heading `Gift`; write one of: request, items, "),
            ("since version 3", "since version three", "5: `three` is not a version; write a whole number"),
            ("since version 3", "since 3", "5: unknown or repeated attribute `since 3`; remove it, or write one of: as SWIFT-NAME, "),
            ("since version 3", "extends Thing", "5: unknown dictionary `Thing`; correct the name"),
            ("## Gift (as Present, since version 3)", "## Gift (as Present", "5: a bracket or a backtick is not closed; close it"),
            ("## Gift (as", "## GiftKind (as", "3: `GiftKind` is here twice; remove one of them"),
            ("given.\n", "given\n", "5: no description of `Gift`; write a sentence with a full stop"),
            ("https://example.com/gift", "", "5: no link for `Gift`; write the address"),
            ("/gift\n", "/gift\nMore.\n", "8: unexpected text below `Gift`; remove it"),
            (": The kind of gift.", "", "9: no description of `kind`; write `: SENTENCE.`"),
            ("): The kind", ") The kind", "9: this is not `NAME (ATTRIBUTE, ATTRIBUTE): SENTENCE.`; write that"),
            ("(GiftKind, required", "(required", "9: unknown type `required`; write a dictionary, a vocabulary or one of: text, "),
            ("(GiftKind, required", "(GiftKind, required, needed", "9: unknown or repeated attribute `needed`; remove it, or write"),
            ("(GiftKind, required", "(GiftKind, required, required", "9: unknown or repeated attribute `required`"),
            ("since (iOS 17, macOS 14)", "feature paper", "10: unknown or repeated attribute `feature paper`"),
            ("since (iOS 17, macOS 14)", "feature paper, feature (iOS 17)", "10: no systems; write `feature NAME (SYSTEMS)`"),
            ("[\"a\",\"b\"]`", "[\"a\",\"b\"]", "10: a bracket or a backtick is not closed; close it"),
            ("- wrappings", "- kind", "10: `kind` is here twice; remove one of them"),
            ("variant Content by kind", "GiftKind", "12: unexpected entry below `content`; remove it"),
            ("  - toy (as plaything): Gift", "", "11: `content` has no dictionaries; write a line `  - VALUE: DICTIONARY`"),
            ("plaything): Gift", "plaything): Toy", "12: unknown dictionary `Toy`; correct the name"),
        ])
    func wrongTablesAreExplained(old: String, new: String, message: String) throws {
        let text = Self.gifts.replacingOccurrences(of: old, with: new)
        #expect(text != Self.gifts)
        let fault = try #require(throws: SourceFault.self) { try Self.tables(text) }
        #expect(fault.description.contains(".md:" + message), "\(fault)")
    }
}
