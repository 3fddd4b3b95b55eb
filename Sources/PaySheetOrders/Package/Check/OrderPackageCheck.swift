import PaySheet

/// Judges the package of an order: order.json, manifest, languages and images. It does not verify the signature.
///
/// ```swift
/// let check = OrderPackageCheck()
/// for finding in check.findings(in: package) { print(finding) }
/// ```
public struct OrderPackageCheck: Sendable, Hashable {
    /// Whether a package without a signature is right, because the signature follows.
    public var allowsMissingSignature: Bool
    /// The name of the archive; `nil` if it does not matter.
    public var fileName: String?
    /// Whether the content of order.json is judged, as ``WalletOrder`` judges it.
    public var readsOrder = true
    /// From how many bytes on a package is too large. The documentation does not say how many bytes a megabyte has.
    package var sizeLimit = 5_000_000

    /// Creates a check.
    public init(allowsMissingSignature: Bool = false, fileName: String? = nil) {
        self.allowsMissingSignature = allowsMissingSignature
        self.fileName = fileName
    }

    /// Returns what is wrong with a package.
    public func findings(in package: OrderPackage) -> [PackageFinding] {
        var examination = PackageExamination(package, self)
        examination.run()
        return examination.findings
    }

    /// Returns what this check does not judge in a package.
    public func unchecked(in package: OrderPackage) -> [String] {
        let examination = PackageExamination(package, self)
        let isUnread = examination.references == nil && examination.has(OrderPackage.Name.order)
        return ["signature"] + (readsOrder ? [] : ["content of order.json"])
            + (isUnread ? ["images, receipts and texts that order.json names"] : [])
    }
}
