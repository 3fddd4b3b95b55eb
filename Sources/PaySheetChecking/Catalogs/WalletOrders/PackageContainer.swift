package import PaySheet
import PaySheetOrders

extension Container {
    /// The archive of an order: order.json is its document, and the check of the package checks the rest.
    package static let orderPackage: Container = Container(
        "package of an order", fileExtension: orderExtension, remedy: "unpack it with paysheet order unpack",
        opening: { bytes, fileName, isFound in
            let hasExtension = fileName.map { orderPackage.names($0) } ?? false
            guard isArchive(bytes) || hasExtension && !isFound else { return nil }
            do throws(ZipError) {
                let package = try OrderPackage(archive: bytes)
                let order = package.order
                guard order != nil || package.isSigned || hasExtension && !isFound else { return nil }
                let contents = order.map { [Content(at: "/" + $0.path, $0.bytes, as: .walletOrder)] } ?? []
                return Opened(contents) { result(of: package, fileName, at: $0) }
            } catch {
                return hasExtension ? Opened([]) { [error] _ in CheckResult([error.finding]) } : nil
            }
        })

    private static let orderExtension = "." + OrderPackage.fileExtension

    private static func result(of package: OrderPackage, _ fileName: String?, at now: Timestamp?) -> CheckResult {
        var check = OrderPackageCheck(fileName: fileName)
        check.now = now
        // The content of order.json is a document of its own.
        check.checksOrder = false
        let checked = check.checked(package)
        return CheckResult(checked.findings.map { $0.ofContainer }, unchecked: checked.unchecked)
    }

    /// The two letters with which every zip archive begins.
    private static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "PK".utf8) && bytes.count > 3 && bytes[2] < 0x20 }
}

extension Finding {
    /// The same in a report about the package. The file in the package is the place.
    fileprivate var ofContainer: Finding {
        let pointer = place.file.map { FindingSource.step($0) } ?? ""
        return Finding(rule, severity, place.fileAndLine + message, help: help, at: pointer)
    }
}
