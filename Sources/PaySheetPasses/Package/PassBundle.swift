public import PaySheet
public import PaySheetOrders

/// An archive of several passes, which Wallet adds together.
public struct PassBundle: Sendable {
    /// The extension of a bundle's file name.
    public static let fileExtension = "pkpasses"
    /// The media type with which a server sends a bundle.
    public static let mediaType = "application/vnd.apple.pkpasses"

    /// A pass of the bundle.
    public struct Pass: Sendable {
        /// The name of the file.
        public let name: String
        /// The files of the pass; `nil` if they cannot be read.
        public let package: OrderPackage?
    }

    /// The passes, sorted by their names.
    public let passes: [Pass]
    /// What is wrong with the bundle itself.
    public let findings: [Finding]

    /// Reads the archive of a bundle.
    public init(_ archive: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
        let files = try OrderPackage(archive: archive, limits: limits).files
        var passes: [Pass] = []
        var findings: [Finding] = []
        // No type or serial number has a zero byte, or the pass is wrong anyway.
        var seen: Set<String> = []
        for file in files {
            guard PackageFormat.pass.names(file.path) else {
                findings.append(
                    Finding(package: .packageArchive, "the file is not a pass", help: "leave it out of the bundle", in: file.path))
                continue
            }
            do throws(ZipError) {
                let package = try OrderPackage(archive: file.bytes, limits: limits)
                passes.append(Pass(name: file.path, package: package))
                if let pass = package.main(of: .pass).flatMap({ WalletPass.read($0.bytes).value }),
                    !seen.insert(pass.passTypeIdentifier + "\0" + pass.serialNumber).inserted
                {
                    findings.append(
                        Finding(
                            package: .packageArchive, severity: .error, "another pass of the bundle has the same type and serial number",
                            help: "give each pass a serial number of its own", in: file.path))
                }
            } catch {
                passes.append(Pass(name: file.path, package: nil))
                findings.append(
                    Finding(package: .packageArchive, Sentence(words: error.description), help: "make the pass again", in: file.path))
            }
        }
        if files.count > 10 || archive.count > 150_000_000 {
            findings.append(
                Finding(
                    package: .packageArchive,
                    "a bundle has at most 10 passes and 150 MB, and this one has \(files.count, "files") files",
                    help: "make several bundles"))
        }
        self.passes = passes
        self.findings = findings
    }

    /// Whether the archive has passes and nothing else.
    package var isPlain: Bool { !passes.isEmpty && findings.isEmpty }
}
