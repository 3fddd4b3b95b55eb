import PaySheet
import PaySheetChecking

/// The files that a run has read, and the folders that it has searched. A run knows nothing about the findings of other files.
struct SearchedFiles {
    private let settings: CheckSettings
    /// The files that were read, by their paths in the baseline; empty if there is no baseline.
    private let read: Set<String>
    /// The operands.
    private let operands: [String]

    init(_ settings: RunSettings, read: Set<String>) {
        self.settings = settings.check
        self.read = read
        operands = settings.listed == nil ? settings.operands : []
    }

    /// Whether the run would have met the findings of a document. It has read the file, or the file is missing in a folder of the run.
    ///
    /// - Parameter path: The path of the document in the baseline.
    func contains(_ path: String, _ system: System) -> Bool {
        let candidates = Container.files(of: path)
        if candidates.contains(where: { read.contains($0) }) { return true }
        let files = candidates.map { settings.file(known: $0) }
        guard files.allSatisfy({ system.look($0) == nil }), let file = files.last else { return false }
        return operands.contains { operand in
            Paths.names(of: file, below: operand, system.currentFolder) != nil && system.look(operand)?.kind == .folder
        }
    }
}
