package import PaySheet

/// A document that another one becomes.
package struct TranslatedDocument: Sendable {
    package let kind: DocumentKind
    package let bytes: [UInt8]
}

extension CatalogList {
    /// Returns what a document becomes in another catalog; `nil` if documents of its kind are only themselves.
    package func translations(_ bytes: [UInt8], as kind: DocumentKind) -> [TranslatedDocument]? {
        functions(for: kind).translate?(bytes, kind)
    }
}
