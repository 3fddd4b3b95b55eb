import PaySheet
import PaySheetChecking
import PaySheetOrders

/// The files of a folder that is to be a package.
struct PackageFolder {
    private let root: String
    private let system: System
    private let limits = ZipLimits()
    private var size = 0
    private var seen: Set<String> = []
    private(set) var files: [OrderPackage.File] = []
    /// Links that lead out of the folder or nowhere, and what is neither a file nor a folder.
    private(set) var links: [String] = []

    init(_ root: String, _ system: System) {
        self.root = root
        self.system = system
    }

    /// Reads all files. Returns the reason if one cannot be read.
    mutating func read() -> SystemFailure? {
        if let entry = system.look(root) { seen.insert(entry.identity) }
        return read(folder: "")
    }

    private mutating func read(folder: String) -> SystemFailure? {
        let names: [String]
        switch system.list(folder.isEmpty ? root : Paths.join(root, folder)) {
        case .failure(let failure): return SystemFailure(Paths.join(root, folder) + ": " + failure.message)
        case .success(let list): names = list.sorted()
        }
        for name in names {
            let path = Paths.join(folder, name)
            guard files.count + links.count < limits.entries else {
                return SystemFailure(root + ": the folder has more than " + String(limits.entries) + " files")
            }
            if let failure = read(entry: path, name) { return failure }
        }
        return nil
    }

    private mutating func read(entry path: String, _ name: String) -> SystemFailure? {
        // Folders such as .git are large, and no part of a package.
        if OrderPackage.isMetadata(name) {
            files.append(OrderPackage.File(path: path, bytes: []))
            return nil
        }
        let full = Paths.join(root, path)
        guard let entry = system.look(full), entry.kind != .stream, Paths.isInside(full, root, system) else {
            links.append(path)
            return nil
        }
        guard entry.kind == .file else {
            // A link to a folder that was read already can be circular.
            if seen.insert(entry.identity).inserted { return read(folder: path) }
            links.append(path)
            return nil
        }
        switch system.read(full, limits.total - size + 1) {
        case .failure(let failure): return SystemFailure(full + ": " + failure.message)
        case .success(let bytes):
            size += bytes.count
            guard size <= limits.total else { return SystemFailure(root + ": " + ZipError.tooLarge(limits.total).description) }
            files.append(OrderPackage.File(path: path, bytes: bytes))
            return nil
        }
    }
}
