import PaySheet
import PaySheetChecking
import PaySheetOrders

/// The folder that manifest and package are made from.
enum PackageSource {
    /// Reads a folder without the files of systems and editors. Returns `nil` after a message if that is not possible.
    static func read(_ folder: String, _ format: PackageFormat, _ console: inout Console) throws(UsageError) -> OrderPackage? {
        guard let entry = console.system.look(folder) else { throw UsageError("there is no folder " + folder) }
        guard entry.kind == .folder else { throw UsageError(folder + " is not a folder") }
        let name = Paths(current: console.system.currentFolder, root: nil).reported(folder)
        switch PackageInput.folder(folder, console.system) {
        case .failure(let failure):
            console.note(failure.message)
            return nil
        case .success(let whole):
            guard whole.content(of: format.content) != nil else {
                // Any other folder would be packed by mistake.
                throw UsageError(name + " has no " + format.content)
            }
            let (package, removed) = whole.withoutMetadata
            if !removed.isEmpty {
                console.note("left out, because they are not part of " + format.phrase + ": " + removed.joined(separator: ", "))
            }
            return package
        }
    }
}
