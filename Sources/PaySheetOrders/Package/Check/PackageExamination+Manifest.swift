import PaySheet

extension PackageExamination {
    /// Compares the manifest with the files.
    mutating func checkManifest() {
        guard let bytes = contents[Array(OrderPackage.Name.manifest.utf8)] else { return }
        let manifest: OrderManifest
        do throws(OrderManifestError) {
            manifest = try OrderManifest(bytes)
        } catch {
            let help = error.cause == .trailingComma ? "remove the comma" : "write it with paysheet order manifest"
            return report(.packageManifest, error.description, help: help, path: OrderPackage.Name.manifest, line: error.line)
        }
        self.manifest = manifest
        var listed: Set<[UInt8]> = []
        var shortDigests = 0
        for entry in manifest.entries where PackagePath.metadata(in: entry.path) == nil {
            let path = listedPath(entry.path)
            guard listed.insert(Array(path.utf8)).inserted else {
                report(
                    .packageManifest, "the manifest lists " + Shown.quoted(entry.path) + " twice", help: "list it once",
                    path: OrderPackage.Name.manifest)
                continue
            }
            guard OrderManifest.lists(path) else {
                report(
                    .packageManifestFiles, "the manifest lists this file, which it must not", help: "remove it from manifest.json",
                    path: path)
                continue
            }
            check(entry, at: path, &shortDigests)
        }
        if shortDigests > 0 {
            report(
                .packageDigestForm,
                String(shortDigests) + (shortDigests == 1 ? " value has" : " values have") + " 40 digits, which is SHA-1",
                help: "use SHA-256, which has 64 digits; only passes use SHA-1", path: OrderPackage.Name.manifest)
        }
        for path in paths
        where OrderManifest.lists(path) && !listed.contains(Array(path.utf8)) && !explained.contains(Array(path.utf8)) {
            report(.packageManifestFiles, "the manifest does not list the file", help: "write the manifest again, and sign it", path: path)
        }
    }

    /// The path of a file that the manifest lists, without the mistakes that it reports.
    private mutating func listedPath(_ path: String) -> String {
        guard !has(path), let fault = PackagePath.fault(path) else { return path }
        let slashed = path.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
        let parts = slashed.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        let plain = Array(parts.joined(separator: [UInt8(ascii: "/")]))
        report(
            .packageManifest, "the path " + Shown.quoted(path) + " in the manifest " + fault.message,
            help: "use a path from the top of the package, with /", path: OrderPackage.Name.manifest)
        let known = String(decoding: plain, as: UTF8.self)
        if contents[plain] == nil { explain(known) }
        return known
    }

    /// Compares the value of an entry with the file.
    private mutating func check(_ entry: OrderManifest.Entry, at path: String, _ shortDigests: inout Int) {
        guard let bytes = contents[Array(path.utf8)] else { return absent.append(path) }
        let digits = ASCII.lowerCased((entry.digest ?? "").utf8)
        if digits.count == 40, Hex.decode(digits) != nil {
            shortDigests += 1
        } else if digits.count != 64 || Hex.decode(digits) == nil {
            let kind = entry.digest == nil ? "not a text" : "not 64 hexadecimal digits"
            report(
                .packageDigestForm, "the value in the manifest is " + kind, help: "use the SHA-256 of the file as 64 hexadecimal digits",
                path: path)
        } else if !digits.elementsEqual(SHA256.hex(bytes).utf8) {
            changed.insert(Array(path.utf8))
            let isDamaged = package.flaws.contains { $0.cause == .odd(.checksum) && $0.path == surrounding + path }
            report(
                .packageDigest, "the hash in the manifest is not the one of the file",
                help: isDamaged
                    ? "the checksum of the archive is another one, too: make the archive again"
                    : "if the file is right, write the manifest again and sign it", path: path)
        }
    }

    /// Reports files of the manifest that the package does not have, unless another finding did.
    mutating func checkAbsentFiles() {
        for path in absent where !explained.contains(Array(path.utf8)) {
            report(
                .packageManifestFiles, "the manifest lists the file, and the package does not have it",
                help: "add the file, or write the manifest again and sign it", path: path)
        }
    }
}
