import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetStorefront
import PaySheetText

/// Checks the buttons of pages.
enum ButtonPages {
    private struct Page {
        let path: String
        let content: ButtonPage
    }

    static func check(_ arguments: Arguments, isJSON: Bool, _ console: inout Console) -> Int32 {
        var pages: [Page] = []
        var isComplete = true
        let paths = Paths(current: console.system.currentFolder, root: nil)
        for operand in arguments.operands {
            let name = operand == "-" ? operand : paths.reported(operand)
            let limit = Limits().bytes + 1
            switch console.system.content(of: operand, limit: limit) {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                isComplete = false
            case .success(let bytes) where bytes.count >= limit:
                console.note(name + ": the file has more than " + String(limit - 1) + " bytes")
                isComplete = false
            case .success(let bytes):
                let isHTML = operand.hasSuffix(".html") || operand.hasSuffix(".htm")
                pages.append(Page(path: name, content: ButtonPage(bytes, isHTML: isHTML)))
            }
        }
        console.write(isJSON ? json(pages) : Array(text(pages).utf8))
        guard isComplete else { return ExitStatus.undone }
        return pages.contains { $0.content.findings.contains { $0.severity == .error } } ? ExitStatus.found : ExitStatus.passed
    }

    private static func text(_ pages: [Page]) -> String {
        var text = ""
        for page in pages {
            for problem in page.content.findings {
                text += VisibleText.leading(page.path) + ":" + VisibleText.line(problem.description) + "; " + (problem.help ?? "") + "\n"
            }
            guard page.content.findings.isEmpty else { continue }
            let merchandising = page.content.merchandisingCount
            text += VisibleText.leading(page.path) + ": " + Counted.text(page.content.buttonCount, "button") + ", "
            text += (merchandising > 0 ? Counted.text(merchandising, "merchandising element") + ", " : "") + "no problem\n"
        }
        return text
    }

    private static func json(_ pages: [Page]) -> [UInt8] {
        ButtonReport.document { json in
            json.array { json in
                for page in pages {
                    json.object { json in
                        json.member("path", page.path)
                        json.member("buttons", number: page.content.buttonCount)
                        json.member("merchandising", number: page.content.merchandisingCount)
                        json.name("problems")
                        json.array { json in
                            for problem in page.content.findings { write(problem, &json) }
                        }
                    }
                }
            }
        }
    }

    private static func write(_ problem: Finding, _ json: inout JSONBytes) {
        json.object { json in
            json.member("rule", problem.rule.name)
            json.member("severity", problem.severity.word)
            json.member("line", number: problem.place.line)
            json.member("column", number: problem.place.column)
            json.member("message", problem.message)
            json.member("remedy", problem.help)
        }
    }
}
