extension Generator {
    var schemaFiles: [GeneratedFile] { [] }
    var referenceFiles: [GeneratedFile] { [] }
}
