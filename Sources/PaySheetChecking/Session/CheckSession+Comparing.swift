import PaySheet

/// What a document says that other documents of the run can contradict.
struct DocumentClaims: Sendable {
    let shares: MerchantShares
    let identity: DocumentIdentity?

    var isEmpty: Bool { identity == nil && shares.isEmpty }
}

/// Comparing the documents of a run with each other.
extension CheckSession {
    /// What contradicts a document.
    enum Contradiction {
        /// What earlier documents say about its merchants.
        case merchants
        /// Another document.
        case document(GivenInput)
    }

    /// Whether the document that was read last must be compared with others.
    mutating func mustCompare(_ kind: DocumentKind) -> Bool { compared?.includes(kind) == true || reader.hasShares() }

    /// Returns what the document that was read last claims.
    mutating func claims(of kind: DocumentKind?, _ bytes: ArraySlice<UInt8>) -> DocumentClaims {
        let identity = kind.flatMap { kind in compared.flatMap { $0.includes(kind) ? $0.identity(of: bytes) : nil } }
        return DocumentClaims(shares: reader.removeShares(), identity: identity)
    }

    /// Compares the claims of a document with those of earlier ones, which must all have been compared. Returns what contradicts it.
    mutating func contradiction(of claims: DocumentClaims, _ source: DocumentSource, line: Int?) -> Contradiction? {
        if let identity = claims.identity, let compared, let other = identities.add(identity, path: source.path, line: line) {
            return .document(GivenInput(compared.input, other.document, name: other.name))
        }
        guard !claims.shares.isEmpty else { return nil }
        return merchants.agrees(with: claims.shares, documentName: source.path, line: line) ? nil : .merchants
    }

    /// Whether a line that was just read does not contradict earlier documents.
    mutating func agrees(_ kind: DocumentKind, _ bytes: ArraySlice<UInt8>, line: Int, _ source: DocumentSource) -> Bool {
        guard compared?.includes(kind) == true else {
            return merchants.agrees(withSharesOf: &reader, documentName: source.path, line: line)
        }
        return contradiction(of: claims(of: kind, bytes), source, line: line) == nil
    }

    /// Checks a document again, with what contradicts it.
    mutating func check(
        _ document: ArraySlice<UInt8>, as kind: DocumentKind?, recovering: Bool, against contradiction: Contradiction
    ) -> DocumentCheck {
        switch contradiction {
        case .merchants: return reader.check(document, as: kind, recovering: recovering, knowing: &merchants)
        case .document(let other):
            let expectations = reader.expectations
            defer { reader.expectations = expectations }
            reader.expectations.inputs.insert(other, at: 0)
            return reader.check(document, as: kind, recovering: recovering)
        }
    }
}
