import PaySheet
import PaySheetChecking
import PaySheetOrders

/// A package that a command reads: a folder or an archive.
struct PackageInput {
    /// The path for reports.
    let name: String
    /// The name of the archive; `nil` for a folder and for standard input.
    let fileName: String?
    let content: Content

    enum Content {
        case package(OrderPackage)
        /// The file is not an archive, or not one that is safe to read.
        case unreadable(ZipError)
    }

    /// Reads a folder, an archive, or an archive from standard input.
    static func read(_ operand: String, _ system: System) -> Attempt<PackageInput> {
        let name = OrderFile.name(operand, system)
        if operand != "-", system.look(operand)?.kind == .folder {
            return folder(operand, system).map { PackageInput(name: name, fileName: nil, content: .package($0)) }
        }
        let limits = ZipLimits()
        // One byte more shows that a file is too long.
        return system.content(of: operand, limit: limits.bytes + 1).map { bytes in
            let fileName = operand == "-" ? nil : String(Paths.name(of: operand))
            do throws(ZipError) {
                let package = try OrderPackage(archive: bytes, limits: limits)
                return PackageInput(name: name, fileName: fileName, content: .package(package))
            } catch {
                return PackageInput(name: name, fileName: fileName, content: .unreadable(error))
            }
        }
    }

    /// Reads the files of a folder.
    static func folder(_ path: String, _ system: System) -> Attempt<OrderPackage> {
        var reader = PackageFolder(path, system)
        if let failure = reader.read() { return .failure(failure) }
        return .success(OrderPackage(reader.files, links: reader.links))
    }
}
