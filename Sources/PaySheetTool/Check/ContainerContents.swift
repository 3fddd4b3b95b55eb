import PaySheet
import PaySheetDocuments

extension [Container] {
    /// Returns the documents in a text, the name of the container and the remarks about it. `nil`: it is not a container.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - catalogs: The documents in captured traffic.
    func contents(
        of bytes: [UInt8], at path: String, _ catalogs: CommandCatalogs
    ) -> (contents: [Container.Content], name: String, remarks: () -> [Container.Remark])? {
        for container in self {
            if let contents = container.open(bytes) { return (contents, container.name, { container.remarks(bytes) }) }
        }
        // The list of catalogs takes time to make, and most files are documents.
        guard let form = CaptureForm(bytes, named: String(Paths.name(of: path))),
            let capture = Capture(bytes, as: form, catalogs: catalogs.catalogs)
        else { return nil }
        return (capture.documents.map { Container.Content(at: $0.place, $0.bytes, as: $0.kind) }, form.name, { [] })
    }
}

extension Job {
    /// Checks a document of a container. Its path in reports is `letter.json!/voucher`.
    init(_ content: Container.Content, in source: DocumentSource) {
        let inner = DocumentSource(
            path: source.path + "!" + content.place, settings: source.settings, ignores: source.ignores, kind: content.kind)
        self.init(source: inner, content: .document(content.bytes, isCandidate: false))
    }
}
