package import PaySheet
package import PaySheetTokens

/// What is particular about the packages of one kind of document: the package of an order, or that of a pass.
public struct PackageFormat: Sendable {
    package let subject: PackageSubject
    /// The extension of a package's file name.
    public let fileExtension: String
    /// The name of the files with texts in language folders.
    package let strings: String
    /// The hash of files in the manifest.
    package let digest: PackageDigest
    /// Images of which a package needs one: an image at several resolutions.
    package let icons: [String]
    /// Whether the content names its images and attachments. Without it, Wallet knows their names.
    package let namesFiles: Bool
    /// Whether Wallet reads texts of other characters than ASCII in UTF-8.
    package let readsUTF8: Bool
    /// What the certificate is for.
    package let purpose: CertificatePurpose
    /// Reads the file that the package is about.
    let read: @Sendable ([UInt8]) -> PackageContent

    package init(
        _ subject: PackageSubject, strings: String, digest: PackageDigest, purpose: CertificatePurpose, fileExtension: String,
        icons: [String] = [], namesFiles: Bool, readsUTF8: Bool,
        read: @escaping @Sendable ([UInt8]) -> PackageContent
    ) {
        (self.subject, self.fileExtension, self.strings, self.digest) = (subject, fileExtension, strings, digest)
        (self.purpose, self.icons, self.namesFiles, self.readsUTF8, self.read) = (purpose, icons, namesFiles, readsUTF8, read)
    }

    /// The package of an order.
    public static let order = PackageFormat(
        .order, strings: "order.strings", digest: .sha256, purpose: .orderType, fileExtension: OrderPackage.fileExtension,
        namesFiles: true, readsUTF8: false
    ) { bytes in
        let order = WalletOrder.read(bytes)
        return PackageContent(
            findings: order.findings, type: order.value?.orderTypeIdentifier, references: order.value.map { PackageReferences($0) })
    }

    /// The media type with which a server sends a package.
    public var mediaType: String { subject.mediaType }

    /// The member with the identifier that the certificate has, such as `orderTypeIdentifier`.
    package var typeMember: String { subject.typeMember }

    /// What that member names, such as `order type`.
    package var typeName: String { subject.typeName }

    /// What a package is for, such as `order`. It is also the name of the command.
    package var noun: String { subject.rawValue }

    /// The name of the file that the package is about, such as `order.json`.
    package var content: String { subject.file }

    /// What a package is for, with its article.
    package var phrase: String { subject.phrase }

    /// The identifier that a certificate must have for a file, if the file can be read.
    package func type(of content: [UInt8]) -> String? { read(content).type }

    /// Whether a file is called as packages of this kind are.
    package func names(_ file: String) -> Bool { ASCII.hasSuffix(file, "." + fileExtension) }
}

/// What the file that a package is about says.
package struct PackageContent: Sendable {
    /// What is wrong with it.
    let findings: Findings
    /// The identifier that the certificate has.
    let type: String?
    /// The team that the certificate has; `nil` if the file does not say it.
    let team: String?
    /// What it names that is elsewhere in the package; `nil` if it cannot be read.
    let references: PackageReferences?

    package init(findings: Findings, type: String?, team: String? = nil, references: PackageReferences?) {
        (self.findings, self.type, self.team, self.references) = (findings, type, team, references)
    }
}
