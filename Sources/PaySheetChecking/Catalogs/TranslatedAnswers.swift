package import PaySheet
import PaySheetPreview

/// What commands say of documents that become documents of Apple Pay: what they say of these.
enum TranslatedAnswers {
    static func describe(_ document: ReadDocument, of catalog: Catalog, _ options: DescribeOptions) -> DocumentAnswer {
        guard let request = request(document, of: catalog) else { return document.hasNoRequest }
        return AgreementDescription.answer(request, options)
    }

    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, of catalog: Catalog, _ options: DiffOptions) -> DocumentAnswer {
        guard let old, let new else { return SheetDocument.answer(nil, nil, options) }
        guard let before = request(old, of: catalog) else { return old.hasNoRequest }
        guard let after = request(new, of: catalog) else { return new.hasNoRequest }
        return SheetDocument.answer(before, after, options)
    }

    /// The pictures of the documents that become a request.
    static func pictures(of catalog: @escaping @Sendable () -> Catalog) -> DrawableKinds {
        // Prepared catalogs stay in memory, so there is only one set.
        let set = CatalogSet(catalog())
        return DrawableKinds(
            kinds: catalog().kinds, subject: "payment sheet", absence: "payment sheet; documents that become a request have one",
            catalogs: { set }, stopgaps: [:],
            sequence: { bytes, kind, settings in
                guard let request = catalog().translated(bytes, as: kind).first else { return nil }
                return DrawableKinds.applePay.sequence(request.bytes, request.kind, settings)
            })
    }

    /// The request as if the user had given it.
    private static func request(_ document: ReadDocument, of catalog: Catalog) -> ReadDocument? {
        guard let kind = document.check.kind, let request = catalog.translated(document.bytes, as: kind).first else { return nil }
        var reader = DocumentReader()
        return ReadDocument(
            name: document.name, file: document.file, bytes: request.bytes, check: reader.check(request.bytes, as: request.kind),
            isKindGiven: true)
    }
}

extension ReadDocument {
    fileprivate var hasNoRequest: DocumentAnswer {
        DocumentAnswer(
            notes: [name + ": a document of the kind " + (check.kind?.name ?? "unknown") + " becomes no request for Apple Pay"],
            status: ExitStatus.undone)
    }
}

extension CatalogList {
    /// Returns what a document becomes in another catalog; `nil` if documents of its kind are only themselves.
    package func translations(_ bytes: [UInt8], as kind: DocumentKind) -> [Translation.Document]? {
        guard let catalog = owner(of: kind)?.catalog(), catalog.translation != nil else { return nil }
        return catalog.translated(bytes, as: kind)
    }
}
