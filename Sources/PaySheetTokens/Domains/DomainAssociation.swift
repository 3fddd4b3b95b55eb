public import PaySheet
public import PaySheetSignatures

/// The file with which Apple verifies that a domain belongs to a merchant. Reading verifies no signature; ``signatures(roots:_:)`` does.
///
/// ```swift
/// let file = try DomainAssociation(bytes)
/// file.origin  // provider
/// ```
public struct DomainAssociation: Sendable, Hashable {
    /// The name of the file. It has no extension.
    public static let name = "apple-developer-merchantid-domain-association"
    /// Where a site serves the file, below its root and without a redirect.
    public static let path = ".well-known/" + name

    /// Who made the file, which decides on its form.
    public let origin: Origin
    /// The domain that the file is for; `nil` if it does not say.
    public let domain: String?
    /// When the file was made; `nil` if it does not say.
    public let created: DateTimeText?
    /// The signature; `nil` if the file has none, as newer files of providers.
    public let signature: SignedData?
    /// What was signed; `nil` if that is not known.
    ///
    /// For the file of a provider, it is not documented. In a real one, it is the text of `pspId`, `createdOn` and `version`, as its hash
    /// shows.
    let signedContent: [UInt8]?

    /// Who made a file.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// Apple's developer account: a signed message in Base64, with the domain.
        case account
        /// A payment provider: hexadecimal digits of JSON, the same for all domains.
        case provider
    }

    /// Reads a file. A line end after the content does not count.
    public init(_ bytes: [UInt8], limits: BERLimits = BERLimits()) throws(DomainAssociationError) {
        guard bytes.count <= limits.bytes else { throw .tooLong(limits.bytes) }
        try DomainAssociation.rejectOtherForms(bytes)
        let end = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
        let content = bytes[..<end]
        switch (content.first, content.dropFirst().first.map { $0 | 0x20 }) {
        case (UInt8(ascii: "7"), UInt8(ascii: "b")):
            // An opening brace.
            origin = .provider
            (created, signature, signedContent) = try DomainAssociation.provider(content, limits)
            domain = nil
        case (UInt8(ascii: "M"), UInt8(ascii: "i")):
            // A sequence.
            origin = .account
            let message = try DomainAssociation.message(content, limits)
            signature = message
            signedContent = message.content
            created = message.signers.first?.signingTime
            domain = try DomainAssociation.domain(of: message)
        default: throw .unknown
        }
    }

    /// Returns what the check of each signature says; none for a file without a signature.
    public func signatures(
        roots: [Certificate] = Certificate.appleRoots, _ verifier: SignatureVerifier = SignatureVerifier()
    ) -> [MessageSignature] {
        signature?.signatures(of: signedContent, roots: roots, verifier) ?? []
    }

    package var proof: MessageProof { MessageProof(signatures(), roots: Certificate.appleRoots) }

    /// What people save in the place of the file.
    private static func rejectOtherForms(_ bytes: [UInt8]) throws(DomainAssociationError) {
        guard let first = bytes.first(where: { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 && $0 != 0x09 }) else { throw .empty }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw .byteOrderMark
        }
        if bytes.starts(with: "-----BEGIN ".utf8) { throw .pem }
        if bytes.starts(with: "---\n".utf8) || bytes.starts(with: "---\r\n".utf8) { throw .frontMatter }
        if first == UInt8(ascii: "<") { throw .webPage }
        if first == UInt8(ascii: "{") { throw .json }
    }

    /// The place of a byte, for messages.
    private static func foreign(_ content: ArraySlice<UInt8>, at place: Int) -> DomainAssociationError {
        let before = content[..<place]
        let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? content.startIndex
        return .character(line: line, column: place - start + 1)
    }

    // MARK: The file of a provider

    private static func provider(
        _ content: ArraySlice<UInt8>, _ limits: BERLimits
    ) throws(DomainAssociationError) -> (created: DateTimeText?, signature: SignedData?, signed: [UInt8]?) {
        if let place = content.firstIndex(where: { Hex.digit($0) == nil }) { throw foreign(content, at: place) }
        guard let json = Hex.decode(content) else { throw .cut }
        guard json.last == UInt8(ascii: "}") else { throw json.contains(0x0A) ? .formatted : .cut }
        guard let tree = JSONTree(json), case .object = tree else { throw .notJSON }
        // Values of the file have no space in them.
        guard !json.contains(where: { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { throw .formatted }
        guard let provider = tree.text("pspId"), !provider.isEmpty else { throw .member("pspId") }
        guard let version = tree.wholeNumber("version") else { throw .member("version") }
        let moment = tree.wholeNumber("createdOn")
        let created = moment.map { DateTimeText(secondsSince1970: $0 / 1000) }
        guard let signature = tree.member("signature") else { return (created, nil, nil) }
        guard case .text(let digits) = signature, let bytes = Hex.decode(digits.utf8) else { throw .signature(nil) }
        do throws(BERError) {
            let message = try SignedData(bytes, limits: limits)
            let content = moment.map { Array((provider + String($0) + String(version)).utf8) }
            let isSigned = content.map { SHA256.hash($0) == message.signers.first?.messageDigest } ?? false
            return (created, message, isSigned ? content : nil)
        } catch {
            throw .signature(error)
        }
    }

    // MARK: The file of an account

    private static func message(_ content: ArraySlice<UInt8>, _ limits: BERLimits) throws(DomainAssociationError) -> SignedData {
        var digits: [UInt8] = []
        for place in content.indices {
            switch content[place] {
            case 0x0A, 0x0D: continue
            // The alphabet for addresses.
            case UInt8(ascii: "-"): digits.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): digits.append(UInt8(ascii: "/"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
                digits.append(content[place])
            default: throw foreign(content, at: place)
            }
        }
        while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
        guard let bytes = Base64.decode(digits) else { throw .cut }
        do throws(BERError) {
            return try SignedData(bytes, limits: limits)
        } catch {
            throw error.cause == .truncated ? .cut : .message(error)
        }
    }

    private static func domain(of message: SignedData) throws(DomainAssociationError) -> String {
        guard let content = message.content, let tree = JSONTree(content), case .object = tree else { throw .notJSON }
        guard tree.text("teamId")?.isEmpty == false else { throw .member("teamId") }
        guard let domain = tree.text("domain"), !domain.isEmpty else { throw .member("domain") }
        return domain
    }
}
