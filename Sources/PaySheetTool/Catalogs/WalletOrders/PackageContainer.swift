import PaySheet
import PaySheetOrders

extension Container {
    /// The archive of an order: order.json is its document, and the check of the package judges the rest.
    static let orderPackage = Container(
        "package of an order", fileExtension: "." + OrderPackage.fileExtension,
        remedy: "unpack it with paysheet order unpack",
        open: { bytes in
            guard isArchive(bytes) else { return nil }
            let order = (try? OrderPackage(archive: bytes))?.content(of: OrderPackage.Name.order)
            return order.map { [Content(at: "/order.json", $0, as: .walletOrder)] } ?? []
        },
        judge: { bytes, now in
            do throws(ZipError) {
                var check = OrderPackageCheck()
                check.now = now
                let judged = check.judged(try OrderPackage(archive: bytes))
                // The content of order.json is a document of its own.
                let findings = judged.findings.filter { PackageRule(rawValue: $0.rule.code) != nil }
                return Judgement(
                    findings.map { $0.finding }, note: "a package of an order; not checked: " + judged.unchecked.joined(separator: ", "))
            } catch {
                return Judgement([PackageFinding(error).finding])
            }
        })

    /// The two letters with which every zip archive begins.
    private static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "PK".utf8) && bytes.count > 3 && bytes[2] < 0x20 }
}

extension PackageFinding {
    /// The same in a report about the package.
    fileprivate var finding: Finding { Finding(rule, severity, place.map { $0 + ": " + message } ?? message, help: help) }
}
