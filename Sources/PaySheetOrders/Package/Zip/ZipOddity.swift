/// Something in a zip archive that readers treat differently. The files can be read.
package struct ZipOddity: Sendable, Hashable {
    /// What is odd.
    package let cause: Cause
    /// The path of the file, or `nil` if it is the whole archive.
    package let path: String?

    package init(_ cause: Cause, path: String?) {
        self.cause = cause
        self.path = path
    }

    /// What can be odd.
    package enum Cause: Sendable, Hashable {
        /// So many bytes are before the first file.
        case bytesBefore(Int)
        /// So many bytes are after the end.
        case bytesAfter(Int)
        /// So many bytes between the files belong to none of them.
        case bytesBetween(Int)
        /// The archive states another number of files than it has.
        case count
        /// The header before the file says something else than the directory.
        case header(Part)
        /// The file has its data in common with another one.
        case overlap
        /// The checksum does not fit the bytes.
        case checksum
        /// The archive uses the zip64 format.
        case zip64
        /// The file is a link or a device.
        case link
        /// The path is not UTF-8.
        case encoding
    }

    /// A part of a header.
    package enum Part: String, Sendable, Hashable {
        case path, method, size, checksum
    }
}
