import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports
import PaySheetStorefront
import PaySheetText

/// What `paysheet contact` prints.
enum ContactReport {
    static func text(_ problems: [ContactProblem], _ name: String) -> [UInt8] {
        var text = ""
        for problem in problems { text += line(problem, VisibleText.leading(name)) + "\n" }
        if problems.isEmpty { text = VisibleText.leading(name) + ": no problem\n" }
        return Array(text.utf8)
    }

    /// Returns the problems that count.
    ///
    /// - Parameter accepted: Returns those of some findings that count, in their order.
    static func counting(_ problems: [ContactProblem], accepted: ([Finding]) -> [Finding]) -> [ContactProblem] {
        var shown = accepted(problems.map { $0.finding })[...]
        return problems.compactMap { problem in
            guard let finding = shown.first, finding.rule == problem.finding.rule, finding.message == problem.finding.message else {
                return nil
            }
            shown.removeFirst()
            return problem.with(finding)
        }
    }

    static func line(_ problem: ContactProblem, _ name: String) -> String {
        name + ": " + problem.finding.remark
    }

    static func json(_ problems: [ContactProblem]) -> [UInt8] {
        ButtonReport.document { json in
            json.array { json in
                for problem in problems {
                    json.object { json in
                        json.members(of: problem.finding, [.severity])
                        json.member("field", problem.field?.rawValue)
                        json.member("message", problem.finding.message)
                        json.member("sources", problem.finding.rule.card?.sources ?? [])
                    }
                }
            }
        }
    }

    /// The list for the member `errors`.
    static func list(_ errors: [PaymentError]) -> [UInt8] {
        [UInt8(ascii: "[")] + errors.map { $0.json }.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]"), 0x0A]
    }
}
