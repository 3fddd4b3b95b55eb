import PaySheet

extension [Container] {
    /// Returns the documents in a text, or `nil` if it is not a container.
    func contents(of bytes: [UInt8]) -> [Container.Content]? {
        for container in self {
            if let contents = container.open(bytes) { return contents }
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
