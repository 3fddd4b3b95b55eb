import PaySheetCompression

/// The text of an input, which can have been compressed.
package struct InputText: Sendable {
    package let bytes: [UInt8]
    /// Whether the input is gzip data. No command writes such data, so that its documents cannot be changed in place.
    package let isCompressed: Bool

    /// The ending of the names of compressed files, which is left out where a name tells what a text is.
    static let ending = ".gz"

    /// Returns the path that tells what the text is: without `.gz` if it was compressed.
    package func path(_ path: String) -> String { isCompressed ? InputText.plainPath(path) : path }

    /// Returns a path without `.gz` at its end, in any case of its letters.
    package static func plainPath(_ path: String) -> String {
        path.lowercased().hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    }

    /// Whether a file has a name for documents on lines.
    ///
    /// - Parameter isRead: Whether the command decompresses files.
    package static func areRecords(_ path: String, decompressing isRead: Bool = true) -> Bool {
        (isRead ? plainPath(path) : path).hasSuffix(".ndjson")
    }
}

extension System {
    /// Reads the text of an operand of a command: a file, or standard input for `-`. Gzip data is decompressed. It returns at most this
    /// number of bytes and one piece.
    package func text(of operand: String, limit: Int) -> Attempt<InputText> {
        // Data that cannot be compressed is a little longer than its text.
        let content = content(of: operand, limit: min(limit, .max - ByteStream.pieceSize) + ByteStream.pieceSize)
        guard case .success(let bytes) = content, GzipReader.isGzip(bytes) else {
            return content.map { InputText(bytes: $0, isCompressed: false) }
        }
        return ByteStream(decompressing: bytes).all(limit: limit).map { InputText(bytes: $0, isCompressed: true) }
    }
}
