package import PaySheet
package import PaySheetOrders

extension Container {
    /// The archive of an order: order.json is its document, and the check of the package checks the rest.
    package static let orderPackage: Container = archive(of: .order, as: .walletOrder)
    /// The archive of a pass, with pass.json.
    package static let passPackage: Container = archive(of: .pass, as: .pass)

    /// The archive of a document of one kind.
    package static func archive(of format: PackageFormat, as kind: DocumentKind) -> Container {
        Container(
            "package of " + format.phrase, fileExtension: "." + format.fileExtension,
            remedy: "unpack it with paysheet " + format.noun + " unpack",
            opening: { bytes, fileName, isFound in
                let hasExtension = fileName.map { format.names($0) } ?? false
                guard isArchive(bytes) || hasExtension && !isFound else { return nil }
                do throws(ZipError) {
                    let package = try OrderPackage(archive: bytes)
                    let main = package.main(of: format)
                    // The content says what a package is about, whatever its name is. A signed package with neither file is that of
                    // an order, unless its name says another thing.
                    let isOther = main == nil && package.content(of: format.subject.other.file) != nil
                    let isUnnamedOrder = format.subject == .order && package.isSigned && !isOfPass(fileName)
                    guard !isOther, main != nil || isUnnamedOrder || hasExtension && !isFound else { return nil }
                    let contents = main.map { [Content(at: "/" + $0.path, $0.bytes, as: kind)] } ?? []
                    return Opened(contents) { result(of: package, format, fileName, at: $0) }
                } catch {
                    return hasExtension ? Opened([]) { [error] _ in CheckResult([error.finding(of: format)]) } : nil
                }
            })
    }

    private static func isOfPass(_ fileName: String?) -> Bool {
        fileName.map { PackageFormat.pass.names($0) } ?? false
    }

    fileprivate static func result(of package: OrderPackage, _ format: PackageFormat, _ fileName: String?, at now: Instant?)
        -> CheckResult
    {
        var check = OrderPackageCheck(of: format, fileName: fileName)
        check.now = now
        // The content of order.json or pass.json is a document of its own.
        check.checksContent = false
        let checked = check.checked(package)
        return CheckResult(checked.findings.map { $0.ofContainer }, unchecked: checked.unchecked)
    }

    /// The two letters with which every zip archive begins.
    fileprivate static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "PK".utf8) && bytes.count > 3 && bytes[2] < 0x20 }
}

extension Container {
    /// An archive of several passes.
    package static let passBundle: Container = Container(
        "bundle of passes", fileExtension: "." + PassBundle.fileExtension, remedy: "unpack it with a zip program",
        opening: { bytes, fileName, isFound in
            let hasExtension = fileName.map { ASCII.hasSuffix($0, "." + PassBundle.fileExtension) } ?? false
            guard isArchive(bytes) || hasExtension && !isFound, hasExtension || fileName == nil else { return nil }
            do throws(ZipError) {
                let bundle = try PassBundle(bytes)
                guard hasExtension || bundle.isPlain else { return nil }
                let contents = bundle.passes.compactMap { pass in
                    pass.package?.main(of: .pass).map { Content(at: "/" + pass.name + "/" + $0.path, $0.bytes, as: .pass) }
                }
                return Opened(contents) { now in
                    var findings = bundle.findings.map { $0.ofContainer }
                    var unchecked: [String] = []
                    for pass in bundle.passes {
                        guard let package = pass.package else { continue }
                        let checked = result(of: package, .pass, nil, at: now)
                        findings += checked.findings.map { $0.moved(to: FindingSource.step(pass.name) + $0.place.pointer) }
                        for part in checked.unchecked where !unchecked.contains(part) { unchecked.append(part) }
                    }
                    return CheckResult(findings, unchecked: unchecked)
                }
            } catch {
                return hasExtension ? Opened([]) { [error] _ in CheckResult([error.finding(of: .pass)]) } : nil
            }
        })
}

extension Finding {
    /// The same in a report about the package. The file in the package is the place.
    fileprivate var ofContainer: Finding {
        let pointer = place.file.map { FindingSource.step($0) } ?? ""
        return Finding(rule, severity, "\(place.fileAndLine, "place")" + sentence, help: help, at: pointer)
    }
}
