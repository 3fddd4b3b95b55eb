import PaySheet
import PaySheetChecking
import PaySheetSources
import PaySheetTokens

/// The files of a project that say something about Apple Pay besides documents and pages, by their names.
struct ProjectFiles {
    /// Files of source code, without documentation.
    private(set) var sources: [String] = []
    /// Settings of servers and hosts, and ignore files.
    private(set) var settings: [String] = []
    /// Lists of the packages that the project uses.
    private(set) var packages: [String] = []
    /// Certificates and certificate requests.
    private(set) var certificates: [String] = []
    /// Files that have a private key by their names. They are never opened.
    private(set) var keys: [String] = []
    /// Domain association files, wherever they are.
    private(set) var domainFiles: [String] = []
    /// The number of all files.
    private(set) var count = 0
    /// Whether there are more files than a project has.
    private(set) var isCut = false

    private static let most = 50_000
    /// Folders with code of other people, or with copies.
    private static let foreign: Set<String> = ["node_modules", "vendor", "bower_components", "Pods", "__pycache__", "venv"]

    init(in folder: String, _ system: System) {
        var seen: Set<String> = []
        add(folder, &seen, system)
    }

    private mutating func add(_ folder: String, _ seen: inout Set<String>, _ system: System) {
        // Links can be circular.
        guard let entry = system.look(folder), seen.insert(entry.identity).inserted, case .success(let names) = system.list(folder) else {
            return
        }
        for name in names.sorted() {
            let path = Paths.join(folder, name)
            guard let entry = system.look(path) else { continue }
            switch entry.kind {
            case .folder:
                let isHidden = name.hasPrefix(".") && !DomainFiles.isFolder(name)
                if !isHidden, !ProjectFiles.foreign.contains(name) { add(path, &seen, system) }
            case .file:
                guard count < ProjectFiles.most else {
                    isCut = true
                    return
                }
                count += 1
                sort(path, name)
            case .stream: continue
            }
        }
    }

    private mutating func sort(_ path: String, _ name: String) {
        let small = name.lowercased()
        if DomainFiles.isName(name) {
            domainFiles.append(path)
        } else if small == "package.json" {
            packages.append(path)
        } else if SiteSettings.isName(name) {
            settings.append(path)
        } else if SourceLanguage(path: name) != nil {
            // Documentation shows code and is none.
            if !["md", "mdx"].contains(ProjectFiles.ending(small)) { sources.append(path) }
        } else if ProjectFiles.isKey(small) {
            keys.append(path)
        } else if ["cer", "crt", "pem", "csr", "certsigningrequest"].contains(ProjectFiles.ending(small)) {
            certificates.append(path)
        }
    }

    private static func ending(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

    /// Whether a file has a private key by its name, in small letters.
    private static func isKey(_ name: String) -> Bool {
        let ending = ending(name)
        if ["key", "p12", "pfx", "p8"].contains(ending) { return true }
        let words = name.split { $0 == "." || $0 == "-" || $0 == "_" }
        return ending == "pem" && (words.contains("key") || words.contains("private") || words.contains("privkey"))
    }
}
