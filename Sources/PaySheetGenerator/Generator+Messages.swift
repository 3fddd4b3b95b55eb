package import PaySheetShapes

extension Generator {
    /// The texts of browsers, servers and libraries, from the root of the repository.
    package static let messagesPath = "Sources/PaySheetChecking/Catalogs/Messages/Data/apple-pay.txt"

    /// The texts as Swift. A block without a text or a cause is a mistake.
    package func messagesFile(_ text: String) throws(SourceFault) -> GeneratedFile {
        var swift = GeneratedFile.header(Generator.messagesPath) + "extension ConsoleMessage {\n"
        swift += "    /// The blocks of the file, without comments.\n    static let blocks = #\"\"\"\n"
        var block = 0
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.hasPrefix("#") {
            let isCause = line.hasPrefix("- ")
            guard isCause == (block > 1) || line.isEmpty && block != 1 && block != 2 else {
                throw SourceFault(Generator.messagesPath, number + 1, "a block has a source, a text, and causes that begin with a hyphen")
            }
            block = line.isEmpty ? 0 : block + 1
            swift += line.isEmpty ? "\n" : "        \(line)\n"
        }
        return GeneratedFile(
            path: "Sources/PaySheetChecking/Catalogs/Messages/Generated/ConsoleMessage+Texts.swift", text: swift + "        \"\"\"#\n}\n")
    }
}
