import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetTool
import TestSupport
import Testing

@Suite("Known messages of explain")
struct KnownMessageTests {
    /// What surrounds a message where people copy it from.
    private static let shells: [@Sendable (ReferenceMessages.Message) -> String] = [
        { $0.text },
        { ($0.error.isEmpty ? "" : $0.error + ": ") + $0.text },
        { "Uncaught (in promise) " + ($0.error.isEmpty ? "" : $0.error + ": ") + $0.text },
        { "Unhandled Promise Rejection: " + ($0.error.isEmpty ? "" : $0.error + ": ") + $0.text },
        { "[Error] " + $0.text + "\n\tpay (shop.js:12:34)" },
        { "Failed to construct 'PaymentRequest': " + $0.text },
        { $0.text.replacing("\"", with: "\\\"") },
        { "VM6:63 " + $0.text },
    ]

    private static func isFirst(_ message: ReferenceMessages.Message, in text: String) throws -> Bool {
        let world = TestWorld()
        guard world.run("explain", text, "--format", "json") == 0 else { return false }
        let first = try JSON(world.output)["causes"][0]
        return message.cause.contains("/") && !message.cause.contains(" ")
            ? first["rules"].list.compactMap { $0.string }.contains(message.cause) : first["what"].string?.contains(message.cause) == true
    }

    @Test(
        "Every reference text has its cause first, alone and as people copy it", arguments: TestScale.sampled(ReferenceMessages.all))
    func surrounded(_ message: ReferenceMessages.Message) throws {
        // Every message bare and as Chrome shows it, and some of them in every shell.
        for shell in message.text.utf8.count % 4 == 0 ? Self.shells : [Self.shells[0], Self.shells[2]] {
            #expect(try Self.isFirst(message, in: shell(message)), "\(shell(message))")
        }
    }

    @Test("No cause repeats the text around the message or misses a value", arguments: TestScale.sampled(ReferenceMessages.all))
    func filled(_ message: ReferenceMessages.Message) throws {
        for shell in Self.shells {
            let world = TestWorld()
            _ = world.run("explain", shell(message), "--format", "json")
            let first = try #require(try JSON(world.output)["causes"][0]["what"].string)
            #expect(!first.contains("Uncaught") && !first.contains("Failed to") && !first.contains("  "), "\(first)")
        }
    }

    @Test(
        "Chrome's prefixes can be nested, and a value can come first",
        arguments: [
            (
                "Failed to construct 'PaymentRequest': Failed to read the 'total' property from 'PaymentDetailsInit': "
                    + "Failed to read the 'amount' property from 'PaymentItem': Required member is undefined.",
                "PaymentItem has no member amount"
            ),
            (
                "Uncaught (in promise) TypeError: EUR does not match the expected currency of USD",
                "an amount is in EUR, and the total is in USD"
            ),
            ("We were unable to verify that you control the domain shop.example.", "the association file of shop.example is missing"),
            ("TypeError: \"jcb\" is not a valid payment network.", "JCB needs version 2"),
            ("\"suica\" is not a valid payment network.", "suica is a network for apps"),
        ])
    func nested(_ text: String, _ cause: String) throws {
        let world = TestWorld()
        #expect(world.run("explain", text, "--format", "json") == 0)
        let first = try JSON(world.output)["causes"][0]["what"].string
        #expect(first?.contains(cause) == true, "\(first ?? "")")
    }

    @Test("The reference has all collected texts")
    func count() { #expect(Set(ReferenceMessages.all.map { $0.text }).count > 220) }

    @Test("The beginning of a text is enough, because the console cuts long texts")
    func cutTexts() throws {
        let long = ReferenceMessages.all.filter { $0.text.count > 80 && $0.cause.contains("/") && !$0.cause.contains(" ") }
        for message in long {
            let cut = message.text.prefix(message.text.count - 15) + "..."
            #expect(try Self.isFirst(message, in: "Unhandled Promise Rejection: " + cut), "\(cut)")
        }
        #expect(long.count > 10)
    }

    @Test(
        "Quotes from mail and HTML are accepted", arguments: ["“12,50” is not a valid amount.", "&quot;12,50&quot; is not a valid amount"])
    func quotes(_ text: String) {
        let world = TestWorld()
        #expect(world.run("explain", text) == 0)
        #expect(world.output.contains("number such as 12.50: 12,50\n"))
    }

    @Test("The answer of Apple's server can be JSON")
    func answer() {
        let world = TestWorld()
        let text =
            "{\"statusMessage\": \"Payment Services Exception merchantId=A1 not registered for domain=shop.example\", \"statusCode\": \"400\"}"
        #expect(world.run("explain", text) == 0)
        #expect(world.output.contains("the domain shop.example is not verified"))
    }

    @Test(
        "The name of an error alone has at most ten causes, and says nothing about an unknown text",
        arguments: [
            "AbortError", "TypeError", "InvalidAccessError", "RangeError", "SecurityError", "NotSupportedError", "InvalidStateError",
            "ReferenceError", "NotAllowedError", "TypeMismatchError",
        ])
    func names(_ name: String) throws {
        let world = TestWorld()
        #expect(world.run("explain", name, "--format", "json") == 0)
        let count = try JSON(world.output)["causes"].count
        #expect((1...10).contains(count))
        #expect(TestWorld().run("explain", name + ": something that no engine says") == 2)
    }

    @Test("\"Type error\" never means a missing member, a network or an amount")
    func typeError() throws {
        let world = TestWorld()
        #expect(world.run("explain", "TypeError: Type error", "--format", "json") == 0)
        let causes = try JSON(world.output)["causes"]
        let rules = Set(causes.list.flatMap { $0["rules"].list.compactMap { $0.string } })
        #expect(causes.count <= 10 && rules.contains("code/unknown"))
        #expect(rules.isDisjoint(with: ["member/missing", "network/unknown", "amount/format", "country/unknown", "network/empty"]))
    }

    @Test("For every text of a verdict, the rule that finds it is the first cause", arguments: RuleCard.ofDocuments.map { $0.name })
    func verdicts(_ name: String) throws {
        let card = try #require(RuleCard.ofDocuments.first { $0.name == name })
        for sample in card.bad {
            var reader = DocumentReader(policy: sample.policy, expecting: sample.expectations)
            let verdict = reader.check(sample.json, as: sample.isKindGiven ? sample.kind : nil).safari
            switch verdict {
            case .throws(let exception), .depends(let exception, _):
                let world = TestWorld()
                #expect(world.run("explain", exception.kind.name + ": " + exception.text, "--format", "json") == 0)
                let rules = try JSON(world.output)["causes"].list.flatMap { $0["rules"].list.compactMap { $0.string } }
                // Some texts have no cause in the data.
                #expect(rules.contains(exception.rule.name) || rules.isEmpty, "\(exception.text): \(exception.rule.name), not \(rules)")
            default: continue
            }
        }
    }
}
