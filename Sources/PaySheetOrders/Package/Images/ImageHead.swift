/// What the first bytes of a PNG or JPEG image say about it.
package struct ImageHead: Sendable, Hashable {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Whether pixels can be transparent.
    package let hasAlpha: Bool

    /// Reads the head of an image; `nil` if the bytes are not one, or end too early.
    package init?(_ bytes: [UInt8]) {
        if ImageHead.isPNG(bytes) {
            guard bytes.bigEndian(4, at: 8) == 13, ImageHead.has("IHDR", at: 12, bytes), let width = bytes.bigEndian(4, at: 16),
                let height = bytes.bigEndian(4, at: 20), let color = bytes.bigEndian(1, at: 25), width > 0, height > 0
            else { return nil }
            (self.width, self.height) = (width, height)
            // Grey with alpha, and colours with alpha.
            hasAlpha = color == 4 || color == 6 || ImageHead.hasTransparency(bytes)
        } else if ImageHead.isJPEG(bytes) {
            guard let size = ImageHead.frameSize(bytes) else { return nil }
            (width, height, hasAlpha) = (size.width, size.height, false)
        } else {
            return nil
        }
    }

    /// Whether bytes begin as a PNG image does.
    static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

    /// Whether bytes begin as a JPEG image does.
    static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Whether bytes begin as a PDF file does.
    static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

    private static func has(_ name: String, at place: Int, _ bytes: [UInt8]) -> Bool {
        place <= bytes.count && bytes[place...].starts(with: name.utf8)
    }

    /// Whether a PNG has a list of transparent colours before its pixels.
    private static func hasTransparency(_ bytes: [UInt8]) -> Bool {
        var place = 8
        while let length = bytes.bigEndian(4, at: place), bytes.bigEndian(4, at: place + 4) != nil {
            if has("tRNS", at: place + 4, bytes) { return true }
            if has("IDAT", at: place + 4, bytes) { return false }
            // Length, name and checksum surround the content.
            guard length <= bytes.count - place - 12 else { return false }
            place += length + 12
        }
        return false
    }

    /// The size in the first frame of a JPEG.
    private static func frameSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while let mark = bytes.bigEndian(1, at: place), mark == 0xFF, let kind = bytes.bigEndian(1, at: place + 1) {
            switch kind {
            // A byte to fill up with.
            case 0xFF: place += 1
            // Segments without a length.
            case 0x01, 0xD0...0xD7: place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = bytes.bigEndian(2, at: place + 5), let width = bytes.bigEndian(2, at: place + 7), width > 0, height > 0
                else { return nil }
                return (width, height)
            // The pixels or the end come before a frame.
            case 0xD9, 0xDA: return nil
            default:
                guard let length = bytes.bigEndian(2, at: place + 2), length >= 2 else { return nil }
                place += 2 + length
            }
        }
        return nil
    }
}
