import PaySheet

extension PackageExamination {
    /// Compares the manifest with the files.
    mutating func checkManifest() {
        guard let bytes = contents[Array(OrderPackage.Name.manifest.utf8)] else { return }
        let manifest: OrderManifest
        do throws(OrderManifestError) {
            manifest = try OrderManifest(bytes)
        } catch {
            let help = error.cause == .trailingComma ? "remove the comma" : "write it with " + command("manifest")
            return report(
                .packageManifest, Sentence(words: error.description), help: help, path: OrderPackage.Name.manifest, line: error.line)
        }
        self.manifest = manifest
        var listed: Set<[UInt8]> = []
        var otherDigests = 0
        for entry in manifest.entries where PackagePath.metadata(in: entry.path) == nil {
            let path = listedPath(entry.path)
            guard listed.insert(Array(path.utf8)).inserted else {
                report(
                    .packageManifest, "the manifest lists \(Shown.quoted(entry.path), "path") twice", help: "list it once",
                    path: OrderPackage.Name.manifest)
                continue
            }
            guard OrderManifest.lists(path) else {
                report(
                    .packageManifestFiles, "the manifest lists this file, which it must not", help: "remove it from manifest.json",
                    path: path)
                continue
            }
            check(entry, at: path, &otherDigests)
        }
        if otherDigests > 0 {
            let (right, wrong) = (check.format.digest, check.format.digest.other)
            report(
                .packageDigestForm,
                "\(otherDigests, "count")\(words: otherDigests == 1 ? " value has " : " values have ")"
                    + "\(wrong.digits, "digits") digits, which is \(wrong.name, "digest")",
                help: "use " + right.name + ", which has " + String(right.digits) + " digits; only "
                    + (wrong == .sha1 ? "passes" : "orders") + " use " + wrong.name, path: OrderPackage.Name.manifest)
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
            .packageManifest, "the path \(Shown.quoted(path), "path") in the manifest \(fixed: fault.message)",
            help: "use a path from the top of the package, with /", path: OrderPackage.Name.manifest)
        let known = String(decoding: plain, as: UTF8.self)
        if contents[plain] == nil { explain(known) }
        return known
    }

    /// Compares the value of an entry with the file.
    private mutating func check(_ entry: OrderManifest.Entry, at path: String, _ otherDigests: inout Int) {
        guard let bytes = contents[Array(path.utf8)] else { return absent.append(path) }
        let digits = ASCII.lowerCased((entry.digest ?? "").utf8)
        let digest = check.format.digest
        if digits.count == digest.other.digits, Hex.decode(digits) != nil {
            otherDigests += 1
        } else if digits.count != digest.digits || Hex.decode(digits) == nil {
            let form = String(digest.digits) + " hexadecimal digits"
            report(
                .packageDigestForm,
                "the value in the manifest is not "
                    + (entry.digest == nil ? "a text" : "\(digest.digits, "digits") hexadecimal digits"),
                help: "use the " + digest.name + " of the file as " + form, path: path)
        } else if !digits.elementsEqual(digest.hex(bytes).utf8) {
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
