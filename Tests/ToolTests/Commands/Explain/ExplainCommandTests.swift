import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetStorefront
import PaySheetTool
import Testing

@Suite("explain")
struct ExplainCommandTests {
    @Test("A rule is explained with wrong and right samples and the marked place")
    func rule() {
        let world = TestWorld()
        #expect(world.run("explain", "total/negative") == 0)
        let output = world.output
        #expect(output.hasPrefix("total/negative: Negative total\nerror, group correct, since 2026.11"))
        #expect(output.contains("        \"amount\": \"-0.01\"\n                  ^^^^^^^ "))
        #expect(output.contains("        \"amount\": \"0.00\"\n"))
        #expect(output.contains("AP-TOT-NEGATIVE"))
        #expect(output.contains("\nSee https://developer.apple.com/documentation/applepayontheweb/"))
        #expect(world.errors.isEmpty)
    }

    @Test("Every rule can be explained without dangerous output", arguments: RuleCard.all.map { $0.name })
    func every(_ name: String) {
        let world = TestWorld()
        #expect(world.run("explain", name) == 0)
        #expect(world.output.hasPrefix(name + ": "))
        #expect(world.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
        #expect(!world.output.contains("\u{2014}"))
    }

    @Test(
        "A rule that depends on the release of Safari names the releases",
        arguments: [
            ("network/unknown", ["Safari before about 26.4 rejects", "Later releases leave the network out"]),
            ("flow/deferred-dropped", ["Safari before about 27 loses"]),
        ])
    func releases(_ name: String, _ parts: [String]) {
        let world = TestWorld()
        #expect(world.run("explain", name) == 0)
        #expect(parts.allSatisfy { world.output.contains($0) }, "\(world.output)")
    }

    @Test(
        "A rule without a source says where it comes from",
        arguments: [
            ("json/decimal-comma", "Where this comes from: RFC 8259, section 6, which has a point before the decimals."),
            ("network/expected", "Where this comes from: A rule of paysheet's own"), ("button/japan", "A shop's report"),
            ("flow/late", "Sources: AP-SES-30S\nWhere this comes from: The 30 seconds are in Apple's documentation."),
        ])
    func origin(_ name: String, _ part: String) throws {
        let world = TestWorld()
        #expect(world.run("explain", name) == 0)
        #expect(world.output.contains(part), "\(world.output)")
        #expect(world.run("explain", name, "--format", "json") == 0)
        let origin = try #require(CatalogList.all.cards.first { $0.name == name }?.origin)
        #expect(try JSON(world.output)["origin"].string == origin)
        #expect(world.run("explain", "total/negative", "--format", "json") == 0)
        #expect(try JSON(world.output)["origin"].isNull)
    }

    @Test("A topic lists its rules")
    func topic() {
        let world = TestWorld()
        #expect(world.run("explain", "network") == 0)
        #expect(world.output.contains("network/spelling"))
        #expect(world.output.contains("network/unknown"))
        #expect(!world.output.contains("amount/format"))
    }

    @Test(
        "A source id lists the rules that name it",
        arguments: [
            ("CT-010", "buyer/company"), ("ct-010", "buyer/company"), ("PT-012", "token-trust/certificate"), ("PT-012", "token/"),
            ("AP-TOT-NEGATIVE", "total/negative"), ("CT-005", "most important first"), ("BT-002", "need iOS 10.1"),
            ("button", "button/markup"),
        ])
    func source(_ id: String, _ rule: String) throws {
        let world = TestWorld()
        #expect(world.run("explain", id) == 0)
        #expect(world.output.contains(rule), "\(world.output)")
        #expect(world.run("explain", id, "--format", "json") == 0)
        _ = try JSON(world.output)
    }

