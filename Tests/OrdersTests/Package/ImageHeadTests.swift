import PaySheetOrders
import Testing

@Suite("Heads of images")
struct ImageHeadTests {
    /// The head of a PNG with a colour type, and chunks before its pixels.
    static func makePNG(_ width: Int, _ height: Int, color: UInt8 = 2, chunks: [String] = ["IDAT"]) -> [UInt8] {
        let number = { (value: Int) in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width)
        bytes += number(height) + [8, color, 0, 0, 0] + number(0)
        for name in chunks { bytes += number(5) + Array(name.utf8) + [1, 2, 3, 4, 5] + number(0) }
        return bytes
    }

    /// The head of a JPEG with a comment, a byte to fill up with, and the mark of a frame.
    static func makeJPEG(_ width: Int, _ height: Int, frame: UInt8 = 0xC0) -> [UInt8] {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46, 0xFF, 0xFF, 0xFE, 0, 3, 0x61, 0xFF, frame, 0, 11, 8]
        return start + [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 1, 0x11, 0, 0xFF, 0xDA]
    }

    @Test(
        "Size and transparency of a PNG are read",
        arguments: [
            (makePNG(300, 200), false), (makePNG(300, 200, color: 4), true), (makePNG(300, 200, color: 6), true),
            (makePNG(300, 200, color: 3), false),
            (makePNG(300, 200, color: 3, chunks: ["PLTE", "tRNS", "IDAT"]), true),
            (makePNG(300, 200, color: 3, chunks: ["IDAT", "tRNS"]), false),
        ])
    func png(_ bytes: [UInt8], _ hasAlpha: Bool) throws {
        let head = try #require(ImageHead(bytes))
        #expect(head.width == 300 && head.height == 200 && head.hasAlpha == hasAlpha)
    }

    @Test("The size of a JPEG is read", arguments: [0xC0, 0xC2, 0xCF] as [UInt8])
    func jpeg(_ frame: UInt8) throws {
        let head = try #require(ImageHead(ImageHeadTests.makeJPEG(300, 200, frame: frame)))
        #expect(head.width == 300 && head.height == 200 && !head.hasAlpha)
    }

    @Test("A JPEG segment without a frame has no size", arguments: [0xC4, 0xC8, 0xCC, 0xDA, 0xD9] as [UInt8])
    func noFrame(_ mark: UInt8) { #expect(ImageHead(ImageHeadTests.makeJPEG(300, 200, frame: mark)) == nil) }

    @Test("Other bytes and truncated headers are not images")
    func others() {
        #expect(ImageHead([]) == nil && ImageHead(Array("GIF89a".utf8)) == nil && ImageHead(ImageHeadTests.makePNG(0, 5)) == nil)
        let png = ImageHeadTests.makePNG(1, 1)
        for count in 0..<26 { #expect(ImageHead(Array(png[..<count])) == nil) }
        let jpeg = ImageHeadTests.makeJPEG(1, 1)
        for count in 0..<23 { #expect(ImageHead(Array(jpeg[..<count])) == nil) }
    }
}
