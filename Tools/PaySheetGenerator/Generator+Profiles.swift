package import PaySheetShapes

extension Generator {
    /// The folder of the profiles of payment providers, from the root of the repository.
    package static let profilesFolder = "Sources/PaySheetChecking/Profiles/Data"

    /// The profiles of payment providers as Swift. `path` is a path inside the folder.
    package func profilesFile(_ documents: [(path: String, text: String)]) -> GeneratedFile {
        let names = documents.map { "\"" + $0.path.prefix { $0 != "." } + "\"" }
        var text = GeneratedFile.profileHeader + "extension ProviderProfile {\n"
        text += "    /// The names of the providers.\n    static let names = [" + names.joined(separator: ", ") + "]\n\n"
        let listing = documents.map { String($0.path.prefix { $0 != "." }) }.joined(separator: ", ")
        text += "    /// The names in one text. (Joining them at the start takes longer than checking a small file.)\n"
        text += "    static let listing = \"\(listing)\"\n\n"
        text += "    /// The files of the profiles.\n    static let texts: [(name: String, text: String)] = [\n"
        for (name, document) in zip(names, documents) {
            text += "        (\n            name: \(name),\n            text: #\"\"\"\n"
            for line in document.text.split(separator: "\n") { text += "                \(line)\n" }
            text += "                \"\"\"#\n        ),\n"
        }
        return GeneratedFile(path: "Sources/PaySheetChecking/Profiles/Generated/ProviderProfile+Texts.swift", text: text + "    ]\n}\n")
    }
}