    @Test("Every source id of a command's finding can be explained")
    func everySource() {
        let world = TestWorld()
        for rule in RuleCard.all { for id in rule.sources { #expect(world.run("explain", id) == 0, "\(id)") } }
    }

    @Test("The list has the rules of all commands, and counts them")
    func listOfAll() throws {
        let world = TestWorld()
        #expect(world.run("explain", "--list") == 0)
        let cards = CatalogList.all.cards
        let listed = Set(world.output.split(separator: "\n").map { $0.prefix { $0 != " " } })
        for card in cards { #expect(listed.contains(card.name[...]), "\(card.name)") }
        #expect(world.output.hasSuffix("\n\n\(cards.count) rules\n"))
        #expect(world.run("explain", "--list", "--format", "json") == 0)
        #expect(try JSON(world.output).count == cards.count)
    }

    @Test("a former name explains the rule, and the command says the new name once", arguments: ["BT-002", "bt-002"])
    func formerName(_ name: String) {
        let world = TestWorld()
        #expect(world.run("explain", name) == 0)
        #expect(world.output.hasPrefix("button/japan: "))
        #expect(world.errors == "paysheet: \(name) is now button/japan\n")
    }

    @Test(
        "An unknown name is reported with a suggestion",
        arguments: [
            ("amuont/format", "did you mean amount/format?"), ("networks", "did you mean network?"),
            ("spelling", "did you mean network/spelling?"),
            ("zzz/zzz", "--list lists all rules"), ("how do I pay", "not a known message and not a rule"),
            ("TypeError: x y z", "not a known message and not a rule"),
        ])
    func unknown(_ text: String, _ hint: String) {
        let world = TestWorld()
        #expect(world.run("explain", text) == 2)
        #expect(world.errors.contains(hint))
        #expect(world.output.isEmpty)
    }

    @Test(
        "A browser's message has its likely causes",
        arguments: [
            ("TypeError: Type error", "code/unknown"), ("TypeError: Type error", "member/type"),
            ("InvalidAccessError: The object does not support the operation or argument.", "while its event is not waiting"),
            ("Member ApplePayPaymentRequest.total is required and must be an instance of ApplePayLineItem", "member/missing"),
            ("TypeError: Member ApplePayPaymentRequest.total is required", "ApplePayPaymentRequest has no member total"),
            ("TypeError: Value is not a sequence", "member/type"),
            ("SyntaxError: JSON Parse error: Expected '}'", "is not JSON: Expected '}'"),
            ("must be called from a user gesture handler", "click or tap"), ("RangeError", "a payment method is listed twice"),
        ])
    func message(_ text: String, _ cause: String) throws {
        let world = TestWorld()
        #expect(world.run("explain", text) == 0)
        #expect(world.output.contains(cause), "\(world.output)")
        #expect(world.run("explain", text, "--format", "json") == 0)
        let report = try JSON(world.output)
        #expect(report["message"].string == text)
        #expect(report["causes"].count > 0)
    }

    @Test("A message needs no quotes")
    func words() { #expect(TestWorld().run("explain", "TypeError:", "Type", "error") == 0) }

    @Test("The JSON list has every promised member")
    func list() throws {
        let world = TestWorld()
        #expect(world.run("explain", "--list", "--format", "json") == 0)
        let list = try JSON(world.output)
        let names = Set(CatalogList.all.cards.map { $0.name })
        #expect(list.count == names.count)
        let promised: Set = [
            "rule", "title", "topic", "severity", "fixable", "addedIn", "appliesTo", "group", "scope", "command", "needs", "safari",
            "sources", "origin", "bad", "good",
        ]
        for rule in list.list {
            #expect(promised.subtracting(rule.names) == [])
            #expect(rule["rule"].string.map { names.contains($0) } == true)
            #expect(["correct", "compatible", "advice"].contains(rule["group"].string))
            #expect(["document", "flow", "files"].contains(rule["scope"].string))
            #expect(rule["safari"].isNull || ["throws", "depends", "cancels"].contains(rule["safari"]["outcome"].string))
            for sample in rule["bad"].list + rule["good"].list {
                #expect(promised.isDisjoint(with: sample.names) && sample.names.contains("shows"))
            }
        }
    }
}
