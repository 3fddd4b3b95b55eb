package import PaySheet

extension DocumentWords {
    /// What is asked, and how long the server keeps it.
    package static let identity = DocumentWords(
        of: [.identityRecord, .credentialRequestOptions, .digitalCredentialGetRequest],
        reading: { bytes, kind -> IdentityDescription? in
            switch kind {
            case .identityRecord: IdentityRecord.read(bytes).value.map { IdentityDescription($0) }
            case .credentialRequestOptions:
                CredentialRequestOptions.read(bytes).value.map { IdentityDescription($0.digital.requests) }
            default: DigitalCredentialGetRequest.read(bytes).value.map { IdentityDescription([$0]) }
            }
        },
        describing: { description, _ in Description(description.sentences) })
}
