import PaySheet
import PaySheetChecking
import PaySheetIdentity
import PaySheetReports
import PaySheetText

/// The output of `paysheet identity`.
struct IdentityReport {
    private let name: String
    private let steps: [IdentityStep]

    init(_ name: String, _ steps: [IdentityStep]) {
        self.name = name
        self.steps = steps
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
            let (name, steps) = (name, steps)
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
                })
        } else {
            var text = ""
            for step in steps {
                text += step.id + " " + step.outcome.rawValue + ": " + step.subject + ": " + VisibleText.line(step.reason) + "\n"
                if let help = step.help { text += "  help: " + help + "\n" }
            }
            console.write([UInt8](text.utf8), isText: true)
        }
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
