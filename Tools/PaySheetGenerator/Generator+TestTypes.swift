import PaySheetShapes

extension Generator {
    /// The list of types that the laws are tried on.
    var testTypesFile: GeneratedFile {
        // What other modules have, in the order of their names.
        let modules = Set(shapes.compactMap { shape in if case .module(let name) = shape.use { name } else { nil } })
        let imports = modules.sorted().map { "import \($0)\n" }.joined()
        var text = GeneratedFile.swiftHeader + "import PaySheet\n\(imports)\n"
        text += "/// Every dictionary with its Swift type.\nlet recordTypes: [RecordType] = [\n"
        for shape in shapes { text += "    RecordType(\"\(shape.name)\", \(shape.swiftName).self),\n" }
        text += "]\n"
        return GeneratedFile(path: "Tests/PaySheetTests/Generated/RecordTypes.swift", text: text)
    }
}
