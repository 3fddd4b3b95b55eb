public import PaySheet

/// Checks a domain association file.
///
/// ```swift
/// let check = DomainAssociationCheck(domain: "shop.example", original: downloaded)
/// for finding in check.findings(in: served) { print(finding) }
/// ```
public struct DomainAssociationCheck: Sendable, Hashable {
    /// The domain of the site; `nil` if it is unknown.
    public var domain: String?
    /// The bytes of the file as it was downloaded; `nil` if they are unknown.
    public var original: [UInt8]?

    /// Creates a check.
    public init(domain: String? = nil, original: [UInt8]? = nil) {
        self.domain = domain
        self.original = original
    }

    /// Returns what no check can show, or this one does not.
    ///
    /// - Parameter file: The file; `nil` if its form is wrong.
    public func unchecked(in file: DomainAssociation?) -> [String] {
        var parts = ["signature"]
        if let file, file.signature != nil { parts = file.proof.unchecked + (file.signedContent == nil ? ["what was signed"] : []) }
        if original == nil { parts.append("whether the file was changed") }
        if domain == nil { parts.append("domain") }
        return parts
    }

    /// Returns what is wrong with the content of a file.
    public func findings(in bytes: [UInt8]) -> [Finding] {
        do throws(DomainAssociationError) {
            let file = try DomainAssociation(bytes)
            return [wrongSignature(file), otherDomain(file), difference(bytes)].compactMap { $0 }
        } catch {
            return [
                Finding(
                    .domainFileContent, severity: error == .frontMatter ? .warning : nil, Sentence(words: error.description),
                    help: error.help)
            ]
        }
    }

    private func wrongSignature(_ file: DomainAssociation) -> Finding? {
        let proof = file.proof
        guard let wrong = proof.signatures.first(where: { $0.fault?.isWrong == true }), let fault = wrong.fault else { return nil }
        return Finding(
            .domainFileContent, "the \(fixed: wrong.part.name) is wrong: \(fixed: fault.description)",
            help: "download the file again, and upload it without opening it")
    }

    private func otherDomain(_ file: DomainAssociation) -> Finding? {
        guard let domain, let other = file.domain, ASCII.lowerCased(domain.utf8) != ASCII.lowerCased(other.utf8) else { return nil }
        return Finding(
            .domainFileDomain, "the file is for \(other, "other"), not for \(domain, "domain")",
            help: "download the file for this domain; each subdomain has its own, also www")
    }

    // MARK: The place

    /// Returns what is wrong with the place of a file.
    ///
    /// - Parameter path: The path below the root of the site.
    public static func finding(at path: String) -> Finding? {
        guard path != DomainAssociation.path else { return nil }
        return Finding(
            .domainFilePath, "Apple does not look for the file here",
            help: "serve it at /" + DomainAssociation.path + ", with this spelling and without an extension")
    }

    /// The finding about a site without the file.
    public static var missing: Finding {
        Finding(
            .domainFileMissing, "the site has no domain association file",
            help: "serve the file of your developer account or payment provider at /" + DomainAssociation.path)
    }

    // MARK: The original

    private func difference(_ bytes: [UInt8]) -> Finding? {
        guard let original, original != bytes else { return nil }
        return Finding(
            .domainFileCopy, "the file is not the downloaded one: \(words: DomainAssociationCheck.cause(bytes, original))",
            help: "upload the downloaded file without opening it")
    }

    /// The most likely reason of a difference, with the first byte that differs.
    private static func cause(_ bytes: [UInt8], _ original: [UInt8]) -> Sentence {
        let same = zip(bytes, original).prefix { $0 == $1 }.count
        let place: Sentence = ", from byte \(same, "byte") on"
        let withoutReturns = (bytes.filter { $0 != 0x0D }, original.filter { $0 != 0x0D })
        if withoutReturns.0 == withoutReturns.1 { return "line ends were changed" + place }
        let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        if same == original.count {
            return bytes[same...].allSatisfy(isLineEnd) ? "a line end was added" + place : "there are more bytes at the end" + place
        }
        if same == bytes.count {
            return original[same...].allSatisfy(isLineEnd) ? "the last line end was removed" : "the end is missing" + place
        }
        let lowered = (bytes.map { $0 | 0x20 }, original.map { $0 | 0x20 })
        return lowered.0 == lowered.1 ? "upper and lower case were changed" + place : "they differ" + place
    }
}
