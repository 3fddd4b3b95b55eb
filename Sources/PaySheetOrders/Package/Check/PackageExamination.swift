public import PaySheet
import PaySheetTokens

/// One run of the check over one package.
///
/// A mistake has one finding. So the steps note the files that a finding explains, and later steps leave them out.
struct PackageExamination: ~Copyable {
    let package: OrderPackage
    let check: OrderPackageCheck
    /// The folder that surrounds all files, with a slash. It is empty in a good package.
    let surrounding: String
    /// The content of each file by its path, without the folder around all.
    let contents: [[UInt8]: [UInt8]]
    /// The paths of all files without those of systems and editors, sorted.
    let paths: [String]
    /// A path for each path in small letters.
    let spellings: [[UInt8]: String]
    /// What the file that the package is about says; `nil` if there is none.
    let content: PackageContent?
    /// Whether the package has that file, readable or not.
    private var hasContent = false
    /// The certificate that made the signature; `nil` if the package does not have it.
    var signingCertificate: Certificate?
    /// The root that the verified signature leads to; `nil` if it was not verified up to there.
    var root: Certificate?
    /// What that file names; `nil` if it cannot be read.
    var references: PackageReferences? { content?.references }
    /// What manifest.json says; `nil` if it cannot be read.
    var manifest: OrderManifest?

    private(set) var findings: [Finding] = []
    /// Paths of files that cannot be read, or that a finding says are missing.
    private(set) var explained: Set<[UInt8]> = []
    /// Paths of files whose hash is not the one of the manifest.
    var changed: Set<[UInt8]> = []
    /// Paths that the manifest lists and the package does not have.
    var absent: [String] = []

    init(_ package: OrderPackage, _ check: OrderPackageCheck) {
        self.package = package
        self.check = check
        let files = package.files.filter { PackagePath.metadata(in: $0.path) == nil }
        let surrounding = PackageExamination.surrounding(files, check.format.content)
        let count = surrounding.utf8.count
        let relative = { (path: String) in String(decoding: path.utf8.dropFirst(count), as: UTF8.self) }
        var contents: [[UInt8]: [UInt8]] = [:]
        for file in files { contents[Array(file.path.utf8.dropFirst(count))] = file.bytes }
        self.surrounding = surrounding
        self.contents = contents
        let paths = files.map { relative($0.path) }
        self.paths = paths
        var spellings: [[UInt8]: String] = [:]
        for path in paths { spellings[ASCII.lowerCased(path.utf8)] = path }
        self.spellings = spellings
        content = contents[Array(check.format.content.utf8)].map { check.format.read($0) }
        for flaw in package.flaws where flaw.losesFile {
            if let path = flaw.path, path.utf8.starts(with: surrounding.utf8) { explained.insert(Array(relative(path).utf8)) }
        }
        hasContent = has(check.format.content)
    }

    /// The folder that has all files, with a slash, if it has what the package is about.
    static func surrounding(_ files: [OrderPackage.File], _ content: String) -> String {
        guard let first = files.first, let folder = PackagePath.split(first.path)?.folder, !LanguageFolder.hasExtension(folder) else {
            return ""
        }
        let start = folder + "/"
        guard files.allSatisfy({ $0.path.utf8.starts(with: start.utf8) }) else { return "" }
        let inner = [content, OrderPackage.Name.manifest].map { start + $0 }
        return files.contains { file in inner.contains { $0.utf8.elementsEqual(file.path.utf8) } } ? start : ""
    }

    /// Takes all steps. Archive and manifest come first, because they explain what others would find.
    mutating func run() {
        guard checkNature() else { return }
        checkRequiredFiles()
        checkPrivateKeys()
        checkManifest()
        checkSignature()
        checkArchive()
        checkContent()
        checkMetadata()
        checkLanguages()
        checkImages()
        checkAttachments()
        checkSize()
        checkAbsentFiles()
    }

    /// Checks the content of the file that the package is about.
    private mutating func checkContent() {
        guard check.checksContent, isContentSound, let content else { return }
        let path = surrounding + check.format.content
        findings += content.findings.map { $0.inFile(path) }
    }

    /// Whether that file is the one of the manifest, as far as that was checked.
    private var isContentSound: Bool { soundContent(of: check.format.content) != nil }

    /// What was not checked.
    var unchecked: [String] {
        uncheckedOfSignature + (check.checksContent && hasContent && !isContentSound ? ["content of " + check.format.content] : [])
            + (hasContent && references == nil
                ? [(check.format.namesFiles ? "images, receipts and texts that " : "texts that ") + check.format.content + " names"] : [])
    }

    private var uncheckedOfSignature: [String] {
        guard contents[Array(OrderPackage.Name.signature.utf8)] != nil else { return ["signature"] }
        let owner = signingCertificate?.subject
        return (root != nil || findings.contains { $0.rule == .signatureCertificates } ? [] : ["whether Apple issued the certificate"])
            + (check.now == nil ? ["dates of the certificates"] : [])
            + (owner?.userIdentifier == nil ? [check.format.typeName + " of the certificate"] : [])
            + ((check.team ?? content?.team) != nil && owner?.organizationalUnit == nil ? ["team of the certificate"] : [])
    }

    // MARK: For the steps

    /// Whether the package has a file, even if its content cannot be read, or a finding says that it is missing.
    func has(_ path: String) -> Bool { contents[Array(path.utf8)] != nil || explained.contains(Array(path.utf8)) }

    /// The content of a file; `nil` if it cannot be checked, because it is not the file of the manifest.
    func soundContent(of path: String) -> [UInt8]? {
        let path = Array(path.utf8)
        return changed.contains(path) ? nil : contents[path]
    }

    /// Notes a file that a finding explains.
    mutating func explain(_ path: String) { explained.insert(Array(path.utf8)) }

    /// Adds a finding about a file.
    mutating func report(
        _ rule: RuleID, severity: Severity? = nil, _ message: Sentence, help: String, path: String? = nil, line: Int? = nil
    ) {
        findings.append(
            Finding(
                package: rule, severity: severity, message, help: help, in: path.map { surrounding + $0 },
                line.map { TextPosition(line: $0) }))
    }

    /// Adds a finding about a path as the archive has it.
    mutating func report(_ rule: RuleID, severity: Severity? = nil, _ message: Sentence, help: String, archived path: String?) {
        findings.append(Finding(package: rule, severity: severity, message, help: help, in: path))
    }
}

extension Finding {
    /// A finding about a package, with the usual severity of its rule or another one.
    package init(
        package rule: RuleID, severity: Severity? = nil, _ message: Sentence, help: String, in file: String? = nil,
        _ position: TextPosition? = nil
    ) {
        self.init(rule, severity ?? WalletOrdersRules.severity(rule.code), message, help: help, in: file, position)
    }
}

extension ZipError {
    /// The finding about a file that is not an archive, or not one that is safe to read.
    public func finding(of format: PackageFormat = .order) -> Finding {
        let help =
            switch self {
            case .tooLong, .tooMany, .tooLarge: "use fewer and smaller files"
            case .ratio: "leave out the file that is so much larger than its compressed data"
            default: "make the archive with paysheet " + format.noun + " pack, or with another zip program"
            }
        return Finding(package: .packageArchive, Sentence(words: description), help: help)
    }
}
