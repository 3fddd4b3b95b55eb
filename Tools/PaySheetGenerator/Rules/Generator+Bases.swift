package import PaySheetShapes

extension Generator {
    /// What samples start from as Swift. `path` is a path inside the folder: `request.json` becomes `requestText`, and `root.pem` becomes
    /// `rootPEMText`.
    package func basesFile(_ documents: [(path: String, text: String)], in places: RulePlaces) -> GeneratedFile {
        let header = GeneratedFile.header("the documents in " + places.bases)
        var text = header + (places.bases == RulePlaces.applePay.bases ? "" : "import PaySheetGuide\n\n") + "extension SampleBase {\n"
        for (index, document) in documents.enumerated() {
            let name = document.path.split(separator: "/").last ?? ""
            let parts = name.split(separator: ".").map { String($0) }
            let form = parts.last == "json" ? "" : (parts.last ?? "").uppercased()
            text += (index == 0 ? "" : "\n") + "    static let \(parts.first ?? "")\(form)Text = #\"\"\"\n"
            for line in document.text.split(separator: "\n") { text += "        \(line)\n" }
            text += "        \"\"\"#\n"
        }
        return GeneratedFile(path: places.generatedCards + "/SampleBase+Texts.swift", text: text + "}\n")
    }
}
