import Foundation
import PaySheet
import Testing

/// `Docs/user-problems.md` answers every problem, and names only rules that there are.
@Suite("User problems page")
struct UserProblemsTests {
    private func rows() throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("Docs/user-problems.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("The page lists every problem")
    func everyProblemIsThere() throws {
        #expect(try rows().map { $0[0] } == (1...83).map { String($0) })
    }

    @Test("Every problem has an existing rule or a reason")
    func everyRuleIsThere() throws {
        let names = Set(RuleID.all.map { $0.name })
        for row in try rows() {
            for quoted in row[2].split(separator: "`").enumerated() where quoted.offset % 2 == (row[2].hasPrefix("`") ? 0 : 1) {
                let word = String(quoted.element)
                let isRule = word.contains("/") && !word.contains(" ") && !word.contains("(")
                if isRule { #expect(names.contains(word), "problem \(row[0]) names \(word)") }
            }
            let isAnswered = row[2] != "none"
            #expect(isAnswered || row[3].hasPrefix("not checked: "), "problem \(row[0]) has neither an answer nor a reason")
        }
    }
}
