import PaySheet
import PaySheetReports

/// `paysheet init`: a first configuration, and the text of a CI job.
enum InitCommand {
    static let description = CommandDescription(
        name: "init", summary: "write a first configuration, and print a CI job", operands: "[DIR]",
        discussion: [
            "Writes .paysheet.json into the folder, by default the current one. It does not change an existing file.\n"
                + "It prints a job for GitHub or GitLab. The first line of the job says where to put it."
        ],
        options: [
            OptionDescription(
                name: "ci", value: "NAME", words: ["github", "gitlab", "all", "none"],
                summary: "the CI system: github, gitlab, all or none (default: all)"),
            OptionDescription(name: "print", summary: "write no file; print the configuration instead of the job"), .help,
        ],
        statuses: [(0, "done"), (2, "there already is a configuration, or it could not be written")],
        examples: ["paysheet init", "paysheet init --ci github", "paysheet init --print > shop/.paysheet.json"],
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
            console.write(configuration)
            return ExitStatus.passed
        }
        let folder = arguments.operands.first ?? "."
        guard console.system.look(folder)?.kind == .folder else {
            console.note(folder + ": no such folder")
            return ExitStatus.undone
        }
        let path = Paths.join(folder, Configuration.fileName)
        guard console.system.look(path) == nil else {
            console.note(path + ": it exists already; --print prints the new text")
            return ExitStatus.undone
        }
        if let failure = console.system.replace(path, [UInt8](configuration.utf8)) {
            console.note("cannot write " + path + ": " + failure.message)
            return ExitStatus.undone
        }
        console.note("wrote " + path)
        let service = arguments.value("ci") ?? "all"
        let jobs = [("github", github), ("gitlab", gitlab)].filter { service == "all" || service == $0.0 }.map { $0.1 }
        console.write(jobs.joined(separator: "\n"))
        return ExitStatus.passed
    }

    /// The default values, so that it changes nothing.
    static var configuration: String {
        """
        {
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

    private static let github = """
        # .github/workflows/paysheet.yml
        name: payment requests
        on: [push, pull_request]
        permissions:
          contents: read
        jobs:
          paysheet:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              # The command has to be on the PATH of the runner.
              - run: paysheet check --now today --format github .

        """

    private static let gitlab = """
        # .gitlab-ci.yml
        paysheet:
          # The command has to be on the PATH of the image.
          script:
            - paysheet check --now today --report gitlab=gl-code-quality-report.json .
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json

        """
}
