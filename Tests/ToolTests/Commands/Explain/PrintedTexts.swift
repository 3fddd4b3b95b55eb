import Foundation
import PaySheetChecking
import Testing

/// The rows of `printed-texts.tsv`: texts as people paste them, and the words that the explanation must have.
enum PrintedTexts {
    struct Row: Sendable, CustomTestStringConvertible {
        /// The row of the list of texts.
        let name: String
        let paste: String
        /// Alternatives, one of which must be there for each element.
        let wanted: [[String]]
        var testDescription: String { name + " " + paste.prefix(80) }
    }

    static let all: [Row] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("printed-texts.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            let wanted = cells[2].split(separator: ";").map { group in
                group.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            }
            return Row(name: cells[0], paste: unescaped(cells[1]), wanted: wanted)
        }
    }()

    /// All known texts, prepared once.
    static let index = MessageIndex(CatalogList.all.messages)

    private static func unescaped(_ text: String) -> String {
        let signs: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}"]
        var (plain, isEscape) = ("", false)
        for character in text {
            if isEscape { plain.append(signs[character] ?? character) } else if character != "\\" { plain.append(character) }
            isEscape = !isEscape && character == "\\"
        }
        return plain
    }
}
