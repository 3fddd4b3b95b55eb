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
        /// The findings that count.
        let findings: [Finding]
    }

    static func check(_ arguments: Arguments, isJSON: Bool, _ console: inout Console) throws(UsageError) -> Int32 {
        var run = try SubjectRun(arguments, checking: arguments.operands, &console)
        var pages: [Page] = []
        let paths = Paths(current: console.system.currentFolder, root: nil)
        for operand in arguments.operands {
            let name = operand == "-" ? operand : paths.reported(operand)
            let limit = Limits().bytes + 1
            switch console.system.content(of: operand, limit: limit) {
            case .failure(let failure):
                console.note(name + ": " + failure.message)
                run.fail(name, failure.message)
            case .success(let bytes) where bytes.count >= limit:
                let message = "the file has more than " + String(limit - 1) + " bytes"
                console.note(name + ": " + message)
                run.fail(name, message)
            case .success(let bytes):
                let isHTML = operand.hasSuffix(".html") || operand.hasSuffix(".htm")
                let page = ButtonPage(bytes, isHTML: isHTML)
                let findings = run.accepted(page.findings, of: "page", unchecked: [], at: operand, &console)
                pages.append(Page(path: name, content: page, findings: findings))
            }
        }
        if run.printsOwn { console.write(isJSON ? json(pages) : Array(text(pages).utf8)) }
        return run.finish(&console)
    }

    private static func text(_ pages: [Page]) -> String {
        var text = ""
        for page in pages {
            for problem in page.findings {
                text += VisibleText.leading(page.path) + ":" + VisibleText.line(problem.description) + "; " + (problem.help ?? "") + "\n"
            }
            guard page.findings.isEmpty else { continue }
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
                            for problem in page.findings { write(problem, &json) }
                        }
                    }
                }
            }
        }
    }

    private static func write(_ problem: Finding, _ json: inout JSONBytes) {
        json.object { json in
            json.members(of: problem, [.severity, .position, .message])
            json.member("remedy", problem.help)
        }
    }
}
