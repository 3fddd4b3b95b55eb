import PaySheet
import PaySheetGuide
import Testing

@Suite("Sentences and their arguments")
struct SentenceTests {
    private func finding(_ sentence: Sentence) -> Finding { Finding(.totalNegative, .error, sentence, help: nil) }

    @Test("Each type of argument keeps its value, and its default name is a word for it")
    func values() throws {
        let amount = try Amount("-0.50")
        let found = finding("the total \(amount) of \("Books") is below \(3)")
        #expect(found.message == "the total -0.50 of Books is below 3")
        #expect(found.template == "the total {amount} of {text} is below {number}")
        #expect(found.arguments.map { $0.value } == [.amount(amount), .text("Books"), .number(3)])
        #expect(found.arguments.map { $0.description } == ["-0.50", "Books", "3"])
    }

    @Test("Quotes around a text belong to the words, and those of a list to the argument")
    func quotes() {
        let found = finding("\("\"a\"", "label") is not \(list: "\"b\" and \"c\"", "others") or \("\"", "mark")")
        #expect(found.template == "\"{label}\" is not {others} or {mark}")
        #expect(found.arguments.map { $0.description } == ["a", "\"b\" and \"c\"", "\""])
        #expect(found.message(in: found.template) == found.message)
    }

    @Test("A name that appears again has the next free number")
    func numbering() throws {
        let found = finding("\(1) \(2) \(3, "number2") \(words: "\(4) and \(5)")")
        #expect(found.arguments.map { $0.name } == ["number", "number2", "number22", "number3", "number4"])
        #expect(found.message(in: "{number4} {number3} {number22} {number2} {number}") == "5 4 3 2 1")
    }

    @Test("Braces of a sentence are doubled in its template")
    func braces() {
        let found = finding("write {\"a\": \("{x}", "value")} here")
        #expect(found.template == "write {{\"a\": {value}}} here")
        #expect(found.message(in: found.template) == found.message)
    }

    @Test(
        "What is not the name of an argument stays as it is",
        arguments: [("{other} {value}", "{other} 7"), ("{value", "{value"), ("}", "}"), ("{", "{"), ("{{value}}", "{value}"), ("", "")])
    func otherNames(template: String, text: String) {
        #expect(finding("it is \(7, "value")").message(in: template) == text)
    }

    @Test("Sentences that are joined keep their arguments")
    func joining() {
        let list = Sentence.joined(["\(1)", "\(2)"], by: ", ")
        let found = finding("é" + list + " are \(words: "the \("first", "rank")")\(fixed: " ones")")
        #expect(found.message == "é1, 2 are the first ones" && found.template == "é{number}, {number2} are the {rank} ones")
    }

    @Test("A long amount is a text as it is shown")
    func longAmount() throws {
        let digits = String(repeating: "1", count: 80)
        let found = finding("\"\(shown: try Amount(digits))\" is long")
        #expect(found.arguments.map { $0.value } == [.text(String(digits.prefix(60)) + "…")] && found.template == "\"{amount}\" is long")
        #expect(found.message(in: found.template) == found.message)
    }

    // MARK: Personal values

    @Test(
        "An argument is hidden as it is in the message",
        arguments: [
            ("jane@example.com", "\"{label}\" is not a label", "•••"),
            ("card 4111 1111 1111 1111!", "\"{label}\" is not a label", "card •••!"),
            ("Books", "\"{label}\" is not a label", "Books"),
        ])
    func masking(label: String, template: String, shown: String) {
        let found = finding("\("\"" + label + "\"", "label") is not a label").maskingPersonal
        #expect(found.template == template && found.arguments.map { $0.value } == [.text(shown)])
        #expect(found.message(in: found.template) == found.message)
        #expect(found.message == PersonalText.masked("\"" + label + "\" is not a label"))
    }

    @Test("A hidden part that several arguments share is one argument")
    func sharedMask() {
        let sentence: Sentence = "pay \("4111", "first") \("1111 1111 1111", "second") to \("Books", "shop")"
        let masked = sentence.maskingPersonal()
        #expect(masked.text == PersonalText.masked(sentence.text) && masked.text == "pay ••• to Books")
        #expect(masked.template == "pay {first} to {shop}")
        #expect(masked.arguments.map { $0.description } == ["•••", "Books"])
    }

    @Test("A hidden part of the words has no argument")
    func maskedWords() {
        let masked = Sentence("write to jane@example.com about \(2)").maskingPersonal()
        #expect(masked.template == "write to ••• about {number}" && masked.arguments.map { $0.value } == [.number(2)])
    }

    // MARK: All rules

    @Test("Template and arguments make the message, in all samples of a rule", arguments: RuleCard.all.map { $0.name })
    func samples(name: String) throws {
        let rule = try #require(RuleCard.all.first { $0.name == name })
        for finding in (rule.bad + rule.good).flatMap({ rule.findings(in: $0) }) {
            for found in [finding, finding.maskingPersonal] {
                #expect(found.message(in: found.template) == found.message)
                let names = found.arguments.map { $0.name }
                #expect(Set(names).count == names.count, "\(found.template)")
            }
        }
    }

    @Test(
        "Values that look personal are in no argument",
        arguments: ["4111111111111111", "jane@example.com", "+49 30 2312 5123", "https://shop.example/?token=secret"])
    func noPersonalArgument(value: String) {
        let text = """
            {"countryCode":"\(value)","currencyCode":"\(value)","supportedNetworks":["\(value)"],"merchantCapabilities":["\(value)"],
            "\(value)":1,"total":{"label":"\(value)","amount":"\(value)"},"lineItems":[{"label":"\(value)","amount":"1,\(value)"}]}
            """
        let findings = PaymentRequest.read(text.utf8).findings
        #expect(findings.count > 4)
        for finding in findings {
            #expect(!finding.arguments.contains { $0.description.contains(value) }, "\(finding)")
            #expect(!finding.template.contains(value) && finding.message(in: finding.template) == finding.message)
        }
    }
}
