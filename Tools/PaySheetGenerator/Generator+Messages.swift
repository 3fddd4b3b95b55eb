package import PaySheetShapes

extension Generator {
    /// The texts of browsers, servers and libraries, from the root of the repository.
    package static let messagesPath = "Sources/PaySheetChecking/Catalogs/Messages/Data/apple-pay.txt"
    /// The texts of payment providers' SDKs.
    package static let providerMessagesPath = "Sources/PaySheetChecking/Catalogs/Messages/Data/providers.txt"

    /// The texts as Swift. A block without a text or a cause is a mistake.
    package func messagesFile(
        _ text: String, at path: String = messagesPath, as name: String = "blocks", in file: String = "Texts"
    ) throws(SourceFault) -> GeneratedFile {
        var swift = GeneratedFile.header(path) + "extension ConsoleMessage {\n"
        swift += "    /// The blocks of the file, without comments.\n    static let \(name) = #\"\"\"\n"
        var block = 0
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.hasPrefix("#") {
            let isCause = line.hasPrefix("- ")
            guard isCause == (block > 1) || line.isEmpty && block != 1 && block != 2 else {
                throw SourceFault(path, number + 1, "a block has a source, a text, and causes that begin with a hyphen")
            }
            block = line.isEmpty ? 0 : block + 1
            swift += line.isEmpty ? "\n" : "        \(line)\n"
        }
        return GeneratedFile(
            path: "Sources/PaySheetChecking/Catalogs/Messages/Generated/ConsoleMessage+\(file).swift", text: swift + "        \"\"\"#\n}\n")
    }
}
