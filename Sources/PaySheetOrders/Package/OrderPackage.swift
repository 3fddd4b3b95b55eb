import PaySheet

/// The files of an order or a pass for Wallet: order.json or pass.json with manifest, signature, images and languages.
///
/// ```swift
/// let package = try OrderPackage(archive: bytes)
/// for finding in OrderPackageCheck().findings(in: package) { print(finding) }
/// ```
public struct OrderPackage: Sendable, Hashable {
    /// The extension of a package's file name.
    public static let fileExtension = "order"
    /// The media type with which a server sends a package.
    public static let mediaType = "application/vnd.apple.finance.order"

    /// A file of a package.
    public struct File: Sendable, Hashable {
        /// The path from the top of the package, with `/`.
        public let path: String
        /// The content.
        public let bytes: [UInt8]

        /// Creates a file.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The names of files that every package has.
    package enum Name {
        package static let manifest = "manifest.json"
        package static let signature = "signature"
    }

    /// The files, sorted by the bytes of their paths. No two have the same path.
    public let files: [File]
    /// What is wrong with paths and archive.
    package let flaws: [PackageFlaw]
    /// The number of bytes of the archive; `nil` if the package was not read from one.
    public let archiveSize: Int?

    /// Creates a package from files.
    ///
    /// - Parameter files: The files. Of two files with the same path, the first one counts.
    public init(_ files: [File]) { self.init(files, flaws: [], archiveSize: nil) }

    /// Creates a package from the files of a folder.
    ///
    /// - Parameter links: The paths of links that lead out of the folder.
    package init(_ files: [File], links: [String]) {
        self.init(files, flaws: links.map { PackageFlaw(cause: .link, path: $0) }, archiveSize: nil)
    }

    /// Reads the archive of a package.
    ///
    /// Files that cannot be read, and files that no package can have, are left out. The check reports them.
    public init(archive: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
        let reader = try ZipReader(archive, limits: limits)
        var flaws: [PackageFlaw] = []
        var links: Set<[UInt8]> = []
        for oddity in reader.oddities {
            guard oddity.cause == .link, let path = oddity.path else {
                flaws.append(PackageFlaw(cause: .odd(oddity.cause), path: oddity.path))
                continue
            }
            links.insert(Array(path.utf8))
            flaws.append(PackageFlaw(cause: .link, path: path))
        }
        var files: [File] = []
        for entry in reader.entries where !links.contains(Array(entry.path.utf8)) {
            switch entry.content {
            case .bytes(let bytes): files.append(File(path: entry.path, bytes: bytes))
            case .unreadable(let reason): flaws.append(PackageFlaw(cause: .unreadable(reason), path: entry.path))
            }
        }
        for folder in reader.folders {
            guard let fault = PackagePath.fault(String(decoding: folder.utf8.dropLast(), as: UTF8.self)) else { continue }
            flaws.append(PackageFlaw(cause: .path(fault), path: folder))
        }
        self.init(files, flaws: flaws, archiveSize: archive.count)
    }

    private init(_ given: [File], flaws found: [PackageFlaw], archiveSize: Int?) {
        var flaws = found
        var files: [File] = []
        var paths: Set<[UInt8]> = []
        for file in given {
            let path = Array(file.path.utf8)
            if let fault = PackagePath.fault(file.path) {
                flaws.append(PackageFlaw(cause: .path(fault), path: file.path))
            } else if !paths.insert(path).inserted {
                flaws.append(PackageFlaw(cause: .duplicate, path: file.path))
            } else {
                files.append(file)
            }
        }
        files = files.inByteOrder { Array($0.path.utf8) }
        var spellings: [String: String] = [:]
        for file in files {
            guard let other = spellings.updateValue(file.path, forKey: CaseFolding.folded(file.path)) else { continue }
            flaws.append(PackageFlaw(cause: .differsInCase(other), path: file.path))
        }
        // No system can have a file and a folder of one name.
        var folders: Set<[UInt8]> = []
        for file in files {
            let path = Array(file.path.utf8)
            for slash in path.indices where path[slash] == UInt8(ascii: "/") {
                guard folders.insert(Array(path[..<slash])).inserted else { continue }
                let folder = String(decoding: path[..<slash], as: UTF8.self)
                guard let other = spellings[CaseFolding.folded(folder)], !other.utf8.elementsEqual(folder.utf8) else { continue }
                flaws.append(PackageFlaw(cause: .differsInCase(folder), path: other))
            }
        }
        let isFolder = { (file: File) in folders.contains(Array(file.path.utf8)) }
        flaws += files.filter(isFolder).map { PackageFlaw(cause: .isFolder, path: $0.path) }
        self.files = files.filter { !isFolder($0) }
        self.flaws = flaws
        self.archiveSize = archiveSize
    }

    /// The content of a file.
    public func content(of path: String) -> [UInt8]? {
        files.first { $0.path.utf8.elementsEqual(path.utf8) }?.bytes
    }

    /// Returns the package as an archive. The same files always give the same bytes.
    ///
    /// - Throws: An error if the package has files that no package can have, or more than an archive can hold.
    public func archive() throws(ZipError) -> [UInt8] {
        if let flaw = flaws.first(where: { $0.losesFile }) { throw .path(flaw.path ?? "") }
        return try ZipWriter.archive(files)
    }

    /// Whether a file or folder of a name is one that systems and editors add.
    package static func isMetadata(_ name: String) -> Bool { PackagePath.metadata(in: name) != nil }

    /// The file that a package is about, such as order.json, also in a folder that surrounds all files by mistake.
    package func main(of format: PackageFormat) -> File? {
        let path =
            PackageExamination.surrounding(files.filter { PackagePath.metadata(in: $0.path) == nil }, format.content) + format.content
        return files.first { $0.path.utf8.elementsEqual(path.utf8) }
    }

    /// Whether the package has a manifest and a signature, which other archives hardly have together.
    package var isSigned: Bool { [Name.manifest, Name.signature].allSatisfy { content(of: $0) != nil } }

    /// The package without files that systems and editors add, such as `.DS_Store`, and the paths of these.
    package var withoutMetadata: (package: OrderPackage, removed: [String]) {
        var kept: [File] = []
        var removed: [String] = []
        for file in files {
            guard let path = PackagePath.metadata(in: file.path) else {
                kept.append(file)
                continue
            }
            if removed.last.map({ !$0.utf8.elementsEqual(path.utf8) }) ?? true { removed.append(path) }
        }
        let flaws = flaws.filter { flaw in
            // The new package finds these itself.
            if case .differsInCase = flaw.cause { return false }
            return flaw.path.map { PackagePath.metadata(in: $0) == nil } ?? true
        }
        return (OrderPackage(kept, flaws: flaws, archiveSize: nil), removed)
    }
}
