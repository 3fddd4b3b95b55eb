import PaySheet

/// Why bytes are not a zip archive that can be read or written.
public enum ZipError: Error, Sendable, Hashable {
    /// There are no bytes.
    case empty
    /// The bytes are not a zip archive.
    case notZip
    /// The bytes are JSON.
    case json
    /// The end of the archive is missing.
    case truncated
    /// The archive is a part of several.
    case split
    /// The directory of the archive is damaged.
    case directory
    /// The archive has more than so many bytes.
    case tooLong(Int)
    /// The archive has more than so many files.
    case tooMany(Int)
    /// The files have more than so many bytes together.
    case tooLarge(Int)
    /// The files are together more than so many times larger than the archive.
    case ratio(Int)
    /// The path of a file cannot be in an archive.
    case path(String)
}

extension ZipError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .notZip: "the file is not a zip archive"
        case .json: "the file is JSON, not a zip archive"
        case .truncated: "the end of the archive is missing"
        case .split: "the archive is one part of several"
        case .directory: "the directory of the archive is damaged"
        case .tooLong(let bytes): "the archive has more than " + String(bytes) + " bytes"
        case .tooMany(let files): "the archive has more than " + String(files) + " files"
        case .tooLarge(let bytes): "the files of the archive have more than " + String(bytes) + " bytes"
        case .ratio(let ratio): "the files of the archive are more than " + String(ratio) + " times larger than the archive"
        case .path(let path): "a package cannot have a file at " + Shown.quoted(path)
        }
    }
}
