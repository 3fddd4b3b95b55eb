import PaySheetOrders
import Testing

@Suite("manifest.json")
struct OrderManifestTests {
    private static let package = OrderPackage(
        [("signature", "s"), ("b.png", ""), ("manifest.json", "{}"), ("a.lproj/order.strings", "x"), ("a \"é\".png", "abc")].map {
            OrderPackage.File(path: $0.0, bytes: Array($0.1.utf8))
        })

    @Test("The manifest lists all files except itself and the signature, sorted by path")
    func json() throws {
        let manifest = OrderManifest(of: OrderManifestTests.package)
        #expect(
            String(decoding: manifest.json, as: UTF8.self) == """
                {
                  "a \\"é\\".png": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                  "a.lproj/order.strings": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
                  "b.png": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
                }

                """)
        #expect(try OrderManifest(manifest.json) == manifest)
        #expect(OrderManifest(of: OrderPackage([])).json == Array("{}\n".utf8))
    }

    @Test(
        "Text that is not a manifest has a cause and a line",
        arguments: [
            ("[]", "the manifest is not a JSON object", nil), ("{\"a\":\"b\",}", "there is a comma after the last file", 1),
            ("{\n\"a\":\"b\",\n\n}\n", "there is a comma after the last file", 2), ("", "the manifest is not JSON", 1),
            ("{\n\"a\" \"b\"}", "the manifest is not JSON", 2), ("{,}", "there is a comma after the last file", 1),
        ] as [(String, String, Int?)])
    func errors(_ text: String, _ message: String, _ line: Int?) {
        do throws(OrderManifestError) {
            _ = try OrderManifest(Array(text.utf8))
            Issue.record("it was read")
        } catch {
            #expect(error.description.hasPrefix(message) && error.line == line, "\(error.description) in line \(error.line ?? 0)")
        }
    }
}
