public import PaySheet
public import PaySheetTokens

/// Checks the package of an order or of a pass: order.json or pass.json, manifest, signature, languages and images.
///
/// That a signature was made with the key of its certificate needs arithmetic, which this library does not have. ``verify`` can call
/// a library that has it. Without it, ``unchecked(in:)`` names the arithmetic.
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
    /// Verifies a signature: the algorithm, the public key of the signer, the signed bytes and the signature.
    public var verify: (@Sendable (ObjectName, PublicKey, [UInt8], [UInt8]) -> Bool)?
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

    /// Returns what is wrong with a package, and what was not checked.
    package func checked(_ package: OrderPackage) -> (findings: [Finding], unchecked: [String]) {
        var examination = PackageExamination(package, self)
        examination.run()
        return (examination.findings, examination.unchecked)
    }
}
