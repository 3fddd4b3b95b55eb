/// Something that is wrong with a package as a set of files, whatever they contain.
package struct PackageFlaw: Sendable, Hashable {
    /// What is wrong.
    let cause: Cause
    /// The path of the file, or `nil` if it is the whole archive.
    package let path: String?

    /// What can be wrong.
    enum Cause: Sendable, Hashable {
        /// A package cannot have a file at the path.
        case path(PackagePath.Fault)
        /// An earlier file has the same path.
        case duplicate
        /// The path of another file differs in case, or in the form of accents, only.
        case differsInCase(String)
        /// Another file has the path of a folder.
        case isFolder
        /// The file is a link.
        case link
        /// The content of the file cannot be read.
        case unreadable(ZipEntry.Reason)
        /// The archive is odd.
        case odd(ZipOddity.Cause)
    }

    /// Whether a file is missing in the package because of it.
    package var losesFile: Bool {
        switch cause {
        case .path, .duplicate, .link, .unreadable, .isFolder: true
        case .differsInCase, .odd: false
        }
    }

    /// Whether the package must not be unpacked: a file would be lost, replaced, or not be the one that was packed.
    package var isUnsafe: Bool {
        switch cause {
        case .differsInCase, .odd(.checksum), .odd(.encoding): true
        default: losesFile
        }
    }
}
