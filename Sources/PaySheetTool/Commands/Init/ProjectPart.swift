import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetShapes

/// A part of a project that can call the command: an editor, a hook or a CI system.
enum ProjectPart: String, CaseIterable {
    case vscode
    case preCommit = "pre-commit"
    case github, gitlab
    /// The skill and the server for coding agents.
    case agents

    /// The file that calls the command, by its path in the project.
    private var path: String {
        switch self {
        case .vscode: ".vscode/settings.json"
        case .preCommit: ".pre-commit-config.yaml"
        case .github: ".github/workflows/paysheet.yml"
        case .gitlab: ".gitlab-ci.yml"
        case .agents: ".mcp.json"
        }
    }

    /// Adds the part to a project. Returns false if a file could not be written.
    func add(to folder: String, _ catalogs: CatalogList, _ console: inout Console) -> Bool {
        if self == .vscode {
            let schema = ProjectFile(path: ".vscode/paysheet.schema.json", text: catalogs.tables.jsonSchema(for: nil))
            guard schema.write(to: folder, &console) else { return false }
        }
        if self == .agents {
            for file in ProjectFile.skills(catalogs) where !file.writeOnce(to: folder, &console) { return false }
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
            { "fileMatch": [".paysheet.json"], "url": "./\(ProjectFile.configurationSchemaPath)" }
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
                    files: '\\.(applepay\\.(json|ndjson)|[jt]sx?|vue|svelte|php|html)$'
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
                  # Set two variables of the repository: the address of an archive of paysheet for Linux, and its checksum from SHA256SUMS.
                  - name: get paysheet
                    env:
                      PAYSHEET_ARCHIVE: ${{ vars.PAYSHEET_ARCHIVE }}
                      PAYSHEET_SHA256: ${{ vars.PAYSHEET_SHA256 }}
                    run: |
            \(ProjectPart.installing(indent: 10))
                      echo "$folder" >> "$GITHUB_PATH"
                  - run: paysheet check --now today --format github .

            """
        case .gitlab:
            """
            # .gitlab-ci.yml
            paysheet:
              # Any image for Linux with curl, tar and sha256sum.
              image: buildpack-deps:bookworm-curl
              # Set two variables of the project: the address of an archive of paysheet for Linux, and its checksum from SHA256SUMS.
              before_script:
                - |
            \(ProjectPart.installing(indent: 6))
                  export PATH="$folder:$PATH"
              script:
                - paysheet check --now today --report gitlab=gl-code-quality-report.json .
              artifacts:
                when: always
                reports:
                  codequality: gl-code-quality-report.json

            """
        case .agents:
            """
            {
              "mcpServers": {
                "paysheet": { "command": "paysheet", "args": ["mcp"] }
              }
            }

            """
        }
    }
}

extension ProjectPart {
    /// The lines of a shell that get the command, and stop if it is another one than expected.
    private static func installing(indent: Int) -> String {
        [
            "set -eu", ": \"${PAYSHEET_ARCHIVE:?is not set}\" \"${PAYSHEET_SHA256:?is not set}\"", "folder=$(mktemp -d)",
            "curl --fail --silent --show-error --location --retry 3 --output \"$folder/archive\" \"$PAYSHEET_ARCHIVE\"",
            "echo \"$PAYSHEET_SHA256  $folder/archive\" | sha256sum --check",
            "tar -xzf \"$folder/archive\" -C \"$folder\" --strip-components 1",
        ].map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}

/// A file that `init` writes.
struct ProjectFile {
    /// The path in the project.
    let path: String
    let text: String

    /// Where the schema of the configuration is: beside it, for every editor.
    static let configurationSchemaPath = ".paysheet.schema.json"

    static func configurationSchema(_ catalogs: CatalogList) -> ProjectFile {
        ProjectFile(path: configurationSchemaPath, text: String(decoding: ConfigurationSchema.json(with: catalogs), as: UTF8.self))
    }

    /// The skill where agents look for it: those of Claude, and all others.
    static func skills(_ catalogs: CatalogList) -> [ProjectFile] {
        [".claude", ".agents"].map { ProjectFile(path: $0 + "/skills/" + AgentSkill.name + "/SKILL.md", text: AgentSkill.text(catalogs)) }
    }

    /// Writes the file unless it exists with another text, which may be the user's. Returns false if that failed.
    func writeOnce(to folder: String, _ console: inout Console) -> Bool {
        let whole = Paths.join(folder, path)
        guard console.system.look(whole) != nil else { return write(to: folder, &console) }
        if case .success(let old) = console.system.read(whole, InputFile.byteLimit), old == [UInt8](text.utf8) { return true }
        console.note(whole + ": it exists already; remove it, and run init again for the new text")
        return true
    }

    /// Writes the file and its folder, and says so. Returns false if that failed.
    func write(to folder: String, _ console: inout Console) -> Bool {
        let whole = Paths.join(folder, path)
        let failure = console.system.save([UInt8](text.utf8), as: path, in: folder)
        console.note(failure.map { "cannot write " + whole + ": " + $0.message } ?? "wrote " + whole)
        return failure == nil
    }
}
