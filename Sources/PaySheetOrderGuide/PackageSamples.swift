import PaySheet
import PaySheetGuide
import PaySheetOrders
import PaySheetTokens

/// The packages that samples start from, and how they are checked.
enum PackageSamples {
    /// The packages, and the signatures that they name.
    static let bases: [SampleBase] =
        [
            ("package", SampleBase.packageText), ("signedPackage", SampleBase.signedPackageText),
            ("storedArchive", SampleBase.storedArchiveText), ("deflatedArchive", SampleBase.deflatedArchiveText),
            ("bzip2Archive", SampleBase.bzip2ArchiveText), ("zip64Archive", SampleBase.zip64ArchiveText),
            ("folderArchive", SampleBase.folderArchiveText),
        ].map { SampleBase($0.0, runner, $0.1) }

    private static let signatures = [
        ("signature.pem", SampleBase.signaturePEMText), ("wrongSignature.pem", SampleBase.wrongSignaturePEMText),
        ("withoutIssuer.pem", SampleBase.withoutIssuerPEMText),
        ("withoutCertificates.pem", SampleBase.withoutCertificatesPEMText), ("withoutTime.pem", SampleBase.withoutTimePEMText),
        ("withSHA1.pem", SampleBase.withSHA1PEMText), ("withContent.pem", SampleBase.withContentPEMText),
        ("otherOrderType.pem", SampleBase.otherOrderTypePEMText),
    ]

    /// The text of a manifest that the check of a sample makes itself.
    private static let ownManifest = [UInt8]("written by paysheet order manifest".utf8)

    private static let runner = SampleRunner("package", command: "order check") { sample in
        var check = OrderPackageCheck(allowsMissingSignature: sample.has("--unsigned"), fileName: sample.option("--name"))
        check.now = sample.policy.now
        check.team = sample.option("--team")
        if let limit = sample.option("--size-limit").flatMap({ Int($0) }) { check.sizeLimit = limit }
        if let size = sample.option("--usual-size").flatMap({ Int($0) }) { check.usualSize = size }
        if !sample.has("--only-apple") { check.roots += authorities }
        do throws(ZipError) {
            return check.findings(in: try package(sample)).map { finding in
                finding.place.file.map { finding.moved(to: FindingSource.step($0) + finding.place.pointer) } ?? finding
            }
        } catch {
            return [error.finding()]
        }
    }

    /// The package of a sample: files, or the Base64 of an archive.
    private static func package(_ sample: Sample) throws(ZipError) -> OrderPackage {
        if let text = JSONTree(sample.json), case .text = text { return try OrderPackage(archive: SampleFiles.content(text)) }
        let files = SampleFiles.files(sample).map { file in OrderPackage.File(path: file.path, bytes: signature(file.bytes) ?? file.bytes) }
        guard let place = files.firstIndex(where: { $0.bytes == ownManifest }) else { return OrderPackage(files) }
        var complete = files
        complete[place] = OrderPackage.File(path: files[place].path, bytes: OrderManifest(of: OrderPackage(files)).json)
        return OrderPackage(complete)
    }

    /// The signature that a text such as `base:signature.pem` names.
    private static func signature(_ bytes: [UInt8]) -> [UInt8]? {
        signatures.first { bytes.elementsEqual(("base:" + $0.0).utf8) }.flatMap { message($0.1) }
    }

    private static func message(_ pem: String) -> [UInt8]? {
        let lines = pem.utf8.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "-") }
        return Base64.decode(lines.flatMap { $0 })
    }

    /// The authority that issued the certificates of the signatures. It is not Apple.
    private static let authorities: [Certificate] = {
        guard let bytes = message(SampleBase.signaturePEMText), let message = try? SignedData(bytes) else { return [] }
        return message.certificates.filter { $0.isAuthority }
    }()
}
