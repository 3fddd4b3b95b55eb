import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// `paysheet order unpack` and `paysheet pass unpack`: write the files of a package to a folder. They write all files or, if one is not safe, none.
enum UnpackAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        guard operands.count == 2 else { throw UsageError("name one package and one folder") }
        let (source, folder) = (operands[0], operands[1])
        guard folder != "-", !folder.isEmpty else { throw UsageError("name a folder for the files") }
        guard source == "-" || console.system.look(source)?.kind != .folder else {
            throw UsageError(source + " is a folder, not a package")
        }
        let input: PackageInput
        switch PackageInput.read(source, console.system) {
        case .failure(let failure):
            console.note(OrderFile.name(source, console.system) + ": " + failure.message)
            return ExitStatus.undone
        case .success(let read): input = read
        }
        let row = PackageReport.Row(input, OrderPackageCheck(of: format, allowsMissingSignature: true))
        guard case .package(let package) = input.content else {
            for finding in row.findings { console.note(input.name + ": " + finding.remark) }
            return ExitStatus.undone
        }
        let refused = Set(package.flaws.filter { $0.isUnsafe }.map { $0.path })
        guard refused.isEmpty else {
            for finding in row.findings where refused.contains(finding.place.file) { console.note(input.name + ": " + finding.remark) }
            console.note("nothing was written, because a file would be lost, or not be the one that was packed")
            return ExitStatus.found
        }
        if let problem = obstacle(package, folder, isForced: arguments.has("force"), console.system) {
            console.note(problem + "; nothing was written")
            return ExitStatus.undone
        }
        if let problem = write(package, folder, console.system) {
            console.note(problem)
            return ExitStatus.undone
        }
        let count = Counted.text(package.files.count, "file")
        console.note("wrote " + count + " to " + folder + "; paysheet " + format.noun + " check says what is wrong with them")
        return ExitStatus.passed
    }

    /// What is in the way of a file: another file, or a link.
    private static func obstacle(_ package: OrderPackage, _ folder: String, isForced: Bool, _ system: System) -> String? {
        guard let entry = system.look(folder) else { return nil }
        guard entry.kind == .folder else { return folder + " is not a folder" }
        var inTheWay: [String] = []
        for file in package.files {
            let path = Paths.join(folder, file.path)
            for ancestor in ancestors(of: file.path) + [file.path] {
                let part = Paths.join(folder, ancestor)
                guard let entry = system.look(part) else { break }
                if let reason = system.reasonNotToSave(part, in: folder) { return part + ": " + reason.message }
                if part == path ? entry.kind != .file : entry.kind != .folder { return part + " is in the way" }
            }
            if !isForced, system.look(path) != nil, system.read(path, file.bytes.count + 1) != .success(file.bytes) {
                inTheWay.append(path)
            }
        }
        guard let first = inTheWay.first else { return nil }
        return first + " exists and differs" + (inTheWay.count > 1 ? ", and so do " + String(inTheWay.count - 1) + " more" : "")
            + ". Name another folder, or add --force to replace"
    }

    private static func write(_ package: OrderPackage, _ folder: String, _ system: System) -> String? {
        if let failure = system.create(folder) { return folder + ": " + failure.message }
        for file in package.files {
            if let failure = system.save(file.bytes, as: file.path, in: folder) {
                return Paths.join(folder, file.path) + ": " + failure.message
            }
        }
        return nil
    }

    /// The folders above a file of a package, the topmost first.
    private static func ancestors(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.dropLast().map { parts[...$0].joined(separator: "/") }
    }
}
