/// The characters that output never shows as they are. They control a terminal, end a line, turn the direction of writing, or cannot
/// be seen.
///
/// This is the only such table: messages, reports, pictures and the errors of the command all use it. Each output decides what it
/// writes in the place of such a character.
package enum DangerousCharacter: UInt8, Sendable, Hashable, CaseIterable {
    /// A control character of C0 or C1, or DEL. Terminals obey them, and some end a line.
    case control
    /// U+2028 and U+2029. Some programs end a line there.
    case lineSeparator
    /// An embedding, override or isolate. It turns the direction of the text that follows.
    case direction
    /// U+061C, U+200E or U+200F. Arabic and Hebrew labels use them between letters.
    case directionMark
    /// U+200C or U+200D. They join emoji, and shape letters of Persian and of Indian scripts.
    case joiner
    /// A character that has no width, or that fonts draw as an empty space.
    case invisible
    /// A character for private use, which every font draws in its own way.
    case privateUse
    /// A code point without a character. Its width depends on the program.
    case unassigned

    /// The kind of a character. `nil` for a character that is safe to show.
    package init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        // Letters of most labels come first, because the lookup of unassigned code points takes long.
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x3041...0x3096, 0x3099...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return nil
        case ..<0x20, 0x7F...0x9F: self = .control
        case 0x2028, 0x2029: self = .lineSeparator
        case 0x202A...0x202E, 0x2066...0x2069: self = .direction
        case 0x61C, 0x200E, 0x200F: self = .directionMark
        case 0x200C, 0x200D: self = .joiner
        // Unicode's category "format" without those above, the fillers of Hangul, and the empty pattern of Braille.
        case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x115F...0x1160, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F,
            0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
            0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
            self = .invisible
        case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: self = .privateUse
        default:
            guard scalar.properties.generalCategory == .unassigned else { return nil }
            self = .unassigned
        }
    }
}
