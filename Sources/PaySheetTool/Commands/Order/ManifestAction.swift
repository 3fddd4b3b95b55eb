import PaySheet
import PaySheetOrders

/// `paysheet order manifest`: writes manifest.json.
enum ManifestAction {
    static func run(_ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard let folder = operands.first, operands.count == 1 else { throw UsageError("name one folder with order.json") }
        guard let package = try PackageSource.read(folder, &console) else { return ExitStatus.undone }
        if let flaw = package.flaws.first(where: { $0.losesFile }) {
            let row = PackageReport.Row(PackageInput(name: folder, fileName: nil, content: .package(package)))
            for finding in row.findings where finding.path == flaw.path { console.note(finding.description) }
            console.note("nothing was written")
            return ExitStatus.found
        }
        let manifest = OrderManifest(of: package)
        let output = arguments.value("output") ?? Paths.join(folder, PackageSource.manifestName)
        guard output != "-" else {
            console.write(manifest.json)
            return ExitStatus.passed
        }
        try OutputFile(path: output, content: "manifest").reject(
            reading: package.files.map { $0.path }.filter { $0 != PackageSource.manifestName }.map { Paths.join(folder, $0) },
            "is a file of the package", console.system)
        let name = Paths(current: console.system.currentFolder, root: nil).reported(output)
        if case .success(let old) = console.system.read(output, manifest.json.count + 1), old == manifest.json {
            console.note(name + " is up to date")
            return ExitStatus.passed
        }
        if let failure = console.system.replace(output, manifest.json) {
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        }
        let count = PackageReport.counted(manifest.entries.count, "file")
        console.note("wrote " + name + " with " + count + "; sign it, and save the result as the file signature")
        return ExitStatus.passed
    }
}
