import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// `paysheet order manifest` and `paysheet pass manifest`: write manifest.json.
enum ManifestAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        guard let folder = operands.first, operands.count == 1 else { throw UsageError("name one folder with " + format.content) }
        guard let package = try PackageSource.read(folder, format, &console) else { return ExitStatus.undone }
        let lost = Set(package.flaws.filter { $0.losesFile }.map { $0.path })
        let row = PackageReport.Row(PackageInput(name: folder, fileName: nil, content: .package(package)), OrderPackageCheck(of: format))
        guard lost.isEmpty, !row.hasPrivateKey else {
            for finding in row.findings where lost.contains(finding.place.file) || finding.rule == .packagePrivateKey {
                console.note(finding.remark)
            }
            console.note("nothing was written")
            return ExitStatus.found
        }
        let manifest = OrderManifest(of: package, as: format)
        let json = manifest.json
        let output = arguments.value("output") ?? Paths.join(folder, OrderPackage.Name.manifest)
        guard output != "-" else {
            console.write(json)
            return ExitStatus.passed
        }
        try OutputFile(path: output, content: "manifest").reject(
            reading: package.files.map { $0.path }.filter { $0 != OrderPackage.Name.manifest }.map { Paths.join(folder, $0) },
            "is a file of the package", console.system)
        let name = Paths(current: console.system.currentFolder, root: nil).reported(output)
        if case .success(let old) = console.system.read(output, json.count + 1), old == json {
            console.note(name + " is up to date")
            return ExitStatus.passed
        }
        if let failure = console.system.save(json, to: output) {
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        }
        let count = Counted.text(manifest.entries.count, "file")
        console.note("wrote " + name + " with " + count + "; sign it, and save the result as the file signature")
        return ExitStatus.passed
    }
}
