import PaySheet
import PaySheetGuide
import PaySheetOrders
import PaySheetPasses
import TestSupport
import Testing

/// Packages of passes, which the engine for packages of orders checks with another description.
@Suite("Packages of passes")
struct PassPackageTests {
    static let sound: [String: [UInt8]] = [
        "pass.json": Array(PassGuide.ticket.text.utf8), "icon.png": [1], "icon@2x.png": [2], "icon@3x.png": [3], "logo.png": [4],
        "de.lproj/pass.strings": Array("\"Seat\" = \"Platz\"; \"Event\" = \"Stück für alle\";".utf8),
        "de.lproj/thumbnail.png": [6], "fr.lproj/thumbnail.png": [5],
    ]

    static func package(_ change: (inout [String: [UInt8]]) -> Void = { _ in }) -> OrderPackage {
        var files = sound
        files["manifest.json"] =
            OrderManifest(of: OrderPackage(sound.map { OrderPackage.File(path: $0.key, bytes: $0.value) }), as: .pass).json
        change(&files)
        return OrderPackage(files.map { OrderPackage.File(path: $0.key, bytes: $0.value) })
    }

    static func found(_ package: OrderPackage, of format: PackageFormat = .pass) -> [String] {
        OrderPackageCheck(of: format, allowsMissingSignature: true).findings(in: package).map {
            $0.rule.name + " " + ($0.place.file ?? "-")
        }
    }

    @Test("A sound package has no finding, as files and as an archive")
    func right() throws {
        #expect(Self.found(Self.package()) == [])
        #expect(Self.found(try OrderPackage(archive: Self.package().archive())) == [])
    }

    @Test("One changed byte of a file has exactly one finding", arguments: sound.keys.sorted())
    func flipped(_ path: String) {
        let bytes = Self.sound[path] ?? []
        for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
            #expect(Self.found(Self.package { $0[path]?[place] ^= 1 }) == ["package/digest " + path], "byte \(place)")
        }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let finding: String
        let change: @Sendable (inout [String: [UInt8]]) -> Void

