import PaySheet
import Testing

@Suite("Messages about syntax faults")
struct SyntaxFaultTests {
    @Test("Every cause has a rule, a title, a sentence and a remedy", arguments: SyntaxFault.Cause.allCases)
    func wording(of cause: SyntaxFault.Cause) {
        let rule = RuleID(cause).name
        #expect(rule.hasPrefix("json/"))
        #expect(rule.dropFirst(5).allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" } && rule.utf8.count > 5)
        #expect(!RuleID(cause).title.isEmpty && !cause.help.isEmpty)
        #expect(!cause.help.hasSuffix("."))
        let message = SyntaxFault(cause, start: 0, end: 2).message(in: Array("{}".utf8))
        #expect(message.utf8.count > 10 && !message.hasSuffix("."))
    }

    @Test("A place outside the text does not trap", arguments: SyntaxFault.Cause.allCases)
    func strangePlaces(of cause: SyntaxFault.Cause) {
        for (start, end) in [(-5, -1), (0, 0), (5, 2), (9, 99)] {
            #expect(!SyntaxFault(cause, start: start, end: end, related: end).message(in: [0x7B]).isEmpty)
            #expect(!SyntaxFault(cause, start: start, end: end).message(in: []).isEmpty)
        }
    }

    @Test("Rules and titles are distinct")
    func distinct() {
        #expect(Set(SyntaxFault.Cause.allCases.map { RuleID($0).name }).count == SyntaxFault.Cause.allCases.count)
        #expect(Set(SyntaxFault.Cause.allCases.map { RuleID($0).title }).count == SyntaxFault.Cause.allCases.count)
    }

    @Test(
        "Messages name the text at the place",
        arguments: [
            ("[\"a\tb\"]", "a tab"), ("[\"a\nb\"]", "a line feed"), ("[\"\u{7}\"]", "U+0007"), ("[\"\\uD800\"]", "`\\uD800`"),
            ("[\"\\q\"]", "`\\q`"), ("[\"\\\t\"]", "U+0009"), ("{amount:1}", "`amount`"), ("[undefined]", "`undefined` is JavaScript"),
            ("[01]", "may not begin with 0"), ("[True]", "`True`"), ("[-Infinity]", "`-Infinity`"), ("[\u{A0}1]", "no-break space"),
            ("[@]", "`@`"), ("[1;2]", "semicolon"), ("{\"a\"=>1}", "`=>`"), ("{\"a\":1", "`{`"), ("[1", "`[`"),
            ("[1}", "in place of the `]`"),
            ("{\"a\":1]", "in place of the `}`"), ("[]]", "closes nothing"), ("[\u{2028}]", "line separator"),
        ])
    func named(text: String, part: String) {
        let faults = scan(text).faults
        #expect(faults.count == 1)
        #expect(faults.first?.message(in: Array(text.utf8)).contains(part) == true)
    }

    @Test("Messages name invalid bytes and encodings")
    func encodings() {
        func message(_ bytes: [UInt8]) -> String? { RecoveringScanner.scan(bytes, limits: Limits()).faults.first?.message(in: bytes) }
        #expect(message([0x22, 0xFC, 0x22])?.contains("0xFC") == true)
        #expect(message([0xFF, 0xFE, 0x7B, 0, 0x7D, 0])?.contains("UTF-16") == true)
        #expect(message([0x7B, 0, 0x7D, 0])?.contains("UTF-16") == true)
        #expect(message([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0])?.contains("UTF-32") == true)
        #expect(message([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B])?.contains("UTF-32") == true)
        #expect(message([0, 0, 0, 0x7B])?.contains("UTF-32") == true)
    }

    @Test("Messages never contain a value", arguments: ["'4111111111'", "4111111111x", "secret4111", "\"4111111111", "“4111111111”"])
    func discretion(value: String) {
        let text = "{\"a\":\(value)}"
        let faults = scan(text).faults
        #expect(!faults.isEmpty)
        for fault in faults { #expect(!fault.message(in: Array(text.utf8)).contains("4111")) }
    }
}
