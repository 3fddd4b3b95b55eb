import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetTokens
import TestSupport
import Testing

/// Each rule is broken alone, and has the only finding.
@Suite("Package check")
struct OrderPackageCheckTests {
    struct Break: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let finding: String
        let severity: Severity
        let change: @Sendable (inout SamplePackage) -> Void

        init(
            _ description: String, _ finding: String, _ severity: Severity = .error,
            _ change: @escaping @Sendable (inout SamplePackage) -> Void
        ) {
            testDescription = description
            self.finding = finding
            self.severity = severity
            self.change = change
        }
    }

    static let breaks = [
        Break("no order", "package/required-file order.json") { $0.files["order.json"] = nil },
        Break("no manifest", "package/required-file manifest.json") { $0.files["manifest.json"] = nil },
        Break("no signature", "package/required-file signature") { $0.files["signature"] = nil },
        Break("a signature that is none", "signature/form signature") { $0.files["signature"] = [0x30, 1] },
        Break("a signature as PEM", "signature/form signature") { $0.files["signature"] = Array("-----BEGIN CMS-----".utf8) },
        Break("a signature with its content", "signature/form signature") { $0.signature.containsManifest = true },
        Break("two signatures", "signature/form signature") { $0.signature.count = 2 },
        Break("a manifest that was changed after signing", "signature/manifest signature") {
            $0.files["signature"] = try? SampleSignature().bytes(of: ($0.files["manifest.json"] ?? []) + [0x20])
        },
        Break("SHA-1", "signature/algorithm signature") { $0.signature.digestAlgorithm = [0x2B, 0x0E, 0x03, 0x02, 0x1A] },
        Break("no signed attributes", "signature/algorithm signature", .warning) { $0.signature.hasAttributes = false },
        Break("no time of the signature", "signature/algorithm signature", .warning) { $0.signature.hasTime = false },
        Break("no certificate of the signer", "signature/certificates signature") { $0.signature.enclosed = ["intermediate.pem"] },
        Break("no certificate of the issuer", "signature/certificates signature") { $0.signature.enclosed = ["order.pem"] },
        Break("the certificate of something else", "signature/order-type signature", .warning) {
            $0.signature.certificates = ["processing.pem", "intermediate.pem"]
        },
        Break("a private key", "package/private-key order.key") {
            $0.files["order.key"] = Array("-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----\n".utf8)
        },
        Break("a private key behind another block, in UTF-16", "package/private-key both.pem") {
            let text = "-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----\n-----BEGIN PRIVATE KEY-----\nAAAA\n"
            $0.files["both.pem"] = [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }
        },
        Break("a private key without armour, listed", "package/private-key keys/a.der") {
            $0.set("keys/a.der", [0x30, 0x07, 0x02, 0x01, 0x00, 0x30, 0x02, 0x05, 0x00])
        },
        Break("an archive of a key", "package/private-key order.p12") {
            $0.files["order.p12"] = [0x30, 0x07, 0x02, 0x01, 0x03, 0x30, 0x02, 0x05, 0x00]
        },
        Break("a folder around all", "package/archive shop") { sample in
            sample.files = Dictionary(uniqueKeysWithValues: sample.files.map { ("shop/" + $0.key, $0.value) })
        },
        Break("a parent folder", "package/path ../evil.png") { $0.files["../evil.png"] = [1] },
        Break("an absolute path, listed", "package/path /evil.png") { $0.set("/evil.png", [1]) },
        Break("a backslash", "package/path a\\b.png") { $0.files["a\\b.png"] = [1] },
        Break("other case", "package/path logo@2x.png") { $0.set("LOGO@2x.png", ImageHeadTests.makePNG(300, 300)) },
        Break("a file and a folder", "package/path receipt.pdf") { $0.set("receipt.pdf/a.txt", [1]) },
        Break("files of systems", "package/metadata-file .DS_Store") { $0.files[".DS_Store"] = [1] },
        Break("files of systems, listed", "package/metadata-file .DS_Store") { $0.set(".DS_Store", [1]) },
        Break("files of systems in a folder", "package/metadata-file fr.lproj/Thumbs.db") { $0.files["fr.lproj/Thumbs.db"] = [1] },
        Break("files of systems in the manifest only", "package/metadata-file .DS_Store") {
            $0.set(".DS_Store", [1])
            $0.files[".DS_Store"] = nil
        },
        Break("many files of systems", "package/metadata-file __MACOSX") {
            $0.files["__MACOSX/._logo@2x.png"] = [1]
            $0.files["__MACOSX/fr.lproj/._order.strings"] = [1]
        },
        Break("a manifest that is not JSON", "package/manifest manifest.json") { $0.files["manifest.json"] = Array("{".utf8) },
        Break("a list as manifest", "package/manifest manifest.json") { $0.files["manifest.json"] = Array("[]".utf8) },
        Break("a comma at the end", "package/manifest manifest.json") { $0.replace("\"\n}", "\",\n}", in: "manifest.json") },
        Break("a path with a dot", "package/manifest manifest.json") { $0.replace("\"label", "\"./label", in: "manifest.json") },
        Break("a path with a backslash", "package/manifest manifest.json") { $0.replace("fr.lproj/", "fr.lproj\\\\", in: "manifest.json") },
        Break("a file twice", "package/manifest manifest.json") {
            $0.replace("{\n", "{\"label.pdf\":\"\(String(repeating: "0", count: 64))\",\n", in: "manifest.json")
            $0.replace(SHA256.hex("%PDF-1.4".utf8), "a", in: "manifest.json")
            $0.replace("\"\(String(repeating: "0", count: 64))\"", "\"\(SHA256.hex("%PDF-1.4".utf8))\"", in: "manifest.json")
        },
        Break("a value with 63 digits", "package/digest-form receipt.pdf") {
            $0.replace("receipt.pdf\": \"3", "receipt.pdf\": \"", in: "manifest.json")
            $0.replace("receipt.pdf\": \"", "receipt.pdf\": \"g", in: "manifest.json")
        },
        Break("a number as value", "package/digest-form receipt.pdf") {
            $0.replace("\"\(SHA256.hex("%PDF-1.4".utf8))\",\n  \"zh", "12,\n  \"zh", in: "manifest.json")
        },
        Break("SHA-1", "package/digest-form manifest.json") { sample in
            sample.files["manifest.json"] = Array(
                ("{"
                    + sample.files.keys.filter { $0 != "manifest.json" && $0 != "signature" }.sorted().map {
                        "\"\($0)\":\"2a3f0c1d4b5e6f708192a3b4c5d6e7f801234567\""
                    }.joined(separator: ",") + "}").utf8)
        },
        Break("a file that is not listed", "package/manifest-files extra.png") { $0.files["extra.png"] = [1] },
        Break("a listed file that is not there", "package/manifest-files extra.png") {
            $0.set("extra.png", [1])
            $0.files["extra.png"] = nil
        },
        Break("a listed signature", "package/manifest-files signature") { $0.replace("{\n", "{\"signature\":\"\",", in: "manifest.json") },
        Break("one byte of an image", "package/digest logo@2x.png") { $0.files["logo@2x.png"]?[40] ^= 1 },
        Break("one byte in the size of an image", "package/digest logo@2x.png") { $0.files["logo@2x.png"]?[18] ^= 1 },
        Break("the first byte of an image", "package/digest logo@2x.png") { $0.files["logo@2x.png"]?[0] ^= 1 },
        Break("one byte of a receipt", "package/digest receipt.pdf") { $0.files["receipt.pdf"]?[0] ^= 1 },
        Break("one byte of texts", "package/digest fr.lproj/order.strings") { $0.files["fr.lproj/order.strings"]?[0] ^= 1 },
        Break("no receipt", "package/attachment order.json") { $0.set("receipt.pdf", nil as [UInt8]?) },
        Break("no receipt, but listed", "package/attachment order.json") { $0.files["receipt.pdf"] = nil },
        Break("no label", "package/attachment order.json") { $0.files["label.pdf"] = nil },
        Break("a label in another format", "package/attachment label.pdf") { $0.set("label.pdf", "GIF89a") },
        Break("a receipt in another format", "package/receipt-format receipt.pdf", .warning) {
            $0.set("receipt.pdf", ImageHeadTests.makePNG(1, 1))
        },
        Break("an image that nobody has", "package/image-missing order.json") { $0.replace(":\"logo\"", ":\"Logo\"", in: "order.json") },
        Break("all resolutions deleted", "package/image-missing order.json") {
            $0.files["logo@2x.png"] = nil
            $0.files["logo@3x.png"] = nil
        },
        Break("an address as image", "package/image-missing order.json") {
            $0.replace(":\"logo\"", ":\"https://shop.example/logo.png\"", in: "order.json")
        },
        Break("an image of one language", "package/image-localized fr.lproj") {
            $0.set("fr.lproj/strip.png", ImageHeadTests.makePNG(1, 1))
        },
        Break("an image deleted in one language", "package/image-localized fr.lproj") { $0.files["fr.lproj/bowl.jpg"] = nil },
        Break("another resolution in one language", "package/image-localized zh-Hans.lproj") {
            $0.set("zh-Hans.lproj/bowl.jpg", nil as [UInt8]?)
        },
        Break("an image at the top too", "package/image-hidden en.lproj/bowl.jpg", .warning) {
            $0.set("bowl@3x.png", ImageHeadTests.makePNG(300, 300))
        },
        Break("an image without a use", "package/image-unused strip.png", .info) {
            $0.set("strip.png", ImageHeadTests.makePNG(300, 300))
        },
        Break("another size", "package/image-form logo@2x.png", .warning) { $0.set("logo@2x.png", ImageHeadTests.makePNG(600, 300)) },
        Break("a transparent logo", "package/image-form logo@3x.png", .warning) {
            $0.set("logo@3x.png", ImageHeadTests.makePNG(300, 300, color: 6))
        },
        Break("another format", "package/image-form fr.lproj/bowl.jpg", .warning) { $0.set("fr.lproj/bowl.jpg", "GIF89a") },
        Break("a language with an underscore", "package/language-folder zh_Hans.lproj") { sample in
            sample.files = Dictionary(
                uniqueKeysWithValues: sample.files.map { key, value in
                    (key.hasPrefix("zh-") ? "zh_" + key.dropFirst(3) : key, value)
                })
            sample.writeManifest()
        },
        Break("a language without an extension", "package/language-folder de") {
            $0.set("de/order.strings", $0.files["fr.lproj/order.strings"])
        },
        Break("a language in a folder", "package/language-folder texts/de.lproj") {
            $0.set("texts/de.lproj/order.strings", $0.files["fr.lproj/order.strings"])
        },
        Break("no texts", "strings/missing fr.lproj/order.strings") { $0.set("fr.lproj/order.strings", nil as [UInt8]?) },
        Break("no texts, but listed", "strings/missing fr.lproj/order.strings") { $0.files["fr.lproj/order.strings"] = nil },
        Break("other keys", "strings/keys fr.lproj/order.strings") { $0.replace("\"ITEM\"", "\"ITEMS\"", in: "fr.lproj/order.strings") },
        Break("one key more", "strings/keys fr.lproj/order.strings") {
            $0.set("fr.lproj/order.strings", "\"A\"=\"B\";\"STATUS_OPEN\"=\"\";\"ITEM\"=\"\";")
        },
        Break("a key twice", "strings/keys fr.lproj/order.strings") {
            $0.set("fr.lproj/order.strings", "\"ITEM\"=\"B\";\"STATUS_OPEN\"=\"\";\"ITEM\"=\"\";")
        },
        Break("a text like a key", "strings/key-unknown order.json", .warning) {
            $0.replace("Harbor Bowls", "SHOP_NAME", in: "order.json")
        },
        Break("a key in other case", "strings/key-unknown order.json", .warning) { $0.replace("\"ITEM\"", "\"Item\"", in: "order.json") },
        Break("UTF-8", "strings/encoding fr.lproj/order.strings", .warning) { $0.replace("Bowl", "Café", in: "fr.lproj/order.strings") },
        Break("Latin-1", "strings/encoding fr.lproj/order.strings") {
            $0.set("fr.lproj/order.strings", ($0.files["fr.lproj/order.strings"] ?? []) + [UInt8(ascii: "/"), UInt8(ascii: "/"), 0xE9])
        },
        Break("a missing semicolon", "strings/grammar fr.lproj/order.strings") { $0.replace(";", "", in: "fr.lproj/order.strings") },
    ]

    @Test("order.json is checked unless its hash is wrong")
    func order() {
        var sample = SamplePackage()
        sample.replace("\"ecommerce\"", "\"shop\"", in: "order.json")
        let findings = SamplePackage.check().findings(in: sample.package)
        #expect(
            findings.map { $0.remark } == [
                "order.json:1: error[code/unknown]: \"shop\" is not a known WalletOrderType; write one of ecommerce"
            ])
        sample.files["order.json"]?.append(0x20)
        #expect(SamplePackage.check().findings(in: sample.package).map { $0.rule.name } == ["package/digest"])
    }

    @Test("The text beside a barcode is not shown, because it belongs to one customer", arguments: ["ZEBRA_4711", "item"])
    func barcodeText(_ text: String) {
        var sample = SamplePackage()
        let barcode = "\"barcode\":{\"format\":\"qr\",\"message\":\"m\",\"messageEncoding\":\"utf-8\",\"altText\":\"\(text)\"},"
        sample.replace("\"lineItems\"", barcode + "\"lineItems\"", in: "order.json")
        let findings = SamplePackage.check().findings(in: sample.package)
        #expect(findings.map { $0.rule.name } == ["strings/key-unknown"])
        #expect(findings.allSatisfy { $0.remark.contains("order.strings has no key for the altText of a barcode") })
        #expect(!findings.contains { $0.remark.lowercased().contains(text.lowercased() + "\"") || $0.remark.contains("ZEBRA") })
    }

    @Test("The sample package has no findings")
    func sample() throws {
        let sample = SamplePackage()
        #expect(SamplePackage.check().findings(in: sample.package).map { $0.description } == [])
        #expect(SamplePackage.found(try OrderPackage(archive: sample.archive())) == [])
        #expect(SamplePackage.found(try OrderPackage(archive: sample.package.archive()), SamplePackage.check(fileName: "a.ORDER")) == [])
        #expect(WalletOrder.read(SamplePackage.order.utf8).value != nil)
        #expect(SamplePackage.check().unchecked(in: sample.package) == ["dates of the certificates"])
        #expect(SamplePackage.check().checked(sample.package).root == (try SampleSignature.authority))
    }

    @Test("Certificates are checked at the clock's time, if there is a clock")
    func dates() throws {
        var check = SamplePackage.check()
        for (now, part) in [("2025-12-31", "is valid from 2026-01-01"), ("2027-06-01", nil), ("2028-02-02", "expired on 2028-02-01")] {
            check.now = try Instant(now)
            let findings = check.findings(in: SamplePackage().package)
            #expect(findings.map { $0.rule.name } == (part == nil ? [] : ["signature/dates", "signature/dates"]))
            #expect(findings.allSatisfy { $0.message.contains(part ?? "") })
        }
        #expect(check.unchecked(in: SamplePackage().package) == [])
    }

    @Test("The certificate must belong to the team of the order")
    func teams() {
        var (sample, check) = (SamplePackage(), SamplePackage.check())
        sample.signature.namesTeam = true
        check.team = "Not Apple"
        #expect(check.findings(in: sample.package) == [])
        check.team = "ABCDE12345"
        #expect(
            check.findings(in: sample.package).map { $0.remark } == [
                "signature: error[signature/team]: the certificate is of the team \"Not Apple\", not of \"ABCDE12345\"; "
                    + "sign with the certificate of the team that has the merchant identifier"
            ])
    }

    @Test("The team is not checked if the certificate does not name one")
    func team() {
        var check = SamplePackage.check()
        check.team = "ABCDE12345"
        #expect(check.findings(in: SamplePackage().package) == [])
        #expect(check.unchecked(in: SamplePackage().package).last == "team of the certificate")
    }

    @Test("One mistake is one finding", arguments: breaks)
    func mistake(_ mistake: Break) throws {
        var sample = SamplePackage()
        let before = sample.package
        mistake.change(&sample)
        #expect(sample.package != before)
        let findings = SamplePackage.check().findings(in: sample.package)
        #expect(SamplePackage.found(sample.package) == [mistake.finding])
        #expect(findings.map { $0.severity } == [mistake.severity])
        for finding in findings {
            #expect(WalletOrdersRules.ids.contains(finding.rule))
            #expect((finding.message + " " + (finding.help ?? "")).split(separator: " ").count < 40)
        }
        // The same files in an archive are not better.
        #expect(SamplePackage.found(try OrderPackage(archive: sample.archive())) == [mistake.finding])
    }

    @Test("A test breaks every rule of packages")
    func rules() {
        let broken = Set(OrderPackageCheckTests.breaks.compactMap { $0.finding.split(separator: " ").first.map { String($0) } })
        let others = ["package/compression", "package/size", "signature/dates", "signature/team", "signature/wrong"]
        let cards = OrderGuide.cards.filter { ["package", "strings", "signature"].contains($0.topic) }
        #expect(broken.union(others) == Set(cards.map { $0.name }))
        #expect(cards.count == 32 && Set(cards.flatMap { $0.sources }).count == 28)
    }

    @Test("The place of a mistake in a text is its line")
    func lines() {
        var sample = SamplePackage()
        sample.replace("\"ITEM\"", "ITEM", in: "fr.lproj/order.strings")
        #expect(SamplePackage.check().findings(in: sample.package).map { $0.place.line } == [2])
        sample = SamplePackage()
        sample.replace("\"\n}", "\",\n}", in: "manifest.json")
        let findings = SamplePackage.check().findings(in: sample.package)
        #expect(findings.map { $0.place.line } == [15])
        #expect(
            findings.first?.remark
                == "manifest.json:15: error[package/manifest]: there is a comma after the last file, and JSON does not allow it; "
                + "remove the comma")
    }

    @Test("System files can be removed, and other mistakes are still reported once")
    func withoutMetadata() {
        var sample = SamplePackage()
        sample.set("LOGO@2x.png", ImageHeadTests.makePNG(300, 300))
        for path in [".DS_Store", ".git/HEAD", ".git/config", "__MACOSX/._logo@2x.png", "fr.lproj/.DS_Store", "../x"] {
            sample.files[path] = [1]
        }
        let (package, removed) = sample.package.withoutMetadata
        #expect(removed == [".DS_Store", ".git", "__MACOSX", "fr.lproj/.DS_Store"])
        #expect(SamplePackage.found(package) == ["package/path ../x", "package/path logo@2x.png"])
    }

    @Test("A missing signature can be allowed")
    func unsigned() {
        var sample = SamplePackage()
        sample.files["signature"] = nil
        #expect(SamplePackage.found(sample.package, SamplePackage.check(allowsMissingSignature: true)) == [])
    }

    @Test("The archive needs the .order extension", arguments: ["order.zip", "order", ".orders", "a.order.zip"])
    func fileName(_ name: String) throws {
        let package = try OrderPackage(archive: SamplePackage().archive())
        #expect(SamplePackage.found(package, SamplePackage.check(fileName: name)) == ["package/archive -"])
    }

    @Test("With an unreadable order, its files are reported as unchecked")
    func unreadOrder() {
        var sample = SamplePackage()
        sample.set("order.json", "{}")
        #expect(Set(SamplePackage.found(sample.package)) == ["member/missing order.json"])
        #expect(SamplePackage.check().unchecked(in: sample.package).count == 2)
    }

    @Test("UTF-16 is accepted, and a byte order mark is advised")
    func utf16() {
        var sample = SamplePackage()
        let text = "\"STATUS_OPEN\" = \"Été\";\n\"ITEM\" = \"Bowl\";\n"
        let bytes = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        sample.set("fr.lproj/order.strings", [0xFF, 0xFE] + bytes)
        #expect(SamplePackage.found(sample.package) == [])
        sample.set("fr.lproj/order.strings", bytes)
        #expect(SamplePackage.check().findings(in: sample.package).map { $0.severity } == [.info])
    }

    @Test(
        "A language folder needs a valid language tag",
        arguments: [
            ("fr.lproj", true), ("zh-Hans.lproj", true), ("pt-BR.lproj", true), ("zh-Hant-HK.lproj", true), ("es-419.lproj", true),
            ("fil.lproj", true), ("english.lproj", false), ("zh_CN.lproj", false), ("FR.lproj", false), ("pt-br.lproj", false),
            ("Base.lproj", false), ("fr-.lproj", false), ("fr-FR-x.lproj", false), ("fr.LPROJ", false), (".lproj", false),
        ])
    func languages(_ folder: String, _ isRight: Bool) {
        var sample = SamplePackage()
        sample.files = sample.files.filter { !$0.key.hasPrefix("fr.lproj/") }
        for name in ["order.strings", "bowl.jpg", "bowl@2x.jpg"] {
            sample.files[folder + "/" + name] = SamplePackage().files["fr.lproj/" + name]
        }
        sample.writeManifest()
        let rule = folder.hasPrefix(".") ? "package/metadata-file " : "package/language-folder "
        #expect(SamplePackage.found(sample.package) == (isRight ? [] : [rule + folder]))
    }
}
