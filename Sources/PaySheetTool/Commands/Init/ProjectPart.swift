import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetShapes

/// A part of a project that can call the command: an editor, a hook or a CI system.
enum ProjectPart: String, CaseIterable {
    case vscode
    case preCommit = "pre-commit"
    case github, gitlab

    /// The file that calls the command, by its path in the project.
    private var path: String {
        switch self {
        case .vscode: ".vscode/settings.json"
        case .preCommit: ".pre-commit-config.yaml"
        case .github: ".github/workflows/paysheet.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }

    /// Adds the part to a project. Returns false if a file could not be written.
    func add(to folder: String, _ catalogs: CatalogList, _ console: inout Console) -> Bool {
        if self == .vscode {
            let any = ProjectFile(path: ".vscode/paysheet.schema.json", text: catalogs.tables.jsonSchema(for: nil))
            let own = ProjectFile(
                path: ".vscode/paysheet-config.schema.json",
                text: String(decoding: ConfigurationSchema.json(with: catalogs), as: UTF8.self))
            for file in [any, own] where !file.write(to: folder, &console) { return false }
        }
        let whole = Paths.join(folder, path)
        guard console.system.look(whole) != nil else { return ProjectFile(path: path, text: text).write(to: folder, &console) }
        if self == .vscode, case .success(let old) = console.system.read(whole, InputFile.byteLimit), let new = ProjectPart.settings(old) {
            return ProjectFile(path: path, text: new).write(to: folder, &console)
        }
        console.note(whole + ": it exists already; add this to it")
        console.write(text)
        return true
    }

    /// Returns the settings of the editor with the schemas, or `nil` if they have schemas or their form is not plain.
    private static func settings(_ old: [UInt8]) -> String? {
        // Settings may contain comments and surplus commas.
        let recovered = RecoveringScanner.scan(old, limits: Limits())
        guard let root = recovered.nodes.first, root.is(.object), recovered.isComplete || recovered.faults.isEmpty else { return nil }
        var key = 1
        while key < recovered.nodes.count {
            if JSONText.decode(old, recovered.nodes[key]).elementsEqual("json.schemas".utf8) { return nil }
            key = Int(recovered.nodes[key + 1].next)
        }
        let start = Int(root.start) + 1
        let rest = String(decoding: old[start...], as: UTF8.self)
        return String(decoding: old[..<start], as: UTF8.self) + "\n" + schemas + (root.count > 0 ? "," : "\n") + rest
    }

    private static let schemas = """
          "json.schemas": [
            { "fileMatch": ["*.applepay.json"], "url": "./.vscode/paysheet.schema.json" },
            { "fileMatch": [".paysheet.json"], "url": "./.vscode/paysheet-config.schema.json" }
          ]
        """

    /// The content of a new file.
    var text: String {
        switch self {
        case .vscode: "{\n" + ProjectPart.schemas + "\n}\n"
        case .preCommit:
            """
            # .pre-commit-config.yaml
            repos:
              - repo: local
                hooks:
                  - id: paysheet
                    name: Apple Pay payment requests
                    # The command has to be on the PATH.
                    entry: paysheet check
                    args: [--]
                    language: system
                    files: '\\.applepay\\.(json|ndjson)$'
                    require_serial: true

            """
        case .github:
            """
            # .github/workflows/paysheet.yml
            name: payment requests
            on: [push, pull_request]
            permissions:
              contents: read
            jobs:
              paysheet:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
                  # The command has to be on the PATH of the runner.
                  - run: paysheet check --now today --format github .

            """
        case .gitlab:
            """
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
    }
}

/// A file that `init` writes.
struct ProjectFile {
    /// The path in the project.
    let path: String
    let text: String

    /// Writes the file and its folder, and says so. Returns false if that failed.
    func write(to folder: String, _ console: inout Console) -> Bool {
        let whole = Paths.join(folder, path)
        let failure = console.system.save([UInt8](text.utf8), as: path, in: folder)
        console.note(failure.map { "cannot write " + whole + ": " + $0.message } ?? "wrote " + whole)
        return failure == nil
    }
}
