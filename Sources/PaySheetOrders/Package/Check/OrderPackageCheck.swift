public import PaySheet
public import PaySheetSignatures
public import PaySheetTokens

/// Checks the package of an order or of a pass: order.json or pass.json, manifest, signature, languages and images.
///
/// The signature is verified up to one of the ``roots``.
///
/// ```swift
/// let check = OrderPackageCheck()
/// for finding in check.findings(in: package) { print(finding) }
/// ```
public struct OrderPackageCheck: Sendable {
    /// Whether a package without a signature is right, because the signature follows.
    public var allowsMissingSignature: Bool
    /// The name of the archive; `nil` if it does not matter.
    public var fileName: String?
    /// The moment to check certificates by; `nil` checks no dates.
    public var now: Instant?
    /// The developer team that must have signed; `nil` if it does not matter.
    public var team: String?
    /// The certificates that the chain may end with. Without any, it is not checked whether Apple issued the certificate.
    public var roots = Certificate.appleRoots
    /// What checks the signatures.
    public var verifier = SignatureVerifier()
    /// The number of bytes from which a package is too large. The documentation does not say how many bytes a megabyte has.
    package var sizeLimit = 5_000_000
    /// The number of bytes above which a package is larger than usual.
    package var usualSize = 2_000_000
    /// Whether the content of order.json or pass.json is checked.
    package var checksContent = true
    /// What the package is about.
    package let format: PackageFormat

    /// Creates a check.
    public init(of format: PackageFormat = .order, allowsMissingSignature: Bool = false, fileName: String? = nil) {
        self.format = format
        self.allowsMissingSignature = allowsMissingSignature
        self.fileName = fileName
    }

    /// Returns what is wrong with a package.
    public func findings(in package: OrderPackage) -> [Finding] {
        checked(package).findings
    }

    /// Returns what this check leaves out in a package.
    public func unchecked(in package: OrderPackage) -> [String] {
        checked(package).unchecked
    }

    /// Returns what is wrong with a package, what was not checked, and the root that its verified signature leads to.
    package func checked(_ package: OrderPackage) -> (findings: [Finding], unchecked: [String], root: Certificate?) {
        var examination = PackageExamination(package, self)
        examination.run()
        return (examination.findings, examination.unchecked, examination.root)
    }
}
