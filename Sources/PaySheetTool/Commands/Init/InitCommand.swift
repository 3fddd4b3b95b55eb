import PaySheet
import PaySheetChecking
import PaySheetReports

/// `paysheet init`: a first configuration, and the text of a CI job.
enum InitCommand {
    static let description = CommandDescription(
        name: "init", summary: "write a first configuration, and print a CI job", operands: "[DIR]",
        discussion: [
            "Writes .paysheet.json into the folder, by default the current one, and renews its schema for editors beside\n"
                + "it. It does not change a configuration. It prints a job for GitHub or GitLab. The first line of the job says where to put it.",
            "--add writes the files that call the command: vscode adds schemas to .vscode/settings.json, pre-commit a hook, github\n"
                + "and gitlab a job. agents adds a skill, and .mcp.json with the server paysheet mcp. It prints what to add to a file\n"
                + "that exists.",
        ],
        options: [
            OptionDescription(
                name: "ci", value: "NAME", words: ["github", "gitlab", "all", "none"],
                summary: "the CI system: github, gitlab, all or none (default: all)"),
            OptionDescription(
                name: "add", value: "PART", words: ProjectPart.allCases.map { $0.rawValue }, isRepeatable: true,
                summary: "add a call of the command to vscode, pre-commit, github, gitlab or agents"),
            OptionDescription(name: "print", summary: "write no file; print the configuration instead of the job"), .help,
        ],
        statuses: [(0, "done"), (2, "there already is a configuration, or it could not be written")],
        examples: [
            "paysheet init", "paysheet init --ci github", "paysheet init --print > shop/.paysheet.json",
            "paysheet init --add vscode --add pre-commit", "paysheet init --add agents",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                guard arguments.operands.count < 2 else { throw UsageError("one folder at most") }
                return run(arguments, &console)
            } catch {
                return console.usage(error, command: "init")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) -> Int32 {
        if arguments.has("print") {
            console.write(configuration(hasSchema: false))
            return ExitStatus.passed
        }
        let folder = arguments.operands.first ?? "."
        guard console.system.look(folder)?.kind == .folder else {
            console.note(folder + ": no such folder")
            return ExitStatus.undone
        }
        let parts = arguments.values("add").compactMap { ProjectPart(rawValue: $0) }
        let path = Paths.join(folder, Configuration.fileName)
        let exists = console.system.look(path) != nil
        guard !exists || !parts.isEmpty else {
            console.note(path + ": it exists already; --print prints the new text")
            return ExitStatus.undone
        }
        // The configuration comes last: with it, the command refuses to run again.
        var files: [ProjectFile] = []
        if !exists || parts.contains(.vscode) { files.append(.configurationSchema(arguments.catalogs)) }
        if !exists { files.append(ProjectFile(path: Configuration.fileName, text: configuration(hasSchema: true))) }
        for file in files where !file.write(to: folder, &console) { return ExitStatus.undone }
        for part in parts where !part.add(to: folder, arguments.catalogs, &console) { return ExitStatus.undone }
        guard parts.isEmpty else { return ExitStatus.passed }
        let service = arguments.value("ci") ?? "all"
        let jobs = [ProjectPart.github, .gitlab].filter { service == "all" || service == $0.rawValue }.map { $0.text }
        console.write(jobs.joined(separator: "\n"))
        return ExitStatus.passed
    }

    /// The default values, so that it changes nothing.
    ///
    /// - Parameter hasSchema: Whether the schema is beside it.
    private static func configuration(hasSchema: Bool) -> String {
        """
        {\(hasSchema ? "\n  \"$schema\": \"./\(ProjectFile.configurationSchemaPath)\"," : "")
          "$comment": "Configuration for paysheet check. Every object may have a $comment. Paths and patterns start from this folder.",
          "edition": "\(RuleEdition.newest.text)",
          "failOn": "error",
          "rules": {
            "$comment": "A rule or a topic, and its severity: error, warning, info, off. paysheet explain --list names them."
          },
          "files": [
            {
              "$comment": "Settings for some documents only: kind, apiVersion, merchants, rules … Later entries win.",
              "glob": "**/*.applepay.json",
              "kind": "auto"
            }
          ],
          "ignore": []
        }

        """
    }
}
