import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports

/// `paysheet order pack` and `paysheet pass pack`: make a package from a folder.
enum PackAction {
    static func run(_ format: PackageFormat, _ operands: [String], _ arguments: Arguments, _ console: inout Console) throws(UsageError)
        -> Int32
    {
        guard let folder = operands.first, operands.count == 1 else { throw UsageError("name one folder with " + format.content) }
        guard let output = arguments.value("output") else {
            throw UsageError("name the package with --output, such as shop-42." + format.fileExtension)
        }
        try reject(output, folder, format, console.system)
        guard let package = try PackageSource.read(folder, format, &console) else { return ExitStatus.undone }
        let input = PackageInput(name: folder, fileName: nil, content: .package(package))
        let row = PackageReport.Row(input, try OrderPackageCheck(format, arguments, console.system))
        for finding in row.findings { console.note(finding.remark) }
        if row.hasErrors, !arguments.has("force") || row.hasPrivateKey {
            console.note("nothing was written, because the package has errors" + advice(row, package))
            return ExitStatus.found
        }
        let archive: [UInt8]
        do throws(ZipError) {
            archive = try package.archive()
        } catch {
            console.note("nothing was written: " + error.description)
            return ExitStatus.found
        }
        guard output != "-" else {
            console.write(archive)
            return ExitStatus.passed
        }
        let name = Paths(current: console.system.currentFolder, root: nil).reported(output)
        if let failure = console.system.save(archive, to: output) {
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        }
        let size = Counted.text(package.files.count, "file") + ", " + Counted.text(archive.count, "byte")
        console.note("wrote " + name + ": " + size + "; not checked: " + row.unchecked.joined(separator: ", "))
        return ExitStatus.passed
    }

    /// Rejects a name that Wallet does not open, and one in the folder: the next package would contain this one.
    private static func reject(_ output: String, _ folder: String, _ format: PackageFormat, _ system: System) throws(UsageError) {
        if output == "-" {
            guard !system.outputIsTerminal else { throw UsageError("a package is not text; name a file with --output, or use a pipe") }
            return
        }
        guard OutputContent.suffix(of: output) == format.fileExtension else {
            throw UsageError("the name of a package ends with ." + format.fileExtension + ", and " + output + " does not")
        }
        let parent = Paths.folder(of: output)
        let real = system.resolve(parent) ?? Paths.absolute(parent, system.currentFolder)
        let realFolder = system.resolve(folder) ?? Paths.absolute(folder, system.currentFolder)
        if Paths.names(of: Paths.join(real, "x"), below: realFolder, system.currentFolder) != nil {
            throw UsageError("the package would be inside of its own folder; write it elsewhere")
        }
    }

    private static func advice(_ row: PackageReport.Row, _ package: OrderPackage) -> String {
        // Nothing can put such files into an archive, and a key must not leave the shop.
        guard !package.flaws.contains(where: { $0.losesFile }), !row.hasPrivateKey else { return "" }
        let isSignature = { (finding: Finding) in
            finding.rule == .packageRequiredFile && finding.place.file == OrderPackage.Name.signature
        }
        return row.findings.allSatisfy { isSignature($0) || $0.severity != .error }
            ? "; --unsigned packs it without a signature" : "; --force packs it anyway"
    }
}
