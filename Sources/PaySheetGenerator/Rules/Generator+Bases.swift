package import PaySheetShapes

extension Generator {
    /// The folder of the documents that samples start from, from the root of the repository.
    package static let basesFolder = "Sources/PaySheetGuide/Bases"

    /// The documents that samples start from as Swift. `path` is a path inside the folder: `request.json` becomes `requestText`.
    package func basesFile(_ documents: [(path: String, text: String)]) -> GeneratedFile {
        var text = GeneratedFile.baseHeader + "extension SampleBase {\n"
        for (index, document) in documents.enumerated() {
            text += (index == 0 ? "" : "\n") + "    static let \(document.path.prefix { $0 != "." })Text = #\"\"\"\n"
            for line in document.text.split(separator: "\n") { text += "        \(line)\n" }
            text += "        \"\"\"#\n"
        }
        return GeneratedFile(path: "Sources/PaySheetGuide/Generated/SampleBase+Texts.swift", text: text + "}\n")
    }
}
