import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetTool
import TestSupport
import Testing

/// The command's list of catalogs.
@Suite("All catalogs")
struct AllCatalogsTests {
    private let catalogs = CatalogList.all.catalogs

    @Test("All catalogs can be combined")
    func together() { #expect(CatalogSet.problems(catalogs) == []) }

    @Test("Facts that are known without a catalog match the catalog")
    func stated() {
        #expect(CatalogList.all.inputs == catalogs.flatMap { $0.inputs })
        let containers = CatalogList.all.containers.map { $0.name }
        #expect(catalogs.flatMap { $0.containers }.allSatisfy { containers.contains($0.name) })
    }

    @Test("Every rule that a catalog adds to other documents needs an input")
    func additions() {
        let inputs = catalogs.flatMap { $0.inputs }.filter { $0.isForResults }
        for row in catalogs.flatMap({ $0.additions }).flatMap({ $0.rows }) {
            #expect(inputs.contains { row.asks == .input($0) })
        }
    }

    @Test("Results do not depend on earlier documents")
    func warm() throws {
        let texts =
            [OrderGuide.base.text, SampleBase.request.text, "{\"schemaVersion\":2}", "{\"status\":\"open\"}", "{\"status\":\"success\"}"]
            + OrderGuide.cards.flatMap { $0.bad.prefix(1) }.map { String(decoding: $0.json, as: UTF8.self) }
            + RuleCard.ofDocuments.flatMap { $0.bad.prefix(1) }.filter { !$0.isAboutText }.map { String(decoding: $0.json, as: UTF8.self) }
        var warm = DocumentReader(catalogs: CatalogList.all.set)
        for _ in 0..<2 {
            for text in TestScale.sampled(texts) {
                var cold = DocumentReader(catalogs: CatalogList.all.set)
                let (expected, found) = (cold.check(text.utf8), warm.check(text.utf8))
                #expect(found.kind == expected.kind && found.isGuess == expected.isGuess, "\(text)")
                #expect(found.findings.map { $0.description } == expected.findings.map { $0.description }, "\(text)")
                let bytes = Array((text + "\n").utf8) + [UInt8](repeating: 0, count: 64)
                let clean = warm.clean(bytes, 0..<text.utf8.count, as: nil)
                #expect(clean == nil || clean == expected.kind && expected.findings.isEmpty, "\(text)")
                warm.letGo()
            }
        }
    }

    @Test(
        "A misspelt name alone does not make an order",
        arguments: [
            #"{"created":1}"#, #"{"id":"cus_1","object":"customer","created":1,"livemode":false}"#,
            #"{"id":"ephkey_1","object":"ephemeral_key","created":1,"expires":2,"secret":"x"}"#,
        ])
    func slips(_ text: String) {
        var reader = DocumentReader(catalogs: CatalogList.all.set)
        let check = reader.check(text.utf8)
        #expect(check.kind == nil)
        #expect(check.findings.allSatisfy { $0.rule.name == "document/kind" || $0.rule.name == "document/dialect" })
    }

    @Test(
        "The members of a pass show its kind",
        arguments: [
            #"{"formatVersion":1,"passTypeIdentifier":"pass.com.example","serialNumber":"1","webServiceURL":"https://shop.example"}"#,
            #"{"formatVersion":1,"passTypeIdentifier":"pass.com.example","serialNumber":"p69f2J","teamIdentifier":"ABCDE12345","#
                + #""organizationName":"Shop","description":"Card","storeCard":{"primaryFields":[{"key":"balance","value":21.75}]}}"#,
        ])
    func pass(_ text: String) {
        var reader = DocumentReader(catalogs: CatalogList.all.set)
        #expect(reader.check(text.utf8).kind?.name == "Pass")
    }

    /// Names that only some files know.
    struct Fence: Sendable {
        let names: [String]
        /// The folders to look at, below `Sources`.
        var folders = [""]
        /// Parts of the paths of the files that know the names.
        var own: [String] = []
        let leastFiles: Int
    }

    @Test(
        "Names stay where they belong",
        arguments: [
            // Only the list of catalogs and what belongs to one name it. Packages of passes have the engine of orders.
            Fence(
                names: ["WalletOrder", "walletOrder", "wallet-order", "PaySheetOrder"],
                own: [
                    "Catalogs/Generated/", "Explain/Generated/", "Commands/Order/", "Commands/Pass/", "Sources/PaySheetOrder",
                    "Sources/PaySheetLocalizedErrors", "Sources/PaySheetPasses",
                ],
                leastFiles: 500),
            // How a clean document is found without its findings.
            Fence(
                names: ["OrdinaryValues", "RuleSituation"],
                own: ["/Reading/Fast/"], leastFiles: 500),
            // What only Apple Pay's documents have belongs to their catalog.
            Fence(
                names: [
                    "ShapeIndex.", "VariantIndex.", "isApplePay", "=== ShapeTables.applePay", "=== .applePay", "LineItem", "PaymentItem",
                    ".Slot.",
                ],
                folders: ["Reading", "Rules/Running", "Requirements", "Findings", "Fixes", "Writing", "JSON"].map { "PaySheet/" + $0 },
                own: ["/Generated/"], leastFiles: 100),
            // What an SDK is called belongs to its provider.
            Fence(
                names: ["Stripe", "Adyen", "Braintree", "PayPal", "Flutter", "Square"],
                folders: ["PaySheet", "PaySheetSources", "PaySheetReports"]
                    + ["Pipeline", "Session", "Files", "Input", "Answers", "Catalogs"].map { "PaySheetChecking/" + $0 },
                own: ["/Generated/", "/Messages/"], leastFiles: 400),
        ])
    func names(_ fence: Fence) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var count = 0
        for folder in fence.folders {
            let files = FileManager.default.enumerator(at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files)
            where file.pathExtension == "swift" && !fence.own.contains(where: { file.path.contains($0) }) {
                count += 1
                let text = try String(contentsOf: file, encoding: .utf8)
                for name in fence.names where text.contains(name) { Issue.record("\(file.path) has \(name)") }
            }
        }
        #expect(count > fence.leastFiles)
    }
}