        init(_ name: String, _ finding: String, _ change: @escaping @Sendable (inout [String: [UInt8]]) -> Void) {
            (testDescription, self.finding, self.change) = (name, finding, change)
        }
    }

    @Test(
        "A mistake has its finding",
        arguments: [
            Mistake("no signature", "package/required-file signature") { _ in },
            Mistake("an unlisted file", "package/manifest-files new.png") { $0["new.png"] = [1] },
            Mistake("a missing file", "package/manifest-files logo.png") { $0["logo.png"] = nil },
            Mistake("a file of a system", "package/metadata-file .DS_Store") { $0[".DS_Store"] = [1] },
            Mistake("no manifest", "package/required-file manifest.json") { $0["manifest.json"] = nil },
        ])
    func mistakes(_ mistake: Mistake) {
        let isAboutSignature = mistake.finding.hasSuffix("signature")
        let check = OrderPackageCheck(of: .pass, allowsMissingSignature: !isAboutSignature)
        let findings = check.findings(in: Self.package(mistake.change))
        #expect(findings.map { $0.rule.name + " " + ($0.place.file ?? "-") } == [mistake.finding])
        #expect(findings.allSatisfy { !($0.help ?? "").contains("order") })
    }

    private static func signed(_ files: [String: [UInt8]]) -> OrderPackage {
        OrderPackage(files.map { OrderPackage.File(path: $0.key, bytes: $0.value) })
    }

    @Test("A pass needs an icon, and should have it in each resolution")
    func icons() {
        func found(without names: [String]) -> [String] {
            let files = Self.sound.filter { !names.contains($0.key) }
            let manifest = OrderManifest(of: Self.signed(files), as: .pass).json
            return OrderPackageCheck(of: .pass, allowsMissingSignature: true)
                .findings(in: Self.signed(files.merging(["manifest.json": manifest]) { $1 })).map { $0.severity.word + " " + $0.rule.name }
        }
        #expect(found(without: ["icon.png", "icon@2x.png", "icon@3x.png"]) == ["error package/required-file"])
        #expect(found(without: ["icon@3x.png"]) == ["warning package/required-file"])
    }

    @Test("A manifest with the hashes of orders is named as such, and the other way round")
    func digests() throws {
        let manifest = OrderManifest(of: Self.signed(Self.sound)).json
        let finding = try #require(
            OrderPackageCheck(of: .pass, allowsMissingSignature: true).findings(in: Self.package { $0["manifest.json"] = manifest }).first)
        #expect(finding.rule.name == "package/digest-form" && finding.message.contains("SHA-256"))
        #expect(finding.help == "use SHA-1, which has 40 digits; only orders use SHA-256")
    }

    @Test(
        "The SHA-1 of the standard's examples",
        arguments: [
            ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        ])
    func sha1(_ text: String, _ digest: String) {
        let package = OrderPackage([OrderPackage.File(path: "a", bytes: Array(text.utf8))])
        #expect(OrderManifest(of: package, as: .pass).entries.map { $0.digest } == [digest])
    }

    @Test("A package of the other kind has one finding that says so")
    func confusion() {
        let pass = OrderPackageCheck(of: .order).findings(in: Self.package())
        #expect(pass.map { $0.message } == ["the package has pass.json: it is the package of a pass"])
        let order = OrderPackageCheck(of: .pass).findings(in: OrderPackage([OrderPackage.File(path: "order.json", bytes: [])]))
        #expect(order.map { $0.message } == ["the package has order.json: it is the package of an order"])
        var check = OrderPackageCheck(of: .pass, allowsMissingSignature: true, fileName: "a.order")
        #expect(check.findings(in: Self.package()).map { $0.rule } == [.packageArchive])
        check.fileName = "a.PKPASS"
        #expect(check.findings(in: Self.package()).isEmpty)
    }

    @Test("The certificate must have the pass type and the team")
    func owner() throws {
        func found(_ type: String, _ team: String) throws -> [String] {
            var files = Self.sound
            files["pass.json"] = Array(
                PassGuide.ticket.text.replacing("pass.com.example.tickets", with: type).replacing("K7MX92PQ4T", with: team).utf8)
            let manifest = OrderManifest(of: Self.signed(files), as: .pass).json
            files["manifest.json"] = manifest
            files["signature"] = try SampleSignature { $0.namesTeam = true }.bytes(of: manifest)
            var check = OrderPackageCheck(of: .pass)
            check.checksContent = false
            check.roots = [try SampleSignature.authority]
            return check.findings(in: Self.signed(files)).map { $0.severity.word + " " + $0.rule.name }
        }
        // The certificate at hand is one of an order type.
        #expect(try found("order.com.example.shop", "Not Apple") == [])
        #expect(try found("pass.com.example.tickets", "Not Apple") == ["error signature/order-type"])
        #expect(try found("order.com.example.shop", "K7MX92PQ4T") == ["error signature/team"])
    }

    @Test("A bundle has at most ten passes of different serial numbers, and nothing else")
    func bundles() throws {
        func bundle(_ files: [(String, [UInt8])]) throws -> [String] {
            let archive = try OrderPackage(files.map { OrderPackage.File(path: $0.0, bytes: $0.1) }).archive()
            return try PassBundle(archive).findings.map { $0.message }
        }
        let pass = try Self.package().archive()
        func numbered(_ number: Int) throws -> [UInt8] {
            try Self.package { $0["pass.json"] = Array(PassGuide.ticket.text.replacing("2027-000042", with: String(number)).utf8) }
                .archive()
        }
        #expect(try bundle([("a.pkpass", pass), ("b.pkpass", numbered(1))]) == [])
        #expect(try bundle([("a.pkpass", pass), ("b.pkpass", pass)]) == ["another pass of the bundle has the same type and serial number"])
        #expect(try bundle([("a.pkpass", pass), ("readme.txt", [])]) == ["the file is not a pass"])
        #expect(try bundle([("a.pkpass", [1])]) == ["the file is not a zip archive"])
        let eleven = try (1...11).map { ("a" + String($0) + ".pkpass", try numbered($0)) }
        #expect(try bundle(eleven).count == 1 && bundle(Array(eleven.dropLast())) == [])
    }
}
