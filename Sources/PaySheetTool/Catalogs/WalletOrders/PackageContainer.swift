import PaySheet
import PaySheetOrders

extension Container {
    /// The archive of an order: order.json is its document, and the check of the package makes the remarks.
    static let orderPackage = Container(
        "package of an order",
        open: { bytes in
            guard isArchive(bytes) else { return nil }
            let order = (try? OrderPackage(archive: bytes))?.content(of: OrderPackage.Name.order)
            return order.map { [Content(at: "/order.json", $0, as: .walletOrder)] } ?? []
        },
        remarks: { bytes in
            do throws(ZipError) {
                let judged = OrderPackageCheck().judged(try OrderPackage(archive: bytes))
                let note = Remark(nil, "a package of an order; not checked: " + judged.unchecked.joined(separator: ", "))
                // The report has those about the content of order.json.
                let findings = judged.findings.filter { PackageRule(rawValue: $0.rule.code) != nil }
                return [note] + findings.map { Remark($0.severity, $0.description) }
            } catch {
                return [Remark(.error, PackageFinding(error).description)]
            }
        })

    /// The two letters with which every zip archive begins.
    private static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "PK".utf8) && bytes.count > 3 && bytes[2] < 0x20 }
}
