import PaySheet
import PaySheetReports
import PaySheetTool
import Testing

@Suite("The verdict in reports")
struct VerdictReportTests {
    private static let request =
        "{\"countryCode\":\"US\",\"currencyCode\":\"USD\",\"supportedNetworks\":[\"visa\"%],\"merchantCapabilities\":[\"supports3DS\"],"
        + "\"total\":{\"label\":\"Shop\",\"amount\":\"#\"}}"

    private static func document(_ network: String, _ amount: String) -> String {
        request.replacing("%", with: network).replacing("#", with: amount)
    }

    private static func report(_ text: String, _ format: String, _ options: String...) -> String {
        let world = TestWorld(["pay.json": text])
        _ = world.run(["check", "--format", format] + options + ["pay.json"])
        return world.output
    }

    @Test("Every format shows what Safari throws, when, and with which text", arguments: ReportFormat.allCases)
    func throwing(_ format: ReportFormat) {
        let report = Self.report(Self.document("", "12,50"), format.rawValue)
        let isShort = format == .concise
        #expect(report.contains("is not a valid amount.") == !isShort, "\(report)")
        #expect(report.contains("TypeError") == !isShort)
        let stage = [.json, .ndjson].contains(format) ? "construct" : "in new ApplePaySession"
        #expect(report.contains(stage) == !isShort || report.contains("in new ApplePaySession\\("))
    }

    @Test("Of a line of an archive, the verdict has the number")
    func lines() {
        let world = TestWorld(["a.ndjson": Self.document("", "12.50") + "\n" + Self.document("", "12,50") + "\n"])
        #expect(world.run("check", "a.ndjson") == 1)
        #expect(world.output.contains("\na.ndjson:2: Safari throws in new ApplePaySession(): "), "\(world.output)")
    }

    @Test("Markdown keeps Safari's text unchanged")
    func markdown() {
        let report = Self.report(Self.document("", "12,50"), "markdown")
        #expect(report.contains("TypeError: `\"12,50\" is not a valid amount.` \\(amount/format at /total/amount\\)"), "\(report)")
    }

    @Test("A flow of the W3C interface names its calls")
    func w3cFlow() {
        let flow = "{\"paymentRequest\":{\"methodData\":[],\"details\":{}},\"events\":[]}"
        #expect(Self.report(flow, "text", "--kind", "PaymentFlow").contains("Safari throws in new PaymentRequest(): "))
    }

    @Test("Every format says that the device decides", arguments: ReportFormat.allCases.filter { $0 != .concise })
    func depending(_ format: ReportFormat) {
        let report = Self.report(Self.document(",\"suica\"", "12.50"), format.rawValue)
        #expect(report.contains("the networks that the system of the device knows"), "\(report)")
    }

    @Test("JSON has separate members for the verdict")
    func json() throws {
        let safari = try JSON(Self.report(Self.document(",\"suica\"", "12.50"), "json"))["documents"][0]["safari"]
        #expect(safari["outcome"].string == "depends" && safari["error"].string == "TypeError" && safari["stage"].string == "construct")
        #expect(safari["text"].string == "\"suica\" is not a valid payment network." && safari["check"].string == "WK-NET-UNKNOWN")
        #expect(safari["rule"].string == "network/not-for-web" && safari["pointer"].string == "/supportedNetworks/1")
        #expect(safari["why"].string == "the networks that the system of the device knows")
        let thrown = try JSON(Self.report(Self.document("", "-1"), "json"))["documents"][0]["safari"]
        #expect(thrown["outcome"].string == "throws" && thrown["text"].string == "Total amount must not be negative.")
    }

    @Test("Only the finding that decides has the verdict", arguments: ["gitlab", "checkstyle", "junit", "sarif"])
    func once(_ format: String) {
        let text = Self.document("", "-1").replacing("\"US\"", with: "\"us\"")
        let report = Self.report(text, format)
        #expect(report.ranges(of: "Safari throws in new ApplePaySession()").count == 1, "\(report)")
    }

    @Test("A document that Safari accepts has no verdict line", arguments: ["text", "html", "markdown", "github", "sarif", "junit"])
    func accepted(_ format: String) {
        #expect(!Self.report(Self.document(",\"VISA\"", "12.50"), format).contains("Safari throws"))
    }

    @Test("Without a clock, dates are listed as unchecked", arguments: ["text", "markdown", "html"])
    func dates(_ format: String) {
        let text = Self.document("", "12.50")
        #expect(Self.report(text, format).contains("device support, dates."))
        #expect(Self.report(text, format, "--now", "today").contains("device support."))
    }

    @Test("Each document in JSON lists the unchecked parts", arguments: [[], ["--now", "today"]], ["12.50", "-1"])
    func datesOfDocuments(_ clock: [String], _ total: String) throws {
        let world = TestWorld(["a.json": Self.document("", total)])
        for format in ["json", "ndjson"] {
            _ = world.run(["check", "a.json", "--format", format] + clock)
            let report = try JSON(world.output)
            let document = format == "json" ? report["documents"][0] : report
            let expected = NotChecked.all + (clock.isEmpty ? ["dates"] : [])
            #expect(document["notChecked"].list.compactMap { $0.string } == expected)
        }
    }

    @Test("An old session is an error with a clock and a warning without one")
    func clock() {
        let session = """
            {"epochTimestamp":1609459200000,"expiresAt":1609462800000,"merchantSessionIdentifier":"a","nonce":"b","merchantIdentifier":"c",
            "domainName":"shop.example","displayName":"Shop","signature":"d"}
            """
        #expect(Self.report(session, "text").contains("warning[session/expired]"))
        #expect(Self.report(session, "text", "--now", "2026-11-20").contains("error[session/expired]"))
        #expect(!Self.report(session.replacing("1609", with: "1809"), "text").contains("session/expired"))
    }

    @Test("error: null in an update is an unknown member and not a TypeError")
    func unknownNull() throws {
        for kind in [
            "ApplePayPaymentMethodUpdate", "ApplePayShippingContactUpdate", "ApplePayCouponCodeUpdate", "ApplePayShippingMethodUpdate",
        ] {
            let text = "{\"newTotal\":{\"label\":\"Shop\",\"amount\":\"1.00\"},\"error\":null}"
            let document = try JSON(Self.report(text, "json", "--kind", kind))["documents"][0]
            #expect(document["safari"]["outcome"].string == "accepts")
            #expect(document["findings"].strings("rule") == ["member/unknown"])
            #expect(document["findings"].strings("severity") == ["warning"])
        }
    }
}
