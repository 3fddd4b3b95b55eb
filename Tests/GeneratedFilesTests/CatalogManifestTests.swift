import PaySheetGenerator
import PaySheetShapes
import Testing

/// The manifest of a catalog.
@Suite("Manifests of catalogs")
struct CatalogManifestTests {
    private static let vouchers = """
        # A comment.
        name\tvouchers
        title\tvouchers of a shop
        summary\tVouchers that a shop sells.
        prefix\tVoucher
        words\tdescribe diff
        points\tVouchers\tVO-1 VO-2
        points\tVouchers\tVO-3
        points\tOthers
        """

    @Test("A manifest has what its lines say")
    func lines() throws {
        let manifest = try CatalogManifest(in: "Sources/PaySheetVouchers", Self.vouchers)
        #expect(manifest.name == "vouchers" && manifest.prefix == "Voucher" && !manifest.hasParts)
        #expect(manifest.points.map { $0.title } == ["Vouchers", "Others"])
        #expect(manifest.points.map { $0.ids } == [["VO-1", "VO-2", "VO-3"], []])
    }

    @Test(
        "A mistake is reported with its line and a remedy",
        arguments: [
            ("prefix\tVoucher\n", "", "1: `prefix` is missing; add the line"),
            ("prefix\tVoucher", "prefix Voucher", "5: not a word and a value with a tab between; write that"),
            ("prefix\tVoucher", "prefix\tVoucher\nname\tothers", "6: `name` is here twice; remove one"),
            ("words\t", "word\t", "6: `word` is unknown; write one of: name, title, "),
            ("describe diff", "diff", "6: `words` takes `describe` or `describe diff`; write that"),
            ("words\tdescribe diff", "preview\ttrue", "6: `preview` takes `yes`; write that"),
        ])
    func faults(_ old: String, _ new: String, _ message: String) throws {
        let text = Self.vouchers.replacing(old, with: new)
        #expect(text != Self.vouchers)
        let fault = try #require(throws: SourceFault.self) { try CatalogManifest(in: "Sources/PaySheetVouchers", text) }
        #expect(fault.description.hasPrefix("Sources/PaySheetVouchers/catalog.tsv:" + message), "\(fault)")
    }

    @Test("A list has each catalog with what its manifest says")
    func lists() throws {
        let vouchers = try CatalogManifest(in: "Sources/PaySheetVouchers", Self.vouchers)
        let others = try CatalogManifest(
            in: "Sources/PaySheetOthers",
            Self.vouchers.replacing("name\tvouchers", with: "name\tothers\nomittable\tyes\nwithout-cards\tyes").replacing(
                "describe diff", with: "describe"))
        let text = CatalogManifest.listFile([vouchers, others]).text
        #expect(text.contains("static let otherSet = CatalogSet(.vouchers, .others)"))
        #expect(text.contains("static let keptOtherSet = CatalogSet(.vouchers)"))
        #expect(text.contains("static var smallSet: CatalogSet { .others }"))
        #expect(text.contains("CatalogFunctions(describing: { .vouchers }, comparing: { .vouchers })"))
        #expect(text.contains("CatalogFunctions(describing: { .others })"))
    }
}
