import PaySheet
import PaySheetChecking
import PaySheetReports

/// A change of the project's configuration that ignores one finding, with a reason to fill in.
struct ConfigurationChange {
    private let path: String
    private let edit: PlacedEdit
    private var content: TextContent
    private let isNew: Bool

    /// The text that the user replaces with a reason.
    static let reason = "say why this is accepted"

    /// Returns `nil` if the configuration is not one object of JSON.
    ///
    /// - Parameter opened: Returns the text of an address that the client has open, which counts more than the file.
    init?(
        ignoring finding: Finding, in file: String, _ workspace: Workspace, _ encoding: PositionEncoding, opened: (String) -> [UInt8]?
    ) {
        let found = workspace.configurationPath(for: file)
        let known = found.map { Address.plain($0.path) }
        guard let folder = known.map({ Address.folder($0) }) ?? workspace.root(of: file) else { return nil }
        path = known ?? (folder == "/" ? "" : folder) + "/" + CheckSettings.configurationFile
        let text = opened(Address.of(path)) ?? found?.text
        isNew = text == nil
        let entry = ConfigurationChange.entry(finding, file, below: folder)
        content = TextContent(text ?? [], encoding)
        guard let text else {
            edit = PlacedEdit(range: 0..<0, text: "{\n  \"ignore\": [\n    " + entry + "\n  ]\n}\n")
            return
        }
        guard let edit = ConfigurationChange.insertion(of: entry, into: text) else { return nil }
        self.edit = edit
    }

    private static func entry(_ finding: Finding, _ file: String, below folder: String) -> String {
        let prefix = folder == "/" ? "/" : folder + "/"
        var members = ["\"rule\": " + JSONTree.text(finding.rule.name).json]
        // A star in a name would be a pattern, so such a file is not named.
        if file.hasPrefix(prefix), !file.contains("*"), !file.contains("?"), !file.contains("[") {
            members.append("\"glob\": " + JSONTree.text(String(file.dropFirst(prefix.count))).json)
        }
        if !finding.place.pointer.isEmpty { members.append("\"pointer\": " + JSONTree.text(finding.place.pointer).json) }
        members.append("\"reason\": " + JSONTree.text(reason).json)
        return "{ " + members.joined(separator: ", ") + " }"
    }

    private static func insertion(of entry: String, into text: [UInt8]) -> PlacedEdit? {
        guard case .object? = JSONTree(text) else { return nil }
        let outline = Outline(text)
        guard let root = outline.items.first, root.kind == .object, root.isClosed else { return nil }
        if let list = outline.member("ignore", of: 0) {
            guard outline.items[list].kind == .array else { return nil }
            if let last = outline.children(of: list).last {
                let end = outline.items[last].range.upperBound
                return PlacedEdit(range: end..<end, text: ",\n    " + entry)
            }
            let range = outline.items[list].range
            return PlacedEdit(range: range, text: "[\n    " + entry + "\n  ]")
        }
        let member = "\"ignore\": [\n    " + entry + "\n  ]"
        guard let last = outline.children(of: 0).last else {
            return PlacedEdit(range: root.range, text: "{\n  " + member + "\n}")
        }
        let end = outline.items[last].range.upperBound
        return PlacedEdit(range: end..<end, text: ",\n  " + member)
    }

    /// Writes the members of a workspace edit.
    func write(_ client: ClientAbilities, _ json: inout JSONBytes) {
        let address = Address.of(path)
        var content = content
        guard client.hasDocumentChanges else {
            json.name("changes")
            json.object { changes in
                changes.name(spelled: address)
                changes.array { $0.edit(edit, in: &content) }
            }
            return
        }
        json.name("documentChanges")
        json.array { list in
            if isNew {
                list.object { create in
                    create.member("kind", "create")
                    create.member("uri", address)
                    create.name("options")
                    create.object { $0.member("ignoreIfExists", bool: true) }
                }
            }
            list.object { one in
                one.name("textDocument")
                one.object { document in
                    document.member("uri", address)
                    document.nullMember("version")
                }
                one.name("edits")
                one.array { $0.edit(edit, in: &content) }
            }
        }
    }
}
