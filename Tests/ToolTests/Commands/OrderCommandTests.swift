import Foundation
import PaySheetTool
import Testing

@Suite("order")
struct OrderCommandTests {
    private static let examples = Repository.root.appendingPathComponent("Examples/orders")
    private static let secret = "k7Yx2mQ9sT4vW8zB1cD5"
    private static let url = "https://orders.shop.example/wallet"

    private static func example(_ name: String) throws -> String {
        try String(contentsOf: examples.appendingPathComponent(name), encoding: .utf8)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    private static func event(_ order: String, more: String = "") -> String {
        #"{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"\#(order)","authenticationToken":"\#(secret)"\#(more)}"#
    }

    private static func registration(_ device: String, _ order: String, pushToken: String = "0a1b") -> String {
        #"{"method":"POST","path":"/v1/devices/\#(device)/registrations/order.com.example.shop/\#(order)","#
            + #""headers":{"authorization":"AppleOrder \#(secret)"},"body":"{\"pushToken\":\"\#(pushToken)\"}"}"#
    }

    // MARK: Replay

    @Test("The life of an order has the answers of the reference")
    func sequence() throws {
        let world = TestWorld(["calls.ndjson": try Self.example("calls.ndjson")])
        #expect(world.run("order", "replay", "calls.ndjson", "--url", Self.url) == 0)
        #expect(world.output == (try Self.example("expected.ndjson")))
        let lines = try Self.lines(world.output).map { try JSON($0) }
        #expect(lines.map { $0["status"].int } == [nil, 201, 200, 200, 204, nil, 200, 200, 304, 401, 200, nil])
        let pushes = lines.filter { $0.names.contains("push") }.map { $0["push"].strings("device") }
        #expect(pushes == [[], ["device-1"], []])
        #expect(world.errors == "")
    }

    @Test("Each answer is written before the next line is read")
    func coProcess() throws {
        let world = TestWorld()
        world.input = Self.lines(try Self.example("calls.ndjson")).map { Array(($0 + "\n").utf8) }
        #expect(world.run("order", "replay", "-", "--url", Self.url) == 0)
        #expect(world.writesBeforeReading == Array(0...12))
    }

    @Test("A package comes from Base64, from a file or from the order")
    func packages() throws {
        let fetch =
            #"{"method":"GET","path":"/v1/orders/order.com.example.shop/42","headers":{"AUTHORIZATION":"AppleOrder \#(Self.secret)"}}"#
        let order = #"{"order":{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"42","quantity":1.50}}"#
        let world = TestWorld([
            "calls.ndjson": [
                Self.event("42", more: #","package":"AP8=""#), fetch, Self.event("42", more: #","packageFile":"a.order""#), fetch, order,
                fetch,
            ]
            .joined(separator: "\n")
        ])
        world.files["a.order"] = [1, 2]
        #expect(world.run("order", "replay", "calls.ndjson") == 0)
        let bodies = try Self.lines(world.output).map { try JSON($0)["bodyBase64"].string }.compactMap { $0 }
        // The third order names no token, and keeps that of the first one.
        let json = #"{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"42","quantity":1.50}"#
        #expect(bodies == ["AP8=", "AQI=", Data(json.utf8).base64EncodedString()])
        #expect(world.errors == "")
    }

    @Test("A clock in the line overrides the system's clock")
    func clock() throws {
        let lines = [Self.event("a", more: #","package":"""#), Self.event("b", more: #","package":"","now":"2027-01-15T17:00:00+09:00""#)]
        let world = TestWorld(input: lines.joined(separator: "\n"))
        #expect(world.run("order", "replay", "-") == 0)
        let dates = try Self.lines(world.output).map { try JSON($0)["lastModified"].string }
        #expect(dates == ["Sat, 21 Nov 2026 00:00:00 GMT", "Fri, 15 Jan 2027 08:00:00 GMT"])
    }

    @Test("Bodies can be Base64, and device messages cannot control the terminal")
    func bodies() {
        let world = TestWorld(
            input: """
                {"method":"POST","path":"/v1/log","bodyBase64":"eyJsb2dzIjpbImEiXX0="}
                {"method":"POST","path":"/v1/log","body":"{\\"logs\\":[\\"\\\\u001b[2J\\\\u202e\\"]}"}
                """)
        #expect(world.run("order", "replay", "-") == 0)
        #expect(
            world.output == #"{"status":200,"outcome":"logged","logs":["a"]}"# + "\n"
                + #"{"status":200,"outcome":"logged","logs":["\u001b[2J\u202e"]}"# + "\n")
    }

    @Test(
        "Broken lines return 400 with a message that does not show their values",
        arguments: [
            (#"{"method":"GET""#, "the line is not a JSON object"), ("[]", "the line is not a JSON object"),
            (#"{"method":"GET"}"#, "\"path\" is missing"), (#"{"path":"/canary"}"#, "\"method\" is missing"),
            (#"{"method":1,"path":"/"}"#, "\"method\" takes a text"),
            (#"{"method":"GET","path":"/","headers":[]}"#, "\"headers\" takes an object"),
            (#"{"method":"GET","path":"/","headers":{"Authorization":1}}"#, "each of the \"headers\" takes a text"),
            (#"{"method":"GET","path":"/","body":{}}"#, "\"body\" takes a text"),
            (#"{"method":"GET","path":"/","bodyBase64":"canary!"}"#, "\"bodyBase64\" takes Base64"),
            (#"{"method":"GET","path":"/","body":"a","bodyBase64":"YQ=="}"#, "\"bodyBase64\" takes Base64"),
            (#"{"method":"GET","path":"/","now":"canary"}"#, "\"now\" takes a date and time"),
            (#"{"method":"GET","path":"/","now":"2027-01-15"}"#, "\"now\" takes a date and time"),
            ("{}", "the order needs \"orderTypeIdentifier\" and \"orderIdentifier\""),
            (#"{"order":[]}"#, "\"order\" takes the object of order.json"),
            (#"{"order":{},"orderIdentifier":"canary"}"#, "write \"orderIdentifier\" in \"order\" alone"),
            (#"{"order":{"orderTypeIdentifier":"canary"}}"#, "the order needs \"orderTypeIdentifier\""),
            (#"{"order":{"orderTypeIdentifier":"t","orderIdentifier":"canary"}}"#, "a new order needs \"authenticationToken\""),
            (#"{"order":{"orderTypeIdentifier":"t","orderIdentifier":"o","authenticationToken":"canary"}}"#, "16 to 256 visible ASCII"),
            (
                #"{"order":{"orderTypeIdentifier":"t","orderIdentifier":"o","authenticationToken":1}}"#,
                "\"authenticationToken\" takes a text"
            ),
            (#"{"order":{"orderTypeIdentifier":"t","orderIdentifier":".."}}"#, "\"orderIdentifier\" cannot be part of a path"),
            (#"{"orderTypeIdentifier":"t","orderIdentifier":"o"}"#, "the order needs \"package\" or \"packageFile\""),
            (event("o", more: #","package":"canary!""#), "\"package\" is not Base64"),
            (event("o", more: #","package":"","packageFile":"a""#), "write \"package\" or \"packageFile\", not both"),
            (event("o", more: #","packageFile":"none""#), "\"packageFile\": no such file"),
            (event("o", more: #","packagefile":"canary""#), "an event has no other members than"),
            (#"{"registrations":true,"order":{}}"#, "\"registrations\" is an event alone"),
            (#"{"details":{"orderTypeIdentifier":"t","orderIdentifier":"o"}}"#, "the details need \"authenticationToken\""),
            (#"{"details":{},"order":{}}"#, "\"details\" is an event alone"),
            (#"{"details":{"orderIdentifier":"canary"}}"#, "the order needs \"orderTypeIdentifier\""),
        ])
    func brokenLines(_ line: String, _ message: String) throws {
        let last = #"{"method":"GET","path":"/last"}"#
        let world = TestWorld(input: line + "\n\n" + last + "\n")
        #expect(world.run("order", "replay", "-") == 1)
        let lines = Self.lines(world.output)
        #expect(lines.count == 3 && lines[1] == "")
        #expect(try JSON(lines[0])["status"].int == 400)
        #expect(try JSON(lines[0])["mistake"].string?.contains(message) == true, "\(lines[0])")
        #expect(lines[2] == #"{"status":404,"outcome":"refused","reason":"the path is not part of the web service"}"#)
        #expect(world.errors.contains("paysheet: -:1: ") && world.errors.contains(message))
        #expect(!(world.output + world.errors).contains("canary") && !(world.output + world.errors).contains(Self.secret))
    }

    @Test("A change with another secret is refused, and no secret is printed")
    func secrets() {
        let other = Self.event("42", more: #","package":"""#).replacingOccurrences(of: Self.secret, with: "canary-0123456789")
        let call = Self.registration("d-1", "42").replacingOccurrences(of: Self.secret, with: "canary-0123456789")
        let lines = [Self.event("42", more: #","package":"""#), other, call, Self.registration("d-1", "42"), #"{"registrations":true}"#]
        let world = TestWorld(input: lines.joined(separator: "\n"))
        #expect(world.run("order", "replay", "-") == 1)
        #expect(world.errors == "paysheet: -:2: the order has another \"authenticationToken\"; devices know only the first one\n")
        #expect(Self.lines(world.output)[2].hasPrefix(#"{"status":401,"outcome":"refused","#))
        for secret in ["canary", Self.secret] { #expect(!world.output.contains(secret)) }
    }

    @Test("After the details of an order, devices try again until it has a package")
    func announcement() {
        let fetch =
            #"{"method":"GET","path":"/v1/orders/order.com.example.shop/42","headers":{"authorization":"AppleOrder \#(Self.secret)"}}"#
        let lines = [
            fetch, #"{"details":"# + Self.event("42") + "}", fetch, fetch.replacing(Self.secret, with: "canary-0123456789"),
            Self.event("42", more: #","package":"AP8=""#), fetch,
        ]
        let world = TestWorld(input: lines.joined(separator: "\n"))
        #expect(world.run("order", "replay", "-") == 0)
        let answers = Self.lines(world.output)
        #expect(answers[0].hasPrefix(#"{"status":401,"#) && answers[1] == #"{"outcome":"announced"}"#)
        #expect(
            answers[2] == #"{"status":503,"outcome":"refused","reason":"the package of the order is not published yet"}"#)
        #expect(answers[3].hasPrefix(#"{"status":401,"#) && answers[4].hasPrefix(#"{"outcome":"stored","#))
        #expect(answers[5].hasPrefix(#"{"status":200,"outcome":"fetched","#))
    }

    @Test("A line above the limit does not stop the others")
    func longLine() {
        let world = TestWorld(input: String(repeating: "x", count: 9 << 20) + "\n" + #"{"method":"GET","path":"/a"}"# + "\n")
        #expect(world.run("order", "replay", "-") == 1)
        let lines = Self.lines(world.output)
        #expect(lines.count == 2 && lines[0].contains("the line is too long") && lines[1].hasPrefix(#"{"status":404,"#))
    }

    // MARK: Details and pushes

    @Test("The printed details match the order and have no findings")
    func details() throws {
        let world = TestWorld(["order.json": try Self.example("order.json")])
        #expect(world.run("order", "details", "order.json") == 0)
        #expect(
            world.output
                == #"{"orderDetails":{"orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2024-000042","#
                + #""webServiceURL":"https://orders.example.com/wallet","authenticationToken":"\#(Self.secret)"}}"# + "\n")
        world.input = [Array(world.output.utf8)]
        #expect(world.run("check", "--kind", "ApplePayPaymentCompleteDetails", "-") == 0, "\(world.output)")
        #expect(world.output.contains("no findings"))
    }

    @Test(
        "A missing or invalid detail is named",
        arguments: [
            (#""webServiceURL":"#, #""other":"#, "\"webServiceURL\" is missing or empty"),
            (#""authenticationToken":"#, #""other":"#, "this order.json has errors; correct them first"),
            ("https://orders.example.com/wallet", "http://orders.example.com", "this order.json has errors; correct them first"),
            (secret, "short-canary", "this order.json has errors; correct them first"),
            (#""schemaVersion":"#, #""other":"#, "this order.json has errors; correct them first"),
        ])
    func detailErrors(_ old: String, _ new: String, _ message: String) throws {
        let json = try Self.example("order.json").replacingOccurrences(of: old, with: new)
        let world = TestWorld(["order.json": json.replacingOccurrences(of: old.dropLast() + " :", with: new)])
        #expect(world.run("order", "details", "order.json") == 1)
        #expect(world.output == "" && world.errors.contains("paysheet: order.json: " + message), "\(world.errors)")
        #expect(!world.errors.contains("canary") && !world.errors.contains(Self.secret))
    }

    @Test("push reads the registrations of a replay")
    func push() throws {
        let lines = [
            Self.event("2024-000042", more: #","package":"""#), Self.event("other", more: #","package":"""#),
            Self.registration("d-2", "2024-000042", pushToken: "22"), Self.registration("d-1", "2024-000042", pushToken: "11"),
            Self.registration("d-3", "other", pushToken: "33"), #"{"registrations":true}"#,
        ]
        let world = TestWorld(["order.json": try Self.example("order.json")], input: lines.joined(separator: "\n"))
        #expect(world.run("order", "replay", "-") == 0)
        let registrations = try #require(Self.lines(world.output).last)
        #expect(
            registrations.hasPrefix(
                #"{"registrations":[{"device":"d-1","orderTypeIdentifier":"order.com.example.shop","orderIdentifier":"2024-000042","pushToken":"11"},"#
            ))
        world.files["r.json"] = Array(registrations.utf8)
        let call = ["order", "push", "order.json", "--registrations", "r.json", "--print"]
        #expect(world.run(call) == 0)
        #expect(
            world.output == """
                POST /3/device/11 HTTP/2
                host: api.push.apple.com
                apns-topic: order.com.example.shop

                {}

                POST /3/device/22 HTTP/2
                host: api.push.apple.com
                apns-topic: order.com.example.shop

                {}

                2 devices registered for this order. Nothing was sent.
                Send with the certificate of the order type. Apple documents no push type and no expiration for orders.

                """)
        #expect(world.run(call + ["--format", "json"]) == 0)
        let json = try JSON(world.output)
        #expect(json["push"].strings("url") == ["https://api.push.apple.com/3/device/11", "https://api.push.apple.com/3/device/22"])
        world.files["r.json"] = Array(#"{"registrations":[]}"#.utf8)
        #expect(world.run(call) == 0)
        #expect(world.output == "No device registered for this order. Nothing was sent.\n")
    }

    @Test(
        "A mistake in registrations has a place",
        arguments: [
            ("[]", "r.json:1:1: the file must be an object"), ("{}", "r.json:1:1: the file needs \"registrations\""),
            (#"{"registrations":{}}"#, "r.json:1:18: \"registrations\" must be a list"),
            (#"{"registrations":[{"devise":"canary"}]}"#, "unknown member of a registration; did you mean device?"),
            (#"{"registrations":[{"device":1}]}"#, "\"device\" must be text"),
            (#"{"registrations":[{"device":"canary"}]}"#, "the registration needs \"orderTypeIdentifier\""),
            (
                #"{"registrations":[{"device":"d","orderTypeIdentifier":"t","orderIdentifier":"o","pushToken":"canary 1"}]}"#,
                "the push token does not fit a path"
            ), ("{", "r.json:1:"),
        ])
    func registrationErrors(_ json: String, _ message: String) throws {
        let world = TestWorld(["order.json": try Self.example("order.json"), "r.json": json])
        #expect(world.run("order", "push", "order.json", "--registrations", "r.json", "--print") == 2)
        #expect(world.output == "" && world.errors.contains(message) && !world.errors.contains("canary"), "\(world.errors)")
    }

    @Test(
        "Mistakes in the arguments have a message",
        arguments: [
            ([], "name an action: manifest, sign, pack, unpack, check, replay, details, push"), (["reply"], "did you mean replay?"),
            (["replay"], "name one file, or - for standard input"), (["replay", "a", "b"], "name one file, or - for standard input"),
            (["replay", "none.ndjson"], "none.ndjson"), (["replay", "-", "--print"], "--print is for sign and push"),
            (["replay", "-", "--url", "http://shop.example"], "the address of the web service is not complete"),
            (["details", "order.json", "--url", "https://shop.example"], "--url is for replay"), (["details", "none.json"], "none.json"),
            (["push", "order.json", "--print"], "push needs --registrations"),
            (["push", "order.json", "--registrations", "r.json"], "push sends nothing; add --print to see the requests"),
            (["push", "order.json", "--registrations", "none.json", "--print"], "none.json"),
        ])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = TestWorld(["order.json": "{}", "r.json": "{}"])
        #expect(world.run(["order"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output == "")
    }
}
