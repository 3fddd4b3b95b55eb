package import PaySheet

/// The input of a job.
package struct Job: Sendable {
    let source: DocumentSource
    let content: Content

    package enum Content: Sendable {
        /// A whole file. A candidate counts only if it is a document.
        case document([UInt8], isCandidate: Bool)
        case records(LineBlock)
    }

    package init(source: DocumentSource, content: Content) {
        self.source = source
        self.content = content
    }

    /// Checks a document of a container. Its path in reports is `letter.json!/voucher`.
    ///
    /// - Parameter met: The expectations that the container meets.
    package init(_ content: Container.Content, in source: DocumentSource, met: [Expected]) {
        let inner = DocumentSource(
            path: content.path(in: source.path), knownAs: source.knownPath.map { content.path(in: $0) }, settings: source.settings,
            ignores: source.ignores, kind: content.kind,
            isPart: true, met: met)
        self.init(source: inner, content: .document(content.bytes, isCandidate: false))
    }
}
