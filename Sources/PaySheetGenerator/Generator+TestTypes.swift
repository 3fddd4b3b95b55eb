import PaySheetShapes

extension Generator {
    /// The list of types that the laws are tried on.
    var testTypesFile: GeneratedFile {
        var text =
            GeneratedFile.swiftHeader + "import PaySheet\n\n/// Every dictionary with its Swift type.\nlet recordTypes: [RecordType] = [\n"
        for shape in shapes { text += "    RecordType(\"\(shape.name)\", \(shape.swiftName).self),\n" }
        text += "]\n"
        return GeneratedFile(path: "Tests/PaySheetTests/Generated/RecordTypes.swift", text: text)
    }
}
