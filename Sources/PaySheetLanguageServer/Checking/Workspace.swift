import PaySheet
import PaySheetChecking

/// The settings of the client and of the project's configurations.
struct Workspace {
    /// The folders that the client has opened.
    var folders: [String] = []
    /// Where the pages of the rules are, with a slash at the end. Without it, findings name the documentation that a rule follows.
    private(set) var rulePages: String?
    /// The client's options.
    private var options = CheckOptions()
    private var known: [Known] = []
    private let system: System
    private let catalogs: CatalogList
    /// The mistakes that the client has not been told yet.
    private var mistakes: [String] = []
    /// A number that changes with the settings.
    private(set) var revision = 0

    /// The settings for the documents below a folder.
    private struct Known {
        let root: String?
        let configuration: [UInt8]?
        var checker: FolderChecker
    }

    /// More folders than this are forgotten.
    private static let mostKnown = 32

    init(_ system: System, _ catalogs: CatalogList) {
        self.system = system
        self.catalogs = catalogs
    }

    /// The options that an editor can set: all but the form of the text, which the client names, and what a message must not show.
    private var descriptions: [OptionDescription] {
        CheckOptions.descriptions(with: catalogs).filter { ![ScriptOption.name, OptionDescription.showsPersonal.name].contains($0.name) }
    }

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
        let known = descriptions
        let values: OptionValues
        do throws(OptionMistake) {
            values = try OptionValues(others, of: known, files: .path)
        } catch {
            return error.message + "; " + error.remedy
        }
        do throws(UsageError) {
            try values.check(by: known)
            let read = try CheckOptions(values, catalogs, system)
            // Files that the options name must be readable now.
            _ = try CheckSettings(Workspace.withoutSearch(read), catalogs, system)
            self.options = read
            rulePages = pages
            forget()
            return nil
        } catch {
            return error.text
        }
    }

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

    /// The options for the files below a folder.
    private func options(_ root: String?) -> CheckOptions {
        guard let root, system.look(root)?.kind == .folder else { return Workspace.withoutSearch(options) }
        var options = options
        options.root = root
        return options
    }

    /// The same options for a text that is in no folder.
    private static func withoutSearch(_ options: CheckOptions) -> CheckOptions {
        var options = options
        if options.configuration == .search { options.configuration = .none }
        return options
    }

    private func checker(_ options: CheckOptions) -> Result<FolderChecker, UsageError> {
        do throws(UsageError) {
            return .success(FolderChecker(try CheckSettings(options, catalogs, system), system))
        } catch {
            return .failure(error)
        }
    }

    /// The path of the configuration that counts for a file, if there is one.
    func configurationPath(for path: String?) -> (path: String, text: [UInt8])? {
        guard let found = CheckSettings.configuration(options(root(of: path)), system) else { return nil }
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
        var made = checker(options(root))
        if case .failure(let mistake) = made {
            mistakes.append(mistake.text)
            // What does not depend on the configuration is checked all the same.
            var others = options
            others.configuration = .none
            made = checker(others)
        }
        guard case .success(let checker) = made else { return }
        if known.count >= Workspace.mostKnown { known.removeFirst() }
        known.append(Known(root: root, configuration: text, checker: checker))
    }

    /// Calls a function with the checker for a file, whose settings are read.
    mutating func withChecker<Value>(for path: String?, _ body: (inout FolderChecker) -> Value) -> Value? {
        let root = root(of: path)
        guard let index = known.firstIndex(where: { $0.root == root }) else { return nil }
        return body(&known[index].checker)
    }
}
