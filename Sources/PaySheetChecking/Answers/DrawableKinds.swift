package import PaySheet
import PaySheetPreview

/// The documents of a catalog that have a picture.
package struct DrawableKinds: Sendable {
    package let kinds: [DocumentKind]
    /// What the picture shows: `payment sheet`.
    package let subject: String
    /// What a kind of document that is not among them does not have, and which documents do.
    let absence: String
    /// The catalogs that read the documents.
    let catalogs: @Sendable () -> CatalogSet
    /// Values for members that a picture does not need.
    let stopgaps: [String: String]
    /// Reads the sheets of a document. `nil` for one that has no value.
    let sequence: @Sendable (_ bytes: [UInt8], _ kind: DocumentKind, _ options: PreviewOptions) -> SheetSequence?

    /// Whether the value of a document has everything that it says.
    func isReadable(_ bytes: [UInt8], as kind: DocumentKind) -> Bool {
        var reader = DocumentReader(catalogs: catalogs())
        return ReadDocument.isReadable(reader.check(bytes, as: kind).findings)
    }
}
