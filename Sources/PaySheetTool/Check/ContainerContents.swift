import PaySheet

extension [Container] {
    /// Returns the documents in a text and the name of the container, or `nil` if it is not a container.
    ///
    /// - Parameter path: The path of the file.
    func contents(of bytes: [UInt8], at path: String) -> (contents: [Container.Content], name: String)? {
        for container in self {
            if let contents = container.open(bytes, String(Paths.name(of: path))) { return (contents, container.name) }
        }
        return nil
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
