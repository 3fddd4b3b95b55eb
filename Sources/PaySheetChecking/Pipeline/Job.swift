package import PaySheet

/// The input of a job.
package struct Job: Sendable {
    package let source: DocumentSource
    package let content: Content

    package enum Content: Sendable {
        /// A whole file. A candidate counts only if it is a document.
        case document([UInt8], isCandidate: Bool)
        case records(LineBlock)
    }

    package init(source: DocumentSource, content: Content) {
        self.source = source
        self.content = content
    }

    /// Checks a document of a container.
    ///
    /// - Parameter met: The expectations that the container meets.
    package init(_ content: Container.Content, in source: DocumentSource, met: [Expected]) {
        self.init(source: source.part(content, met: met), content: .document(content.bytes, isCandidate: false))
    }
}
