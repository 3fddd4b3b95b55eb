import PaySheet
import PaySheetGuide
import PaySheetOrders
import PaySheetPasses
import PaySheetTool
import Testing

/// `paysheet pass`, and `paysheet check` with packages of passes.
@Suite("Package commands of pass")
struct PassPackageCommandTests {
    private static func world() -> TestWorld {
        let world = TestWorld([
            "t/pass.json": PassGuide.ticket.text, "t/icon.png": "1", "t/icon@2x.png": "2", "t/icon@3x.png": "3", "t/.DS_Store": "x",
        ])
        return world
    }

    @Test("manifest, pack, check and unpack use the words of order")
    func roundTrip() throws {
        let world = Self.world()
        #expect(world.run("pass", "manifest", "t") == 0)
        #expect(world.errors.contains("left out, because they are not part of a pass: .DS_Store"), "\(world.errors)")
        #expect(try OrderManifest(#require(world.files["t/manifest.json"])).entries.allSatisfy { $0.digest?.utf8.count == 40 })
        #expect(world.run("pass", "pack", "t", "--output", "t.order", "--unsigned") == 2)
        #expect(world.run("pass", "pack", "t", "--output", "t.pkpass") == 1)
        #expect(world.run("pass", "pack", "t", "--output", "t.pkpass", "--unsigned") == 0, "\(world.errors)")
        #expect(world.run("pass", "check", "t.pkpass", "--unsigned") == 0)
        #expect(world.run("order", "check", "t.pkpass", "--unsigned") == 1)
        #expect(world.output.contains("it is the package of a pass"), "\(world.output)")
        #expect(world.run("pass", "unpack", "t.pkpass", "u") == 0)
        #expect(world.files["u/pass.json"] == Array(PassGuide.ticket.text.utf8) && world.files["u/.DS_Store"] == nil)
        #expect(world.run("pass", "details") == 2)
        #expect(world.errors.contains("unknown action"))
    }

    @Test("sign prints the line of openssl, and needs --print")
    func sign() {
        let world = Self.world()
        #expect(world.run("pass", "sign", "t", "--certificate", "c", "--intermediate", "i", "--key", "k") == 2)
        #expect(world.run("pass", "sign", "t", "--print", "--certificate", "c", "--intermediate", "i", "--key", "k") == 2)
        #expect(world.errors.contains("write it with paysheet pass manifest"), "\(world.errors)")
    }

    @Test("check opens a pass and a bundle, and names the file in the package")
    func check() throws {
        let world = Self.world()
        let broken = PassPackageCommandTests.archive(PassGuide.ticket.text.replacing("+01:00", with: "+0100"))
        world.files["a.pkpass"] = broken
        world.files["b.pkpasses"] = try OrderPackage([OrderPackage.File(path: "x.pkpass", bytes: broken)]).archive()
        #expect(world.run("check", "a.pkpass") == 1)
        #expect(world.output.contains("a.pkpass!/pass.json") && world.output.contains("error[pass/field-date]"), "\(world.output)")
        #expect(world.output.contains("package/required-file"))
        #expect(world.run("check", "b.pkpasses") == 1)
        #expect(world.output.contains("b.pkpasses!/x.pkpass/pass.json"), "\(world.output)")
        world.files["c.order"] = broken
        #expect(world.run("check", "c.order") == 1)
        #expect(world.output.contains("does not end with .pkpass, and it is the package of a pass"), "\(world.output)")
    }

    private static func archive(_ pass: String) -> [UInt8] {
        (try? OrderPackage([OrderPackage.File(path: "pass.json", bytes: Array(pass.utf8))]).archive()) ?? []
    }
}
