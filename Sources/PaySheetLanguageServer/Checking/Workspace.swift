import PaySheet
import PaySheetTool

/// The settings of the client and of the project's configurations.
struct Workspace {
    /// The folders that the client has opened.
    var folders: [String] = []
    /// Where the pages of the rules are, with a slash at the end. Without it, findings name the documentation that a rule follows.
    private(set) var rulePages: String?
    /// The client's options, as arguments of `check`.
    private var words: [String] = []
    private var known: [Known] = []
    private let system: System
    private let catalogs: CommandCatalogs
    /// The mistakes that the client has not been told yet.
    private var mistakes: [String] = []
    /// A number that changes with the settings.
    private(set) var revision = 0

    /// The settings for the documents below a folder.
    private struct Known {
        let root: String?
        let configuration: [UInt8]?
        var inspector: DocumentInspector
    }

    /// More folders than this are forgotten.
    private static let mostKnown = 32

    init(_ system: System, _ catalogs: CommandCatalogs) {
        self.system = system
        self.catalogs = catalogs
    }

    private var command: CommandDescription { CommandDescription(name: "check", options: CheckCommand.options(with: catalogs)) }

    /// The options of `check` that an editor can set.
    private static let options: Set<String> = [
        "kind", "api-version", "system", "now", "select", "ignore", "severity", "expect-country", "expect-currency", "expect-merchant",
        "expect-contact-fields", "decimals", "merchants", "config", "no-config", "baseline", "max-findings", "limit",
    ]

    /// Uses the client's options. Returns a message about the first mistake; then the old options stay.
    mutating func use(_ options: JSONTree) -> String? {
        guard let members = options.members else { return options == .null ? nil : "the options of paysheet must be an object" }
        var pages: String?
        var others: [JSONTree.Member] = []
        for member in members {
            guard member.name == "rulePages" else {
                others.append(member)
                continue
            }
            guard let text = member.value.string else { return "the option \"rulePages\" takes an address" }
            pages = text.hasSuffix("/") ? text : text + "/"
        }
        let check = command
        do throws(OptionMistake) {
            // A switch such as `noConfig` is an option of the command with another name.
            let words = try OptionWords(others, of: check, allowed: Workspace.options, caller: "paysheet", namesFiles: true).words
            guard case .failure(let mistake) = inspector(words + ["--no-config"].filter { !words.contains($0) && !hasConfig(words) }) else {
                self.words = words
                rulePages = pages
                forget()
                return nil
            }
            return mistake.text
        } catch {
            return error.message + "; " + error.remedy
        }
    }

    private func hasConfig(_ words: [String]) -> Bool { words.contains { $0.hasPrefix("--config=") } }

    /// Forgets what was read from files.
    mutating func forget() {
        known = []
        revision += 1
    }

    /// Returns the mistakes since the last call.
    mutating func takeMistakes() -> [String] {
        defer { mistakes = [] }
        return mistakes
    }

    // MARK: Settings of a document

    /// The folder whose configuration counts for a file.
    func root(of path: String?) -> String? {
        guard let path else { return nil }
        let holding = folders.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        return holding.max { $0.utf8.count < $1.utf8.count } ?? Address.folder(path)
    }

    private func arguments(_ root: String?) -> [String] {
        guard let root, system.look(root)?.kind == .folder else { return hasConfig(words) ? words : words + ["--no-config"] }
        return words + ["--root=" + root]
    }

    private func parsed(_ words: [String]) -> Result<Arguments, UsageError> {
        do throws(UsageError) {
            return .success(try Arguments(words + DocumentChecker.words, of: command, catalogs: catalogs))
        } catch {
            return .failure(error)
        }
    }

    private func inspector(_ words: [String]) -> Result<DocumentInspector, UsageError> {
        do throws(UsageError) {
            return .success(try DocumentInspector(try parsed(words).get(), system))
        } catch {
            return .failure(error)
        }
    }

    /// The path of the configuration that counts for a file, if there is one.
    func configurationPath(for path: String?) -> (path: String, text: [UInt8])? {
        guard case .success(let arguments) = parsed(arguments(root(of: path))) else { return nil }
        guard let found = DocumentInspector.configuration(arguments, system) else { return nil }
        return (found.path.hasPrefix("/") ? found.path : system.currentFolder + "/" + found.path, found.text)
    }

    /// Reads the settings for a file, if they are not known or the configuration has changed.
    mutating func refresh(for path: String?) {
        let root = root(of: path)
        let text = configurationPath(for: path)?.text
        if let index = known.firstIndex(where: { $0.root == root }) {
            guard known[index].configuration != text else { return }
            known.remove(at: index)
            revision += 1
        }
        var made = inspector(arguments(root))
        if case .failure(let mistake) = made {
            mistakes.append(mistake.text)
            // What does not depend on the configuration is checked all the same.
            made = inspector(words.filter { !$0.hasPrefix("--config=") && $0 != "--no-config" } + ["--no-config"])
        }
        guard case .success(let inspector) = made else { return }
        if known.count >= Workspace.mostKnown { known.removeFirst() }
        known.append(Known(root: root, configuration: text, inspector: inspector))
    }

    /// Calls a function with the inspector for a file, whose settings are read.
    mutating func withInspector<Value>(for path: String?, _ body: (inout DocumentInspector) -> Value) -> Value? {
        let root = root(of: path)
        guard let index = known.firstIndex(where: { $0.root == root }) else { return nil }
        return body(&known[index].inspector)
    }
}
