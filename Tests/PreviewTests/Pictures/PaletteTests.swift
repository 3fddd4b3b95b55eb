import PaySheetPreview
import Testing

@Suite("Colors of pictures")
struct PaletteTests {
    @Test("All text has a contrast of at least 4.5 to 1", arguments: [("light", Palette.light), ("dark", Palette.dark)])
    func contrast(_ name: String, _ palette: Palette) throws {
        func luminance(_ color: String) throws -> Double {
            let value = try #require(UInt32(color.dropFirst(), radix: 16))
            func part(_ shift: UInt32) -> Double {
                let share = Double(value >> shift & 0xFF) / 255
                return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
            }
            return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
        }
        // The words on the button are the same pair as the accent on the card.
        for text in [palette.ink, palette.dim, palette.accent, palette.credit, palette.problem, palette.done] {
            for ground in [palette.card, palette.band, palette.page] {
                let (one, other) = (try luminance(text), try luminance(ground))
                #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, "\(text) on \(ground)")
            }
        }
    }

    /// x to the power of 2.4, as x² times the fifth root of x².
    private func power(_ x: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 { root = (4 * root + x * x / (root * root * root * root)) / 5 }
        return x * x * root
    }
}
