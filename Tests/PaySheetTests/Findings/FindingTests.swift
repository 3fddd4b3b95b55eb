import PaySheet
import Testing

@Suite("Findings without a document")
struct FindingTests {
    @Test("The text of a finding begins with its place, as far as there is one")
    func texts() {
        let whole = Finding(.totalNegative, .warning, "it is wrong", help: "write 1")
        #expect(whole.description == "warning[total/negative]: it is wrong")
        #expect(whole.remark == "warning[total/negative]: it is wrong; write 1")
        let file = whole.inFile("logo.png")
        #expect(file.description == "logo.png: warning[total/negative]: it is wrong" && file.place.hasNoLine)
        #expect(file.remark == "logo.png: warning[total/negative]: it is wrong; write 1")
        let line = Finding(.totalNegative, .error, "it is wrong", help: nil, in: "a.json", TextPosition(line: 3, column: 2))
        #expect(line.description == "a.json:3:2: error[total/negative]: it is wrong" && !line.place.hasNoLine)
        #expect(line.remark == "a.json:3: error[total/negative]: it is wrong")
        #expect(line.moved(to: "/a").place.pointer == "/a" && line.moved(to: "/a").place.file == "a.json")
    }

    @Test(
        "A pointer has a place in a JSON text",
        arguments: [("", 1, 1, 2), ("/a", 2, 8, 9), ("/b~1c", 3, 10, 11), ("/b~1c/0", 3, 11, 14), ("/none", 1, 1, 1)])
    func located(pointer: String, line: Int, column: Int, end: Int) {
        let finding = Finding(.totalNegative, .error, "it is wrong", help: nil)
        let place = finding.located(in: Array("{\n  \"a\": 1,\n  \"b/c\": [\"x\"]\n}".utf8), pointer).place
        #expect([place.line, place.column, place.end.column] == [line, column, end], "\(place)")
    }

    @Test("Former names lead to the name of today, in any case, and the first one never changes")
    func aliases() {
        let aliases = RuleAliases([
            .init(former: "OLD-1", name: "total/negative", code: RuleID.totalNegative.code),
            .init(former: "total/minus", name: "total/negative", code: RuleID.totalNegative.code),
        ])
        #expect(aliases.name(for: "old-1") == "total/negative" && aliases.name(for: "total/minus") == "total/negative")
        #expect(aliases.name(for: "total/negative") == nil && aliases.note(about: "x") == nil)
        #expect(aliases.note(about: "OLD-1") == "OLD-1 is now total/negative")
        #expect(aliases.firstName(of: .totalNegative) == "OLD-1" && aliases.firstName(of: .totalSum) == "total/sum")
    }
}
