import PaySheetChecking
import PaySheetTool
import Testing

@Suite("merchant-token")
struct MerchantTokenCommandTests {
    private static let script = """
        {"method":"GET","path":"/notification/merchantToken/event-1"}
        {"method":"GET","path":"/notification/merchantToken/event-1"}
        {"method":"GET","path":"/notification/merchantToken/event-2","canProcess":false}
        {"method":"GET","path":"/notification/merchantToken/event-2","headers":{"Host":"shop.example"}}
        {"method":"GET","path":"/elsewhere"}
        {"method":"POST","path":"/notification/merchantToken/event-3"}

        """

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    @Test("Each call has one answer")
    func replay() {
        let world = TestWorld(["calls.ndjson": MerchantTokenCommandTests.script])
        #expect(world.run("merchant-token", "replay", "calls.ndjson") == 0)
        #expect(
            MerchantTokenCommandTests.lines(world.output) == [
                #"{"status":200,"outcome":"fetch","eventId":"event-1"}"#, #"{"status":200,"outcome":"duplicate","eventId":"event-1"}"#,
                #"{"status":500,"outcome":"retryLater","eventId":"event-2"}"#, #"{"status":200,"outcome":"fetch","eventId":"event-2"}"#,
                #"{"status":404,"outcome":"notOurs"}"#, #"{"status":405,"outcome":"notOurs","headers":{"Allow":"GET"}}"#,
            ])
        #expect(world.errors == "")
    }

    @Test("Notification URL, merchant and stored events are used")
    func options() {
        let world = TestWorld([
            "calls.ndjson": """
            {"method":"GET","path":"/pay/notification/merchantToken/event-1"}
            {"method":"GET","path":"/pay/notification/merchantToken/event-2"}
            {"method":"GET","path":"/notification/merchantToken/event-2"}
            """, "seen.txt": "event-1\r\n\n",
        ])
        let options = ["--url", "https://shop.example/pay", "--seen", "seen.txt", "--merchant", "merchant.com.example"]
        #expect(world.run(["merchant-token", "replay", "calls.ndjson"] + options) == 0)
        let fetch = "https://apple-pay-gateway.apple.com/paymentservices/v1/merchantId/merchant.com.example/merchantToken/event/event-2"
        #expect(
            MerchantTokenCommandTests.lines(world.output) == [
                #"{"status":200,"outcome":"duplicate","eventId":"event-1"}"#,
                #"{"status":200,"outcome":"fetch","eventId":"event-2","fetch":"\#(fetch)"}"#, #"{"status":404,"outcome":"notOurs"}"#,
            ])
    }

    @Test("Each answer is written before the next line is read")
    func coProcess() {
        let world = TestWorld()
        world.input = MerchantTokenCommandTests.lines(MerchantTokenCommandTests.script).map { Array(($0 + "\n").utf8) }
        #expect(world.run("merchant-token", "replay", "-") == 0)
        #expect(world.writesBeforeReading == [0, 1, 2, 3, 4, 5, 6])
    }

    @Test("Broken lines return 400 with a message, and empty lines return an empty line")
    func brokenLines() {
        let world = TestWorld(
            input: """
                {"method":"GET"

                []
                {"method":"GET"}
                {"path":"/a"}
                {"method":1,"path":"/a"}
                {"method":"GET","path":"/a","canProcess":"no"}
                {"method":"GET","path":"/notification/merchantToken/\\u0000"}
                {"method":"GET","path":"/notification/merchantToken/%zz"}
                {"method":"GET","path":"/notification/merchantToken/last"}
                """)
        #expect(world.run("merchant-token", "replay", "-") == 1)
        let lines = MerchantTokenCommandTests.lines(world.output)
        #expect(lines.count == 10)
        #expect(lines[0] == #"{"status":400,"outcome":"notOurs","mistake":"the line is not a JSON object"}"#)
        #expect(lines[1] == "")
        #expect(lines[2...6].allSatisfy { $0.hasPrefix(#"{"status":400,"#) })
        #expect(lines[7...8].allSatisfy { $0 == #"{"status":404,"outcome":"notOurs"}"# })
        #expect(lines[9] == #"{"status":200,"outcome":"fetch","eventId":"last"}"#)
        #expect(world.errors.contains("paysheet: -:1: the line is not a JSON object\n"))
        #expect(world.errors.contains("paysheet: -:4: \"path\" is missing\n"))
        #expect(world.errors.contains("paysheet: -:7: \"canProcess\" takes true or false\n"))
    }

    @Test("A line above the limit does not stop the others")
    func longLine() {
        let world = TestWorld(input: String(repeating: "x", count: 100_000) + "\n" + #"{"method":"GET","path":"/a"}"# + "\n")
        #expect(world.run("merchant-token", "replay", "-") == 1)
        let lines = MerchantTokenCommandTests.lines(world.output)
        #expect(lines.count == 2 && lines[0].contains("the line is too long") && lines[1] == #"{"status":404,"outcome":"notOurs"}"#)
    }

    @Test("A closed output ends the command")
    func closed() {
        let world = TestWorld(["calls.ndjson": MerchantTokenCommandTests.script])
        world.writesUntilClosed = 2
        #expect(world.run("merchant-token", "replay", "calls.ndjson") == 0)
        #expect(MerchantTokenCommandTests.lines(world.output).count == 2)
        world.writesUntilClosed = .max
        world.writeFailure = SystemFailure("no space left on device")
        #expect(world.run("merchant-token", "replay", "calls.ndjson") == 2)
        #expect(world.errors.contains("no space left on device"))
    }

    @Test("Input that fails is named")
    func failedInput() {
        let world = TestWorld()
        world.input = [Array("{\"method\":\"GET\",\"path\":\"/a\"}\n".utf8)]
        world.inputFailure = SystemFailure("input/output error")
        #expect(world.run("merchant-token", "replay", "-") == 2)
        #expect(MerchantTokenCommandTests.lines(world.output).count == 1)
        #expect(world.errors.contains("-: input/output error"))
    }

    @Test("The printed call is complete")
    func unlink() {
        let world = TestWorld()
        let options = ["--merchant", "merchant.com.example", "--token", "tok-'1", "--request-id", "r-1"]
        #expect(world.run(["merchant-token", "request", "unlink"] + options) == 0)
        #expect(
            world.output == """
                POST /paymentservices/v1/merchantId/merchant.com.example/merchantToken/unlink HTTP/1.1
                Host: apple-pay-gateway.apple.com
                Content-Type: application/json
                x-request-id: r-1
                Content-Length: 36

                {"merchantTokenIdentifier":"tok-'1"}

                Nothing was sent. Answers: 204 unlinked; 400 this merchant has no such token; 500 try again

                curl --cert merchant.pem --request POST --header 'Content-Type: application/json' --header 'x-request-id: r-1' \
                --data-raw '{"merchantTokenIdentifier":"tok-'\\''1"}' \
                'https://apple-pay-gateway.apple.com/paymentservices/v1/merchantId/merchant.com.example/merchantToken/unlink'

                """)
    }

    @Test("A request identifier is not a command to a build server", arguments: ["##[error]x", "##vso[task.complete]"])
    func buildServer(_ identifier: String) {
        let world = TestWorld()
        let options = ["--merchant", "m", "--token", "t", "--request-id", identifier]
        #expect(world.run(["merchant-token", "request", "unlink"] + options) == 0)
        #expect(!world.output.contains("##[") && !world.output.contains("##vso["))
    }

    @Test("JSON has the same call and no invented request identifier")
    func json() throws {
        let world = TestWorld()
        let options = ["--merchant", "m", "--event", "e-1", "--host", "staging", "--format", "json"]
        #expect(world.run(["merchant-token", "request", "event"] + options) == 0)
        let json = try JSON(world.output)
        #expect(json["method"].string == "GET")
        #expect(json["host"].string == "apple-pay-gateway-stage.apple.com")
        #expect(json["path"].string == "/paymentservices/v1/merchantId/m/merchantToken/event/e-1")
        #expect(json["headers"]["x-request-id"].isNull && json["body"].isNull)
        #expect(world.run("merchant-token", "request", "event", "--merchant", "m", "--event", "e-1") == 0)
        #expect(world.output.contains("--header \"x-request-id: $(uuidgen)\""))
    }

    @Test("Text in an option cannot control the terminal")
    func dangerous() {
        let world = TestWorld()
        let token = "a\u{1B}[2Jb\u{9B}31mc\u{202E}d\ne"
        #expect(world.run(["merchant-token", "request", "unlink", "--merchant", "m", "--token", token]) == 0)
        for character in ["\u{1B}", "\u{9B}", "\u{202E}"] { #expect(!world.output.contains(character)) }
    }

    @Test("The other calls have their bodies")
    func others() throws {
        let world = TestWorld()
        let options = ["--merchant", "m", "--token", "t", "--format", "json"]
        #expect(world.run(["merchant-token", "request", "update-metadata", "--url", "https://shop.example/a"] + options) == 0)
        #expect(
            try JSON(world.output)["body"].string
                == #"{"merchantTokenIdentifier":"t","merchantMetadata":{"tokenNotificationURL":"https://shop.example/a"}}"#)
        #expect(world.run(["merchant-token", "request", "public-key"] + options) == 0)
        #expect(try JSON(world.output)["path"].string == "/paymentservices/v1/merchantId/m/merchantToken/publicKey")
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "name an action: replay, request"), (["reply"], "did you mean replay?"), (["replay"], "name one file with calls"),
            (["replay", "none.ndjson"], "none.ndjson"), (["replay", "-", "--token", "t"], "--token is for request"),
            (["replay", "-", "--url", "http://shop.example"], "the notification URL is not a complete address"),
            (["replay", "-", "--merchant", ""], "merchantId needs 1 to 64 characters"),
            (["replay", "-", "--seen", "bad.txt"], "bad.txt:2: write one event identifier on each line"),
            (["request"], "name one call: event, unlink, update-metadata, public-key"), (["request", "unlnk"], "did you mean unlink?"),
            (["request", "unlink"], "unlink needs --merchant"), (["request", "unlink", "--merchant", "m"], "unlink needs --token"),
            (["request", "event", "--merchant", "m"], "event needs --event"),
            (["request", "update-metadata", "--merchant", "m", "--token", "t"], "update-metadata needs --url"),
            (["request", "unlink", "--merchant", "m", "--token", "t", "--url", "u"], "--url is not for unlink"),
            (["request", "unlink", "--merchant", "m", "--token", "t", "--seen", "f"], "--seen is for replay"),
            (["request", "event", "--merchant", "m", "--event", "a/b"], "the event identifier needs 1 to 256 visible ASCII characters"),
            (
                ["request", "unlink", "--merchant", "m", "--token", String(repeating: "t", count: 65)],
                "merchantTokenIdentifier needs 1 to 64"
            ),
            (["request", "unlink", "--merchant", "m", "--token", "t", "--request-id", "a b"], "the request identifier needs"),
            (["request", "unlink", "--merchant", "m", "--token", "t", "--host", "test"], "--host takes production"),
        ])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = TestWorld(["bad.txt": "e-1\na/b\n"])
        #expect(world.run(["merchant-token"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
        #expect(world.output == "")
    }

    @Test("check reads a ledger")
    func ledger() {
        let world = TestWorld([
            "ledger.ndjson": """
            {"merchantTokenIdentifier":"a","entries":[{"at":"2026-09-01T09:00:00Z","action":"issued"}]}
            {"merchantTokenIdentifier":"b","entries":[{"at":"2026-09-01T09:00:00Z","action":"unlinked"},\
            {"at":"2026-09-02T09:00:00Z","action":"charged"}]}
            """
        ])
        #expect(world.run("check", "ledger.ndjson") == 1)
        #expect(world.output.contains("error[token-ledger/charge-after-unlink]"))
        #expect(world.output.contains("2 documents: 1 error, 0 warnings"))
    }
}
