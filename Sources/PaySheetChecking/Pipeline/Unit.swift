package import PaySheetSources

/// What is examined as one. A ``Job`` alone does not link the reader of source code, which programs without files do not need.
package enum Unit: Sendable {
    case job(Job)
    /// A container about which something can be said, with its documents.
    case container(OpenContainer, DocumentSource)
    /// A file of source code.
    case source([UInt8], SourceLanguage, DocumentSource)
    /// The documents of such a file.
    case documents(SourceDocuments, DocumentSource)

    package var source: DocumentSource {
        switch self {
        case .job(let job): job.source
        case .container(_, let source), .source(_, _, let source), .documents(_, let source): source
        }
    }

    /// Whether it is a part of a stream, after which another part can be waited for.
    var isOfStream: Bool {
        if case .job(let job) = self, case .records = job.content { true } else { false }
    }
}
