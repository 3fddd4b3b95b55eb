import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import PaySheetTokens
import PaySheetTool
import TestSupport
import Testing

@Suite("Package commands of order")
struct OrderPackageCommandTests {
    static let order = """
        {"schemaVersion":1,"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"1","orderType":"ecommerce",\
        "createdAt":"2027-03-01T09:00:00Z","updatedAt":"2027-03-01T09:00:00Z","status":"open",\
        "orderManagementURL":"https://shop.example/orders/1","merchant":{"merchantIdentifier":"merchant.com.example",\
        "displayName":"SHOP","url":"https://shop.example","emailAddress":"help@shop.example"}}
        """
    private static let strings = "\"SHOP\" = \"Harbor Bowls\";\n"
    private static let files = ["order.json": order, "en.lproj/order.strings": strings, "signature": "s"]

    /// A world with a folder of a package, signed or not, and with its manifest.
    static func world(_ change: (inout [String: String]) -> Void = { _ in }) -> TestWorld {
        var files = OrderPackageCommandTests.files
        change(&files)
        let package = OrderPackage(files.map { OrderPackage.File(path: $0.key, bytes: Array($0.value.utf8)) })
        if files["manifest.json"] == nil { files["manifest.json"] = String(decoding: OrderManifest(of: package).json, as: UTF8.self) }
        let world = TestWorld(Dictionary(uniqueKeysWithValues: files.map { ("shop/" + $0.key, $0.value) }))
        world.files["root.cer"] = try? SampleSignature.authority.der
        if files["signature"] == "s" {
            world.files["shop/signature"] = try? SampleSignature().bytes(of: Array((files["manifest.json"] ?? "").utf8))
        }
        return world
    }

    static func archive(_ files: [(String, String)]) throws -> [UInt8] {
        try OrderPackage(files.map { OrderPackage.File(path: $0.0, bytes: Array($0.1.utf8)) }).archive()
    }

    // MARK: manifest

    @Test("manifest writes the hashes of all files except itself and the signature")
    func manifest() throws {
        let world = OrderPackageCommandTests.world { $0["manifest.json"] = "old" }
        world.files["shop/.DS_Store"] = [1]
        world.files["shop/.git/HEAD"] = [1]
        #expect(world.run("order", "manifest", "shop") == 0)
        let manifest = try OrderManifest(#require(world.files["shop/manifest.json"]))
        #expect(manifest.entries.map { $0.path } == ["en.lproj/order.strings", "order.json"])
        #expect(
            manifest.entries.map { $0.digest } == [
                SHA256.hex(OrderPackageCommandTests.strings.utf8), SHA256.hex(OrderPackageCommandTests.order.utf8),
            ])
        #expect(world.errors.contains("left out, because they are not part of an order: .DS_Store, .git\n"))
        #expect(world.errors.contains("wrote shop/manifest.json with 2 files"))
        #expect(world.run("order", "manifest", "shop") == 0)
        #expect(world.errors.contains("shop/manifest.json is up to date"))
    }

    @Test("manifest can write elsewhere, but never over a file of the package")
    func manifestOutput() {
        let world = OrderPackageCommandTests.world()
        #expect(world.run("order", "manifest", "shop", "--output", "-") == 0)
        #expect(world.output == world.text("shop/manifest.json"))
        #expect(world.run("order", "manifest", "shop", "-o", "other.json") == 0)
        #expect(world.text("other.json") == world.text("shop/manifest.json"))
        #expect(world.run("order", "manifest", "shop", "-o", "shop/order.json") == 2)
        #expect(world.text("shop/order.json") == OrderPackageCommandTests.order)
    }

    // MARK: pack

