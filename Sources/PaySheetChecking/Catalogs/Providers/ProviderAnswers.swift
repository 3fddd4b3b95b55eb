import PaySheet
import PaySheetPreview
import PaySheetProviders

/// What commands say of documents of payment providers: what they say of the request for Apple Pay that the SDK makes.
enum ProviderAnswers {
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        guard let request = request(document) else { return document.hasNoRequest }
        return AgreementDescription.answer(request, options)
    }

    static func diff(_ old: ReadDocument?, _ new: ReadDocument?, _ options: DiffOptions) -> DocumentAnswer {
        guard let old, let new else { return SheetDocument.answer(nil, nil, options) }
        guard let before = request(old) else { return old.hasNoRequest }
        guard let after = request(new) else { return new.hasNoRequest }
        return SheetDocument.answer(before, after, options)
    }

    /// The requests that a document becomes.
    static func requests(_ bytes: [UInt8], _ kind: DocumentKind) -> [TranslatedDocument] {
        ProviderTranslation.requests(bytes, as: kind).map { TranslatedDocument(kind: $0.kind, bytes: $0.bytes) }
    }

    /// The request as if the user had given it.
    private static func request(_ document: ReadDocument) -> ReadDocument? {
        guard let kind = document.check.kind, let request = requests(document.bytes, kind).first else { return nil }
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

extension DrawableKinds {
    /// Documents of providers that become a request.
    static var providers: DrawableKinds {
        DrawableKinds(
            kinds: Catalog.providers.kinds.filter { $0 != .stripePaymentUpdate }, subject: "payment sheet",
            absence: "payment sheet; documents that become a request have one", catalogs: { .providers },
            stopgaps: [:],
            sequence: { bytes, kind, options in
                guard let request = ProviderTranslation.requests(bytes, as: kind).first else { return nil }
                return DrawableKinds.applePay.sequence(request.bytes, request.kind, options)
            })
    }
}
