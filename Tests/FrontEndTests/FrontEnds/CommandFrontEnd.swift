import PaySheet
import PaySheetChecking
import PaySheetTool

/// The command, in process.
struct CommandFrontEnd: FrontEnd {
    let name = "command"
    /// Whether the folder is named, and not each file of it. Other files than documents then have no finding.
    var findsFiles = false

    func answer(_ subject: Subject, _ setting: Setting) -> Answer {
        switch setting.task {
        case .check: check(subject, setting)
        case .fix, .fixRisky: fix(subject, setting, command: ["fix"])
        }
    }

    private func check(_ subject: Subject, _ setting: Setting) -> Answer {
        let memory = subject.memory(adding: setting.allFiles)
        let operands = setting.options.contains { $0.name == "changedLines" } ? [] : operands(of: subject)
        let status = Command.run(["check", "--format", "json"] + setting.words + operands, memory.system)
        guard let report = JSONTree(memory.output) else { return Answer(refusal: memory.notes.joined(separator: "; ")) }
        var answer = Answer(documents: report["documents"]?.elements ?? [], of: nil)
        answer.passes = status == ExitStatus.undone ? nil : status == ExitStatus.passed
        return answer
    }

    private func operands(of subject: Subject) -> [String] {
        findsFiles && subject.operands.count == subject.files.count ? ["."] : subject.operands
    }

    /// The texts after a command that changes files.
    func fix(_ subject: Subject, _ setting: Setting, command: [String]) -> Answer {
        let memory = subject.memory(adding: setting.allFiles)
        _ = Command.run(command + setting.words + operands(of: subject), memory.system)
        var answer = Answer()
        for change in memory.changes {
            let name = String(change.path.dropFirst(Subject.folder.count + 1))
            answer.texts[name] = change.content.map { String(decoding: $0, as: UTF8.self) }
        }
        return answer
    }

    /// The baseline that a check of a subject writes.
    func baseline(of subject: Subject) -> [UInt8] {
        let memory = subject.memory(adding: [:])
        _ = Command.run(["check", "--write-baseline", "known.json"] + subject.operands, memory.system)
        return memory.changes.last?.content ?? []
    }
}

/// Something that people and programs ask.
protocol FrontEnd: Sendable {
    /// The name in the list of differences.
    var name: String { get }
    /// Whether its user names no file, but sees all those of a folder.
    var findsFiles: Bool { get }

    func answer(_ subject: Subject, _ setting: Setting) -> Answer
}

extension FrontEnd {
    var findsFiles: Bool { false }
}

extension Answer {
    /// Reads the documents of a JSON report.
    ///
    /// - Parameter file: The name of the only file, if the documents do not say it.
    init(documents: [JSONTree], of file: String?) {
        accepted = []
        for document in documents {
            kind = kind ?? document["kind"]?.text
            let path = file ?? document["path"]?.text ?? ""
            let line = document["line"]?.number ?? 1
            for finding in document["findings"]?.elements ?? [] {
                // The web and the command name a place in two numbers of an object, agents in two members.
                let place = finding["start"] ?? finding
                findings.append(
                    Found(
                        file: path, line: line + (place["line"]?.number ?? 0) - 1, column: place["column"]?.number ?? 0,
                        rule: finding["rule"]?.text ?? "", severity: finding["severity"]?.text ?? ""))
            }
            if document["suppressed"] == nil { accepted = nil }
            for finding in document["suppressed"]?.elements ?? [] {
                accepted?.append((finding["rule"]?.text ?? "") + " " + (finding["source"]?.text ?? ""))
            }
        }
        findings.sort()
    }
}