    @Test("pack writes the same valid package each time")
    func pack() throws {
        let world = OrderPackageCommandTests.world()
        world.files["shop/.DS_Store"] = [1]
        #expect(world.run("order", "pack", "shop", "--output", "a.order", "--root", "root.cer") == 0)
        #expect(world.errors.contains("wrote a.order: 4 files, "))
        #expect(world.errors.contains("not checked: dates of the certificates"))
        #expect(world.run("order", "pack", "shop", "-o", "b.order", "--root", "root.cer") == 0)
        #expect(world.files["a.order"] == world.files["b.order"])
        let package = try OrderPackage(archive: #require(world.files["a.order"]))
        #expect(package.files.map { $0.path } == ["en.lproj/order.strings", "manifest.json", "order.json", "signature"])
        #expect(world.run("order", "check", "a.order", "b.order", "--root", "root.cer") == 0)
        #expect(world.run("order", "pack", "shop", "-o", "-", "--root", "root.cer") == 0)
        #expect(world.output.utf8.starts(with: "PK".utf8))
    }

    @Test("pack refuses errors, except with --unsigned or --force")
    func packErrors() {
        var world = OrderPackageCommandTests.world { $0["signature"] = nil }
        #expect(world.run("order", "pack", "shop", "-o", "a.order") == 1)
        #expect(world.files["a.order"] == nil)
        #expect(world.errors.contains("error[package/required-file]") && world.errors.contains("--unsigned packs it"))
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--unsigned") == 0)
        #expect(world.files["a.order"] != nil)
        #expect(world.run("order", "check", "a.order") == 1)
        #expect(world.run("order", "check", "a.order", "--unsigned") == 0)

        world = OrderPackageCommandTests.world()
        world.files["shop/order.json"]?.append(0x0A)
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--unsigned") == 1)
        #expect(world.errors.contains("order.json: error[package/digest]") && world.errors.contains("--force packs it anyway"))
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--force") == 0)
        #expect(world.files["a.order"] != nil)
    }

    @Test("Links that lead out of the folder are never packed")
    func links() {
        let world = OrderPackageCommandTests.world()
        world.files["/etc/passwd"] = Array("root".utf8)
        world.files["shared/logo.png"] = [1]
        world.links["shop/passwords"] = "/etc/passwd"
        #expect(world.run("order", "manifest", "shop") == 1)
        #expect(world.errors.contains("passwords: error[package/path]: the file is a link"))
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--force") == 1)
        #expect(world.files["a.order"] == nil)
        world.links = ["shop/images": "shared"]
        #expect(world.run("order", "check", "shop") == 1)
        world.links = ["shop/again": "shop"]
        #expect(world.run("order", "check", "shop") == 1)
    }

    // MARK: sign

    private static func signing(_ certificate: String, _ intermediate: String) throws -> TestWorld {
        let world = OrderPackageCommandTests.world()
        for (name, file) in [("own.pem", certificate), ("issuer.pem", intermediate)] {
            world.files[name] = try SampleSignature.certificate(file).der
        }
        return world
    }

    private static let sign = ["order", "sign", "shop", "--certificate", "own.pem", "--intermediate", "issuer.pem", "--key", "my key.pem"]

    @Test("sign prints the command that signs the manifest")
    func sign() throws {
        let world = try OrderPackageCommandTests.signing("order.pem", "intermediate.pem")
        #expect(world.run(OrderPackageCommandTests.sign) == 2)
        #expect(world.errors.contains("sign signs nothing; add --print"))
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 0)
        #expect(
            world.output == """
                openssl cms -sign -binary -md sha256 -outform DER -in shop/manifest.json -signer own.pem -certfile issuer.pem \
                -inkey 'my key.pem' -out shop/signature

                """)
    }

    @Test("sign reports an old manifest and a certificate for another order type")
    func signUnready() throws {
        let world = try OrderPackageCommandTests.signing("order.pem", "intermediate.pem")
        world.files["shop/order.json"] = Array(
            OrderPackageCommandTests.order.replacing("order.com.example.shop", with: "order.com.example.other").utf8)
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 1)
        #expect(world.errors.contains("order.json: error[package/digest]"))
        #expect(
            world.errors.contains("nothing is to be signed yet, because the package has errors") && world.output == ""
        )
        #expect(world.run("order", "manifest", "shop") == 0)
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 0)
        #expect(
            world.errors.contains("warning[signature/order-type]: the certificate is for \"order.com.example.shop\", and order.json has"))
        #expect(world.output.hasPrefix("openssl cms -sign"))
    }

    @Test("A folder with a private key is neither listed nor packed, even with --force")
    func privateKey() {
        let world = OrderPackageCommandTests.world()
        world.files["shop/keys/order.key"] = Array("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n".utf8)
        let before = world.files
        #expect(world.run("order", "manifest", "shop") == 1)
        #expect(world.errors.contains("keys/order.key: error[package/private-key]: the file is a private key; move it out"))
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--force") == 1)
        #expect(world.errors.contains("keys/order.key: error[package/private-key]") && !world.errors.contains("packs it anyway"))
        #expect(world.files == before)
    }

    @Test("sign refuses unsuitable certificates and a folder without a manifest")
    func signErrors() throws {
        var world = try OrderPackageCommandTests.signing("order.pem", "root.pem")
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 1)
        #expect(world.errors.contains("issuer.pem: this is not the issuer of the certificate, which is \"Not Apple Intermediate\""))
        world = try OrderPackageCommandTests.signing("identity.pem", "intermediate.pem")
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 1)
        #expect(world.errors.contains("own.pem: error[certificate/kind]: this is not an order type certificate"))
        world.files["shop/manifest.json"] = nil
        #expect(world.run(OrderPackageCommandTests.sign + ["--print"]) == 2)
        #expect(world.errors.contains("shop/manifest.json: no such file"))
    }

    // MARK: unpack

    @Test("unpack writes all files")
    func unpack() throws {
        let world = TestWorld()
        world.files["a.order"] = try OrderPackageCommandTests.archive([("order.json", "{}"), ("fr.lproj/order.strings", "")])
        #expect(world.run("order", "unpack", "a.order", "out") == 0)
        #expect(world.text("out/order.json") == "{}" && world.text("out/fr.lproj/order.strings") == "")
        // The same again replaces nothing.
        #expect(world.run("order", "unpack", "a.order", "out") == 0)
        world.files["out/order.json"] = Array("mine".utf8)
        world.files["out/fr.lproj/order.strings"] = nil
        #expect(world.run("order", "unpack", "a.order", "out") == 2)
        #expect(world.errors.contains("out/order.json exists and differs"))
        #expect(world.text("out/order.json") == "mine" && world.files["out/fr.lproj/order.strings"] == nil)
        #expect(world.run("order", "unpack", "a.order", "out", "--force") == 0)
        #expect(world.text("out/order.json") == "{}" && world.text("out/fr.lproj/order.strings") == "")
    }

    @Test("unpack reads standard input")
    func unpackInput() throws {
        let world = TestWorld()
        world.input = [try OrderPackageCommandTests.archive([("order.json", "{}")])]
        #expect(world.run("order", "unpack", "-", "out") == 0)
        #expect(world.text("out/order.json") == "{}")
    }

    @Test("unpack writes nothing if a file would leave the folder or be lost")
    func unpackHostile() throws {
        let archive = try OrderPackageCommandTests.archive([("order.json", "{}"), ("xx/evil", "x")])
        for (old, new) in [("xx/", "../"), ("xx/evil", "/x/evil"), ("xx/evil", "xx\\evil"), ("xx/evil", "xx/ev\u{1B}l")] {
            let world = TestWorld()
            world.files["a.order"] = OrderPackageCommandTests.replaced(archive, old, new)
            let before = world.files
            #expect(world.run("order", "unpack", "a.order", "out", "--force") == 1)
            #expect(world.files == before)
            #expect(world.errors.contains("error[package/path]") && !world.errors.contains("\u{1B}"), "\(world.errors)")
        }
    }

    private static func replaced(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
        var bytes = bytes
        for place in bytes.indices.dropLast(old.utf8.count) where bytes[place...].starts(with: old.utf8) {
            bytes.replaceSubrange(place..<place + old.utf8.count, with: new.utf8)
        }
        return bytes
    }

    @Test("unpack follows no link out of the folder")
    func unpackLinks() throws {
        let world = TestWorld(["/etc/cron/order.strings": "system", "out/a": ""])
        world.files["a.order"] = try OrderPackageCommandTests.archive([("fr.lproj/order.strings", "mine")])
        world.links = ["out/fr.lproj": "/etc/cron"]
        #expect(world.run("order", "unpack", "a.order", "out", "--force") == 2)
        #expect(world.text("/etc/cron/order.strings") == "system")
        #expect(
            world.errors.contains("out/fr.lproj: a link leads out of the folder; remove the link, or name its target; nothing was written"))
        world.files["out/fr.lproj/other"] = []
        world.links = ["out/fr.lproj/order.strings": "/etc/cron/order.strings"]
        #expect(world.run("order", "unpack", "a.order", "out", "--force") == 2)
        #expect(world.text("/etc/cron/order.strings") == "system")
        world.links = [:]
        world.files["out/fr.lproj/order.strings"] = []
        world.shared = ["out/fr.lproj/order.strings"]
        #expect(world.run("order", "unpack", "a.order", "out", "--force") == 2)
        #expect(world.errors.contains("out/fr.lproj/order.strings: it has several hard links; first replace it by a copy"))
        #expect(world.text("out/fr.lproj/order.strings")?.isEmpty == true)
    }

    @Test(
        "unpack writes nothing if a system that ignores case would lose a file",
        arguments: [
            ("A", "a/b"), ("en.lproj/b", "EN.lproj"), ("straße", "STRASSE"), ("a", "A"), ("e\u{301}", "É"), ("STRAẞE", "strasse"),
            ("STRAẞE", "straße"), ("ẞ/a", "SS"), ("\u{FB03}", "FFI"),
        ])
    func unpackCase(_ first: String, _ second: String) throws {
        let world = TestWorld()
        world.files["a.order"] = try OrderPackageCommandTests.archive([(first, "1"), (second, "2")])
        #expect(world.run("order", "unpack", "a.order", "out") == 1)
        #expect(world.errors.contains("differs from") && world.errors.contains("nothing was written"), "\(world.errors)")
        #expect(world.files.count == 1)
    }

    @Test("unpack does not replace a file with a folder")
    func unpackObstacles() throws {
        let world = TestWorld(["out/fr.lproj": "file", "file": ""])
        world.files["a.order"] = try OrderPackageCommandTests.archive([("fr.lproj/order.strings", "mine")])
        #expect(world.run("order", "unpack", "a.order", "out", "--force") == 2)
        #expect(world.errors.contains("out/fr.lproj is in the way"))
        #expect(world.run("order", "unpack", "a.order", "file") == 2)
        #expect(world.errors.contains("file is not a folder"))
        world.locked = ["out2/fr.lproj/order.strings"]
        #expect(world.run("order", "unpack", "a.order", "out2") == 2)
        #expect(world.errors.contains("permission denied"))
    }

    // MARK: check

    @Test("check reports folders and archives")
    func check() throws {
        let world = OrderPackageCommandTests.world()
        world.files["shop/.DS_Store"] = [1]
        world.files["a.zip"] = Array("PK".utf8)
        #expect(world.run("order", "check", "shop", "a.zip", "--root", "root.cer") == 1)
        #expect(
            world.output == """
                shop: verified: signature, chain to Not Apple Intermediate
                shop: not checked: dates of the certificates
                shop: .DS_Store: error[package/metadata-file]: a system or an editor made this, and it is not part of an order; \
                remove it from package and manifest
                shop: 5 files, 1 error, 0 warnings
                a.zip: error[package/archive]: the file is not a zip archive; make the archive with paysheet order pack, or with another \
                zip program
                a.zip: 1 error, 0 warnings

                """)
        #expect(world.run("order", "check", "shop", "none", "--root", "root.cer", "--format", "json") == 2)
        let json = try JSON(world.output)
        #expect(json["packages"][0]["path"].string == "shop" && json["packages"][0]["files"].int == 5)
        #expect(json["packages"][0]["verifiedUpTo"].string == "Not Apple Intermediate")
        #expect(json["packages"][0]["notChecked"][0].string == "dates of the certificates")
        let finding = json["packages"][0]["findings"][0]
        #expect(finding["rule"].string == "package/metadata-file" && finding["path"].string == ".DS_Store" && finding["line"].isNull)
        #expect(json["failures"][0]["path"].string == "none")
    }

    @Test("Findings in texts have their line")
    func line() {
        let world = OrderPackageCommandTests.world { $0["en.lproj/order.strings"] = "\n\"SHOP\" = ;" }
        #expect(world.run("order", "check", "shop") == 1)
        #expect(world.output.contains("shop: en.lproj/order.strings:2: error[strings/grammar]"))
    }

    @Test("explain prints the cards of package rules", arguments: OrderGuide.cards.map { $0.name })
    func cards(_ name: String) throws {
        let rule = try #require(OrderGuide.cards.first { $0.name == name })
        let world = TestWorld()
        #expect(world.run("explain", rule.name) == 0)
        #expect(world.output.contains(rule.what.split(separator: " ").prefix(3).joined(separator: " ")))
        for source in rule.sources {
            #expect(world.run("explain", source) == 0)
            #expect(world.output.contains(rule.name))
        }
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "name an action: manifest, sign, pack, unpack, check"), (["pak"], "did you mean pack?"),
            (["check"], "name a package or its folder"),
            (["check", "-", "-"], "-"), (["check", "a", "--force"], "--force is for pack and unpack"),
            (["pack", "shop"], "name the package with --output"),
            (["pack"], "name one folder"), (["pack", "none", "-o", "a.order"], "there is no folder none"),
            (["pack", "shop/order.json", "-o", "a.order"], "is not a folder"), (["pack", "shop", "-o", "a.zip"], "ends with .order"),
            (["pack", "shop", "-o", "shop/a.order"], "inside of its own folder"),
            (["pack", "empty", "-o", "a.order"], "empty has no order.json"),
            (["manifest"], "name one folder"), (["manifest", "empty"], "empty has no order.json"),
            (["manifest", "shop", "--unsigned"], "--unsigned is for pack and check"),
            (["unpack", "a.order"], "name one package and one folder"),
            (["unpack", "shop", "out"], "shop is a folder"), (["unpack", "none.order", "out"], "none.order: no such file"),
            (["unpack", "shop/signature", "out"], "is not a zip archive"), (["unpack", "shop/signature", "-"], "name a folder"),
        ])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = OrderPackageCommandTests.world()
        world.files["empty/a.txt"] = []
        let before = world.files
        #expect(world.run(["order"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output == "" && world.files == before)
    }
}
