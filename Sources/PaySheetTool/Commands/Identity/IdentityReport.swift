import PaySheet
import PaySheetChecking
import PaySheetIdentity
import PaySheetReports
import PaySheetText

/// The output of `paysheet identity`.
struct IdentityReport {
    private let name: String
    private let steps: [IdentityStep]
    /// What is said about the elements; `nil` for an answer that is encrypted.
    private let verdict: AnswerCheck.Verdict?

    init(_ name: String, _ steps: [IdentityStep]) {
        self.name = name
        self.steps = steps
        verdict = nil
    }

    init(_ name: String, _ verdict: AnswerCheck.Verdict) {
        self.name = name
        self.verdict = verdict
        steps = verdict.steps
    }

    /// Writes all steps. Returns the exit status.
    ///
    /// - Parameter operand: The file of the answer.
    func write(_ operand: String, _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        var run = try SubjectRun(arguments, checking: [operand], &console)
        let unchecked = steps.filter { $0.outcome == .notDone }.map { $0.subject }
        _ = run.accepted(steps.compactMap { $0.finding }, of: "identity answer", unchecked: unchecked, at: operand, &console)
        if run.printsOwn { write(arguments, &console) }
        return run.finish(&console)
    }

    private func write(_ arguments: Arguments, _ console: inout Console) {
        if IdentityReport.isJSON(arguments) {
            let (name, steps, verdict) = (name, steps, verdict)
            console.write(
                IdentityReport.json { json in
                    json.member("path", name)
                    json.name("steps")
                    json.array { list in
                        for step in steps {
                            list.object { one in
                                one.member("id", step.id)
                                one.member("subject", step.subject)
                                one.member("outcome", step.outcome.rawValue)
                                one.member("reason", step.reason)
                                one.member("help", step.help)
                            }
                        }
                    }
                    guard let verdict else { return }
                    json.member("trusted", bool: verdict.isTrusted)
                    json.name("elements")
                    json.array { list in
                        for element in verdict.elements {
                            list.object { one in
                                one.member("namespace", element.namespace)
                                one.member("name", element.name)
                                one.member("value", element.text)
                            }
                        }
                    }
                })
        } else {
            var text = ""
            for step in steps {
                text += step.id + " " + step.outcome.rawValue + ": " + step.subject + ": " + VisibleText.line(step.reason) + "\n"
                if let help = step.help { text += "  help: " + help + "\n" }
            }
            if let verdict { text += IdentityReport.text(verdict) }
            console.write([UInt8](text.utf8), isText: true)
        }
    }

    /// The elements with their values, and whether they can be trusted.
    private static func text(_ verdict: AnswerCheck.Verdict) -> String {
        var text = verdict.isTrusted ? "trusted:" : "not trusted:"
        if verdict.elements.isEmpty { text += " no elements" }
        text += "\n"
        for element in verdict.elements {
            text += "  " + VisibleText.line(element.fullName) + ": " + VisibleText.line(element.text) + "\n"
        }
        return text
    }

    /// Writes a transcript as hexadecimal digits. It is for copying, so no line is wrapped.
    static func write(_ transcript: SessionTranscript, _ arguments: Arguments, _ console: inout Console) {
        guard !isJSON(arguments) else {
            return console.write(
                json { json in
                    json.member("transcript", ASCII.hex(transcript.encoding))
                    json.member("hash", ASCII.hex(transcript.hash))
                    json.member("handoverHash", transcript.handoverHash.map { ASCII.hex($0) })
                })
        }
        console.write("transcript: " + ASCII.hex(transcript.encoding) + "\nhash: " + ASCII.hex(transcript.hash) + "\n")
        if let hash = transcript.handoverHash { console.write("hash of the handover: " + ASCII.hex(hash) + "\n") }
    }

    /// Writes the names of elements.
    static func write(_ elements: [ExpectedElement], _ arguments: Arguments, _ console: inout Console) {
        guard !isJSON(arguments) else {
            return console.write(
                json { json in
                    json.name("elements")
                    json.array { list in
                        for element in elements {
                            list.object { one in
                                one.member("element", element.element)
                                one.member("names", element.names)
                                one.member("note", element.note)
                            }
                        }
                    }
                })
        }
        var text = ""
        for element in elements {
            let parts = [element.names.joined(separator: ", "), element.note ?? ""].filter { !$0.isEmpty }
            text += VisibleText.leading(element.element) + ": " + parts.joined(separator: "; ") + "\n"
        }
        console.write([UInt8](text.utf8), isText: true)
    }

    private static func isJSON(_ arguments: Arguments) -> Bool { arguments.value("format") == "json" }

    private static func json(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            members(&json)
        }
        return json.bytes + [0x0A]
    }
}
