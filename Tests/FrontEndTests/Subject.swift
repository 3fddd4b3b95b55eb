import PaySheetChecking

/// Files that all front ends are asked about, and what a reader must know of them.
struct Subject: Sendable {
    /// The name in the list of differences.
    let name: String
    /// The files below the project's folder, by their names.
    var files: [String: [UInt8]]
    /// The files that are checked, in this order. Others are only there.
    let operands: [String]

    init(_ name: String, _ files: [String: [UInt8]], checking operands: [String]? = nil) {
        (self.name, self.files) = (name, files)
        self.operands = operands ?? files.keys.sorted()
    }

    init(_ file: String, _ bytes: some Sequence<UInt8>) { self.init(file, [file: Array(bytes)]) }

    init(_ file: String, _ text: String) { self.init(file, text.utf8) }

    /// The project in memory, with more files.
    func memory(adding more: [String: [UInt8]]) -> MemorySystem {
        let memory = MemorySystem()
        memory.currentFolder = Subject.folder
        // The first day of 2027.
        memory.clock = 1_798_761_600
        let all = files.merging(more) { $1 }
        var folders: [String: Set<String>] = ["": ["work"], Subject.folder: [".git"]]
        for (name, bytes) in all {
            var path = Subject.folder
            for part in name.split(separator: "/") {
                folders[path, default: []].insert(String(part))
                path += "/" + part
            }
            memory.add(.file(bytes), at: path)
        }
        for (path, names) in folders { memory.add(.folder(names.sorted()), at: path.isEmpty ? "/" : path) }
        memory.add(.folder([]), at: Subject.folder + "/.git")
        return memory
    }

    /// Where the files are.
    static let folder = "/work"
}
