package import PaySheetShapes

extension Generator {
    /// The folder of the pages, from the root of the repository.
    package static let pagesFolder = "Docs"
    /// The folder of the sample documents, from the root of the repository.
    package static let samplesFolder = "Examples/Documents"
    /// The page about the command, which is generated.
    package static let commandPage = "Command.md"

    /// The beginnings of names of pages for people who change the project.
    private static let internalPages = ["Adding-", "Architecture", "Packaging", "Performance", "Scale", "Threat-model"]

    /// The titles and headings of the pages as Swift, for a search by words.
    ///
    /// - Parameter samples: The paths of the sample documents in their folder. Their names say what they show.
    package func pagesFile(_ pages: [(name: String, text: String)], samples: [String]) -> GeneratedFile {
        var swift = GeneratedFile.header("the pages in Docs and the names in Examples/Documents")
        swift += "/// The pages in `Docs`, with their headings, the commands, and the sample documents.\n"
        swift += "enum GuidePages {\n"
        swift += "    /// A line for each: the file and the title, or the anchor and the heading, and what it is about.\n"
        swift += "    static let text = #\"\"\"\n"
        for page in pages where !Generator.internalPages.contains(where: { page.name.hasPrefix($0) }) {
            let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            let isGenerated = page.text.hasPrefix("<!--")
            if page.name == Generator.commandPage {
                swift += commands(lines).map { "        $|" + $0 + "\n" }.joined()
            } else if !isGenerated {
                swift += headings(lines, of: page.name).map { "        " + $0 + "\n" }.joined()
            }
        }
        swift += samples.map { "        @" + $0 + "||\n" }.joined()
        return GeneratedFile(
            path: "Sources/PaySheetChecking/Explain/Generated/GuidePages.swift", text: swift + "        \"\"\"#\n}\n")
    }

    /// The rows of the first table of the page about the command.
    private func commands(_ lines: [String]) -> [String] {
        lines.compactMap { line in
            let cells = line.split(separator: "|").map { plain($0) }
            guard line.hasPrefix("| [`"), cells.count == 2, let name = cells.first else { return nil }
            return name + "|" + cells[1]
        }
    }

    private func headings(_ lines: [String], of name: String) -> [String] {
        var (rows, isCode): ([String], Bool) = ([], false)
        for (number, line) in lines.enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            let level = line.prefix { $0 == "#" }.count
            guard !isCode, level > 0, line.dropFirst(level).hasPrefix(" ") else { continue }
            let title = plain(line.dropFirst(level + 1))
            let paragraph = lines[(number + 1)...].drop { $0.isEmpty }.prefix { !$0.isEmpty && !$0.hasPrefix("#") }
            let isProse = paragraph.first.map { !["|", "`", "-", "<", "1"].contains($0.prefix(1)) || $0.hasPrefix("`") } ?? false
            let first =
                isProse && !(paragraph.first?.hasPrefix("```") ?? false) ? sentence(plain(paragraph.joined(separator: " ")[...])) : ""
            rows.append((level == 1 ? name : "#" + anchor(title)) + "|" + title + "|" + first)
        }
        return rows
    }

    /// The first two sentences of a paragraph.
    private func sentence(_ text: String) -> String {
        var (count, before): (Int, Character) = (0, " ")
        for (offset, character) in text.enumerated() {
            if character == " ", before == "." || before == ":" {
                count += 1
                if count == 2 { return String(text.prefix(offset)) }
            }
            before = character
        }
        return text
    }

    /// The text without marks of Markdown: links, emphasis and code.
    private func plain(_ text: Substring) -> String {
        var (plain, rest) = ("", text)
        while let character = rest.popFirst() {
            switch character {
            case "`", "*", "[": continue
            case "]":
                if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
            case "|": plain += "/"
            default: plain.append(character)
            }
        }
        return plain.split(separator: " ").joined(separator: " ")
    }

    /// The anchor of a heading, as GitHub makes it.
    private func anchor(_ title: String) -> String {
        String(title.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
}
