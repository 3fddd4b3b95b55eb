import Foundation
import Testing

/// The domain association file of a site, in `paysheet certificate` and `paysheet check`.
@Suite("Domain association file")
struct DomainFileTests {
    private static let name = "apple-developer-merchantid-domain-association"

    private static func fixture(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures/" + name)))
    }

    /// A site with a file at a path.
    private static func site(_ path: String, _ fixture: String = "domain-account.txt") throws -> TestWorld {
        let world = TestWorld(["site/index.html": "<p>Shop</p>"])
        world.files["site/" + path] = try DomainFileTests.fixture(fixture)
        return world
    }

    @Test(
        "A file in the right place has no finding",
        arguments: [
            ("domain-account.txt", "signature (SHA-1 is too weak to prove anything), root"),
            ("domain-provider.txt", "root, what was signed"),
        ])
    func right(_ fixture: String, _ unchecked: String) throws {
        let world = try DomainFileTests.site(".well-known/" + DomainFileTests.name, fixture)
        #expect(world.run("certificate", "site") == 0, "\(world.output)")
        #expect(world.output.hasPrefix("not checked of domain association files: \(unchecked), whether the file was changed, domain\n"))
        #expect(world.output.contains("\nsite/.well-known/\(DomainFileTests.name): domain association file\n"))
        #expect(world.run("check", "site") == 0)
        #expect(
            world.output.contains("checked as domain association file; not checked: \(unchecked), whether the file was changed, domain"))
        #expect(world.errors.isEmpty)
    }

    @Test(
        "A file in another place is a finding",
        arguments: [
            name, ".wellknown/" + name, ".Well-Known/" + name, "well-known/" + name, ".well-known/" + name + ".txt",
            ".well-known/Apple-Developer-MerchantID-domain-association",
            "public/files/" + name + ".html",
        ])
    func place(_ path: String) throws {
        let world = try DomainFileTests.site(path)
        for command in ["certificate", "check"] {
            #expect(world.run(command, "site") == 1)
            let position = command == "check" ? ":1:1" : ""
            #expect(world.output.contains("site/\(path)\(position): error[domain-file/path]: "), "\(world.output)")
            #expect(world.output.contains("serve it at /.well-known/\(DomainFileTests.name)"))
        }
        // A report does not say that a run passed whose exit status says otherwise.
        let other = try DomainFileTests.site(path)
        other.files["site/request.json"] = Array(#"{"emailAddress":"jo@example.com","givenName":"Jo"}"#.utf8)
        #expect(other.run("check", "site", "--format", "json") == 1)
        #expect(other.output.contains(#""passed": false"#), "\(other.output)")
    }

    @Test(
        "Options and the configuration of check know the rules",
        arguments: [
            (["--ignore", "domain-file/path"], Int32(0)), (["--ignore", "domain-file"], 0), (["--select", "domain-file"], 1),
            (["--select", "total"], 0), (["--severity", "domain-file/path=info"], 0), (["--expect", "domain-file/path"], 0),
            (["--expect", "valid"], 1), (["--config", "ignore.json"], 0), (["--config", "off.json"], 0), (["--baseline", "known.json"], 0),
        ] as [([String], Int32)])
    func settings(_ options: [String], _ status: Int32) throws {
        let world = try DomainFileTests.site(DomainFileTests.name)
        world.files["ignore.json"] = Array(#"{"ignore":[{"rule":"domain-file/path","reason":"the server moves it"}]}"#.utf8)
        world.files["off.json"] = Array(#"{"rules":{"domain-file":"off"}}"#.utf8)
        #expect(world.run("check", "site", "--write-baseline", "known.json") == 0, "\(world.errors)")
        #expect(world.run(["check", "site"] + options) == status, "\(world.output)\(world.errors)")
    }

    @Test("Every report has the finding", arguments: ["json", "sarif", "html", "markdown", "github", "gitlab", "junit", "checkstyle"])
    func reports(_ format: String) throws {
        let world = try DomainFileTests.site(DomainFileTests.name)
        #expect(world.run("check", "site", "--format", format) == 1)
        #expect(world.output.contains("domain-file/path"), "\(world.output)")
        if format == "sarif" || format == "html" { #expect(world.output.contains("Serve the file at /.well-known/"), "\(world.output)") }
    }

    @Test("certificate treats the folder as the site's root, and check accepts any folder")
    func roots() throws {
        let world = try DomainFileTests.site("public/.well-known/" + DomainFileTests.name)
        #expect(world.run("certificate", "site") == 1)
        #expect(world.output.contains("error[domain-file/path]"))
        #expect(world.run("certificate", "site/public") == 0)
        #expect(world.run("check", "site") == 0)
        // A copy with an extension beside it, as some providers want, is not a mistake.
        world.files["site/public/.well-known/\(DomainFileTests.name).txt"] = Array("x".utf8)
        #expect(world.run("certificate", "site/public") == 0)
        #expect(world.run("check", "site") == 0)
    }

    @Test("A site without the file is a finding only for certificate")
    func missing() {
        let world = TestWorld([
            "site/index.html": "<p>Shop</p>", "site/.well-known/security.txt": "x", "site/.git/\(DomainFileTests.name)": "",
        ])
        #expect(world.run("certificate", "site") == 1)
        #expect(world.output.contains("site: error[domain-file/missing]: "))
        // A folder of source code need not be a site.
        #expect(world.run("check", "site") == 0)
        #expect(!world.errors.contains("domain-file"))
    }

    @Test("The threshold of check applies, and documents are still checked")
    func threshold() throws {
        let world = try DomainFileTests.site(DomainFileTests.name)
        world.files["site/a.applepay.json"] = Array(Sample.clean.utf8)
        #expect(world.run("check", "site") == 1)
        #expect(world.output.contains("2 documents"))
        #expect(world.run("check", "site", "--fail-on", "never") == 0)
        world.files["site/\(DomainFileTests.name)"] = nil
        world.files["site/.well-known/\(DomainFileTests.name)"] = Array("---\nlayout: null\n---\n7B".utf8)
        #expect(world.run("check", "site") == 0)
        #expect(world.output.contains("warning[domain-file/content]"))
        #expect(world.run("check", "site", "--fail-on", "warning") == 1)
    }

    @Test("Other commands do not read the file")
    func others() throws {
        let world = try DomainFileTests.site(".well-known/" + DomainFileTests.name)
        for (command, status) in [("fix", Int32(0)), ("fmt", 2)] {
            #expect(world.run(command, "site") == status)
            #expect(!world.errors.contains(DomainFileTests.name))
        }
    }

    @Test("The file can be compared, read from a pipe and reported as JSON")
    func options() throws {
        let world = TestWorld()
        world.files["a.txt"] = try DomainFileTests.fixture("domain-account.txt")
        world.files["b.txt"] = try DomainFileTests.fixture("domain-account.txt") + [0x0A]
        #expect(world.run("certificate", "a.txt", "--domain", "shop.example", "--same-as", "a.txt") == 0)
        #expect(world.output.hasPrefix("not checked of domain association files: signature (SHA-1 is too weak to prove anything), root\n"))
        #expect(world.run("certificate", "b.txt", "--domain", "other.example", "--same-as", "a.txt") == 1)
        #expect(world.output.contains("for shop.example, not for other.example") && world.output.contains("a line end was added"))
        world.input = [try #require(world.files["a.txt"])]
        #expect(world.run("certificate", "-", "--as", "domain-file", "--format", "json") == 0)
        let file = try JSON(world.output)["domainFiles"][0]
        #expect(file["origin"].string == "account" && file["domain"].string == "shop.example" && file["findings"].count == 0)
        #expect(world.run("certificate", "a.txt", "--same-as", "none.txt") == 2)
        #expect(world.errors.contains("none.txt: no such file"))
        #expect(world.run("explain", "domain-file") == 0)
        #expect(world.output.split(separator: "\n").count == 5)
    }

    @Test("Identifiers and signatures are not printed", arguments: ["domain-account.txt", "domain-provider.txt"])
    func privacy(_ fixture: String) throws {
        let bytes = try DomainFileTests.fixture(fixture)
        let text = String(decoding: bytes, as: UTF8.self)
        // The teamId and the pspId, and parts of the file as it is.
        let identifiers = ["TEAM123456", "5C4C1964340A"]
        let parts = stride(from: 60, to: bytes.count - 24, by: 500).map { String(decoding: bytes[$0..<$0 + 24], as: UTF8.self) }
        let broken: [[UInt8]] = [
            bytes, bytes.dropLast(9), Array(bytes[..<100]) + [0x20] + bytes[100...], Array(bytes[1...]), bytes + bytes,
        ]
        for content in broken {
            let world = TestWorld(CanaryCommands.files)
            world.files["site/.well-known/\(DomainFileTests.name)"] = content
            world.files["site/\(DomainFileTests.name).txt"] = content
            world.files["original.txt"] = bytes
            let own: [[String]] = [
                ["certificate", "site"], ["certificate", "site", "--format", "json", "--same-as", "original.txt", "--domain", "x.example"],
                ["check", "site"], ["check", "site/.well-known/\(DomainFileTests.name)"],
            ]
            for call in own + CanaryCommands.calls("original.txt") {
                let everything = world.everything(call).lowercased()
                for trace in identifiers + parts {
                    #expect(!everything.contains(trace.lowercased()), "paysheet \(call.joined(separator: " "))")
                }
            }
        }
        #expect(parts.allSatisfy { text.contains($0) })
    }
}
