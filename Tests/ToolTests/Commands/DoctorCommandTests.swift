import Foundation
import Testing

/// `paysheet doctor`: what stops the payments of a project.
@Suite("doctor")
struct DoctorCommandTests {
    /// The shop of the examples, in the folder `shop`.
    private static func shop() throws -> TestWorld {
        let world = TestWorld()
        let root = Repository.root.appendingPathComponent("Examples/shop")
        for name in ["serve.mjs"] + ["index.html", "shop.mjs", "checkout.mjs", "prices.mjs", "catalog.json"].map({ "public/" + $0 }) {
            world.files["shop/" + name] = Array(try Data(contentsOf: root.appendingPathComponent(name)))
        }
        return world
    }

    private static func fixture(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures/" + name)))
    }

    /// The first line, which says what to do.
    private static func first(_ world: TestWorld) -> String { world.output.split(separator: "\n").first.map { String($0) } ?? "" }

    private static let domainFile = "shop/public/.well-known/apple-developer-merchantid-domain-association"

    @Test("A right shop has no finding, and what is not in it is named")
    func right() throws {
        let world = try DoctorCommandTests.shop()
        #expect(world.run("doctor", "shop", "--now", "2027-01-01") == 0)
        #expect(DoctorCommandTests.first(world).hasPrefix("First: certificates: no certificate file is here"))
        let page = "found    page              shop/public/checkout.mjs:13: a session or request of version 14 is created here"
        #expect(world.output.contains(page))
        #expect(world.output.contains("found    merchant session  shop/serve.mjs:"))
        #expect(world.output.contains("missing  domain file       no domain association file is here"))
        #expect(world.errors.isEmpty)
    }

    @Test("A name of a file gives no command to a build server, also in the first lines")
    func harmlessNames() {
        let world = TestWorld()
        world.files["##[x].js"] = Array("new ApplePaySession(3, {})".utf8)
        _ = world.run("doctor", ".", "--now", "2027-01-01")
        #expect(world.output.contains("paysheet check '## [x].js'"))
        #expect(!world.output.contains("##["))
    }

