/// A file in a zip archive.
package struct ZipEntry: Sendable, Hashable {
    /// The path, as the archive has it.
    package let path: String
    /// The bytes, or why there are none.
    package let content: Content

    /// The content of a file.
    package enum Content: Sendable, Hashable {
        case bytes([UInt8])
        case unreadable(Reason)
    }

    /// Why the content of a file cannot be read.
    package enum Reason: Sendable, Hashable {
        /// The file is encrypted.
        case encrypted
        /// The file is compressed with the method of a number.
        case method(Int)
        /// The file is not where the directory says.
        case misplaced
        /// The file has data in common with another one. It is not read, because many files can have the same data.
        case overlapping
        /// The compressed data is damaged.
        case damaged
        /// The file has another size than the directory says.
        case size
    }
}