    /// A change that breaks the shop.
    struct Break: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: String
        /// The text to replace, and its replacement; the whole content if there is no text.
        var replaced: String?
        var text = ""
        var fixture: String?
        let first: String
        let next: String
        let status: Int32
    }

    @Test(
        "A broken shop: the first line is the first thing to do",
        arguments: [
            Break(
                testDescription: "a version that no browser has", path: "public/checkout.mjs", replaced: "ApplePaySession(14",
                text: "ApplePaySession(99",
                first: "First: page: shop/public/prices.mjs:89: ", next: "paysheet check shop/public/prices.mjs", status: 1),
            Break(
                testDescription: "an expired certificate", path: "identity.pem", fixture: "identity.pem",
                first: "First: certificates: shop/identity.pem: ", next: "paysheet certificate shop/identity.pem", status: 1),
            Break(
                testDescription: "a server that hides the domain file", path: "nginx.conf",
                text: "server {\n  location ~ /\\. {\n    deny all;\n  }\n}\n", first: "First: domain file: shop/nginx.conf:2: ",
                next: "paysheet explain site/hidden-folder", status: 0),
            Break(
                testDescription: "a header that forbids payments", path: "next.config.js",
                text: "{ key: \"Permissions-Policy\", value: \"payment=()\" }\n", first: "First: headers: shop/next.config.js:1: ",
                next: "paysheet explain site/payment-policy", status: 0),
            Break(
                testDescription: "the server for tests", path: "serve.mjs", replaced: "apple-pay-gateway.apple.com",
                text: "apple-pay-gateway-cert.apple.com", first: "First: merchant session: shop/serve.mjs:",
                next: "Docs/Server.md", status: 0),
        ])
    func broken(_ one: Break) throws {
        let world = try DoctorCommandTests.shop()
        world.files[DoctorCommandTests.domainFile] = try DoctorCommandTests.fixture("domain-provider.txt")
        let path = "shop/" + one.path
        if let fixture = one.fixture {
            world.files[path] = try DoctorCommandTests.fixture(fixture)
        } else if let replaced = one.replaced {
            world.files[path] = Array((try #require(world.text(path))).replacing(replaced, with: one.text).utf8)
        } else {
            world.files[path] = Array(one.text.utf8)
        }
        #expect(world.run("doctor", "shop", "--now", "2029-06-01") == one.status, "\(world.output)")
        let lines = world.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix(one.first) == true, "\(world.output)")
        #expect(lines.dropFirst().first?.contains(one.next) == true, "\(world.output)")
    }

    @Test("Without Apple Pay, the folder is the first thing to change")
    func empty() {
        let world = TestWorld(["notes/readme.txt": "nothing"])
        #expect(world.run("doctor", "notes") == 2)
        #expect(DoctorCommandTests.first(world) == "First: name the folder of your project; nothing in this one is about Apple Pay")
    }

    @Test("Only a folder is a project", arguments: [("file.json", "it is not a folder"), ("nowhere", "there is no such folder")])
    func operand(_ path: String, _ reason: String) {
        let world = TestWorld(["file.json": "{}"])
        #expect(world.run("doctor", path) == 2)
        #expect(world.errors.contains(path + ": " + reason))
    }

    @Test("A file with a private key is named and not opened", arguments: ["merchant.key", "merchant_key.pem", "apple.p12"])
    func key(_ name: String) throws {
        let world = try DoctorCommandTests.shop()
        world.files["shop/" + name] = Array("-----BEGIN PRIVATE KEY-----\nAAAA\n".utf8)
        world.locked.insert("shop/" + name)
        #expect(world.run("doctor", "shop") == 0)
        #expect(world.output.contains("shop/" + name + ": a private key by its name; not opened"))
        #expect(!world.output.contains("AAAA") && world.errors.isEmpty)
    }

    @Test("A certificate file with a private key is refused, and nothing of it is shown")
    func keyInside() throws {
        let world = try DoctorCommandTests.shop()
        world.files["shop/merchant.pem"] = Array("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n".utf8)
        #expect(world.run("doctor", "shop") == 0)
        #expect(world.output.contains("shop/merchant.pem: not read: "))
        #expect(!world.output.contains("AAAA"))
    }

    @Test("The SDK of a provider creates the session")
    func provider() {
        let world = TestWorld([
            "shop/package.json": #"{ "dependencies": { "@stripe/stripe-js": "^4.0.0" } }"#,
            "shop/pay.js": """
            const stripe = Stripe("pk_test_1");
            const request = stripe.paymentRequest({ country: "US", currency: "usd", total: { label: "Shop", amount: 1200 } });
            """,
        ])
        #expect(world.run("doctor", "shop") == 0)
        #expect(world.output.contains("the SDK of Stripe creates the session"))
        #expect(world.output.contains("paysheet check --profile stripe shop"))
    }

    @Test("JSON has a member for each part, and the first thing to do")
    func json() throws {
        let world = try DoctorCommandTests.shop()
        #expect(world.run("doctor", "shop", "--format", "json") == 0)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        let parts = try #require(report["parts"] as? [[String: Any]])
        #expect(parts.contains { $0["part"] as? String == "page" && $0["state"] as? String == "found" })
        #expect((report["first"] as? [String: Any])?["text"] != nil)
    }

    @Test("The reports of check have the findings of all parts")
    func report() throws {
        let world = try DoctorCommandTests.shop()
        world.files["shop/identity.pem"] = try DoctorCommandTests.fixture("identity.pem")
        world.files["shop/nginx.conf"] = Array("location ~ /\\. { deny all; }\n".utf8)
        #expect(world.run("doctor", "shop", "--now", "2029-06-01", "--format", "sarif") == 1)
        #expect(world.output.contains("certificate/expired") && world.output.contains("site/hidden-folder"))
    }

    @Test("Folders of packages and hidden folders are not read")
    func foreign() {
        let world = TestWorld([
            "shop/node_modules/x/nginx.conf": "location ~ /\\. { deny all; }\n", "shop/.git/nginx.conf": "location ~ /\\. { deny all; }\n",
            "shop/pay.js": "const session = new ApplePaySession(3, request);\n",
        ])
        #expect(world.run("doctor", "shop") == 0)
        #expect(!world.output.contains("nginx.conf"))
    }
}
