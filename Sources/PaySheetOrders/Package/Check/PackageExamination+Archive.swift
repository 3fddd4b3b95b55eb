import PaySheet
import PaySheetTokens

extension PackageExamination {
    /// Looks for a package of the other kind. Its manifest, texts and images follow other rules.
    mutating func checkNature() -> Bool {
        let other = check.format.subject.other
        guard !has(check.format.content), has(other.file) else { return true }
        report(
            .packageRequiredFile, "the package has \(other.file, "file"): it is the package of \(fixed: other.phrase)",
            help: "check it with paysheet " + other.rawValue + " check, and name it as such a package", path: check.format.content)
        return false
    }

    /// Looks for the files that every package has.
    mutating func checkRequiredFiles() {
        checkIcons()
        for name in [check.format.content, OrderPackage.Name.manifest, OrderPackage.Name.signature]
        where !has(name) && !(name == OrderPackage.Name.signature && check.allowsMissingSignature) {
            let other = spellings[Array(name.utf8)]
            let help =
                switch name {
                case check.format.content: "add the " + check.format.noun
                case OrderPackage.Name.manifest: "write it with " + command("manifest")
                default: "sign manifest.json with the line that " + command("sign") + " prints"
                }
            report(.packageRequiredFile, "the file is missing", help: other.map { "rename " + Shown.quoted($0) } ?? help, path: name)
            explain(name)
        }
    }

    /// Looks for the image that each pass needs, at the top or in a language folder.
    private mutating func checkIcons() {
        guard let first = check.format.icons.first else { return }
        let found = check.format.icons.filter { icon in paths.contains { $0 == icon || $0.hasSuffix(".lproj/" + icon) } }
        let missing = check.format.icons.filter { !found.contains($0) && !has($0) }
        if found.isEmpty, missing.count == check.format.icons.count {
            report(.packageRequiredFile, "the image is missing", help: "add it, and those for other resolutions", path: first)
            for icon in missing { explain(icon) }
        } else if !missing.isEmpty {
            report(
                .packageRequiredFile, severity: .warning,
                "the icon is not in the resolution of \(list: Shown.list(missing.map { Shown.quoted($0) }), "files")",
                help: "add it; Wallet enlarges another one", path: missing[0])
        }
    }

    /// A command for packages of this kind.
    func command(_ action: String) -> String { "paysheet " + check.format.noun + " " + action }

    /// Looks for keys that must not leave the shop.
    mutating func checkPrivateKeys() {
        for path in paths {
            guard let secret = contents[Array(path.utf8)].flatMap({ CertificateFile.secret($0) }) else { continue }
            report(
                .packagePrivateKey, "the file is \(fixed: secret)", help: "move it out of the package; each customer could sign with it",
                path: path)
            explain(path)
        }
    }

    /// Reports what is wrong with the archive and with paths.
    mutating func checkArchive() {
        if let name = check.fileName, !check.format.names(name) {
            report(
                .packageArchive,
                "the name of the package does not end with .\(check.format.fileExtension, "extension")"
                    + ", and it is the package of \(fixed: check.format.phrase)",
                help: "rename the file; Wallet opens files by this extension")
        }
        if !surrounding.isEmpty {
            let folder = String(decoding: surrounding.utf8.dropLast(), as: UTF8.self)
            report(
                .packageArchive, "all files are in the folder \(Shown.quoted(folder), "folder"), and Wallet looks at the top only",
                help: "zip the files of the folder, not the folder", archived: folder)
        }
        var hasZip64 = false
        // Files of systems and editors have a finding of their own, unless they make the package unsafe.
        for flaw in package.flaws where flaw.isUnsafe || flaw.path.flatMap({ PackagePath.metadata(in: $0) }) == nil {
            if case .odd(.zip64) = flaw.cause {
                if !hasZip64 { check(flaw) }
                hasZip64 = true
            } else {
                check(flaw)
            }
        }
    }

    private mutating func check(_ flaw: PackageFlaw) {
        let path = flaw.path
        switch flaw.cause {
        case .path(let fault):
            report(.packagePath, "the path \(fixed: fault.message)", help: "use a path from the top of the package, with /", archived: path)
        case .duplicate: report(.packagePath, "the archive has this file twice", help: "leave out one of them", archived: path)
        case .differsInCase(let other):
            report(
                .packagePath, "the path differs from \(Shown.quoted(other), "other") in upper and lower case or in accents only",
                help: "rename one; some systems have only one of them", archived: path)
        case .isFolder: report(.packagePath, "the path is a file and also a folder", help: "rename the file", archived: path)
        case .link: report(.packagePath, "the file is a link", help: "replace the link by its file", archived: path)
        case .unreadable(let reason): check(reason, path)
        case .odd(let oddity): check(oddity, path)
        }
    }

    private mutating func check(_ reason: ZipEntry.Reason, _ path: String?) {
        let again = "make the archive with " + command("pack")
        switch reason {
        case .encrypted: report(.packageCompression, severity: .error, "the file is encrypted", help: again, archived: path)
        case .method(let number):
            report(
                .packageCompression, severity: .error, "the file is compressed with method \(number), not with deflate",
                help: again,
                archived: path)
        // An oddity of the archive, which is reported.
        case .overlapping: break
        case .misplaced: report(.packageArchive, "the file is not where the directory of the archive says", help: again, archived: path)
        case .damaged: report(.packageArchive, "the compressed data is damaged", help: again, archived: path)
        case .size: report(.packageArchive, "the file has another size than the directory of the archive says", help: again, archived: path)
        }
    }

    private mutating func check(_ oddity: ZipOddity.Cause, _ path: String?) {
        let again = "make the archive with " + command("pack")
        switch oddity {
        case .bytesBefore(let count): report(.packageArchive, "\(count, "count") bytes are before the archive", help: again)
        case .bytesAfter(let count): report(.packageArchive, "\(count, "count") bytes are after the archive", help: again)
        case .bytesBetween(let count):
            report(.packageArchive, "\(count, "count") bytes of the archive belong to no file of its directory", help: again)
        case .count: report(.packageArchive, "the archive states another number of files than it has", help: again)
        case .header(let part):
            report(
                .packageArchive, "the header of the file has another \(fixed: part.rawValue) than the directory of the archive",
                help: again,
                archived: path)
        case .overlap: report(.packageArchive, "the file has data in common with another one", help: again, archived: path)
        case .checksum:
            // The manifest says more about what was changed.
            guard let path, !changed.contains(Array(path.utf8.dropFirst(surrounding.utf8.count))) else { return }
            report(.packageArchive, "the checksum of the archive is not the one of the file", help: again, archived: path)
        case .zip64: report(.packageCompression, "the archive uses zip64, which is for more than 4 GB", help: again)
        case .link: report(.packagePath, "the file is a link", help: "replace the link by its file", archived: path)
        case .encoding: report(.packagePath, "the path is not UTF-8", help: "use ASCII letters in the names of files", archived: path)
        }
    }

    /// Reports files of systems and editors, each folder once.
    mutating func checkMetadata() {
        var seen: Set<[UInt8]> = []
        let listed = (manifest?.entries ?? []).map { surrounding + $0.path }
        for path in package.files.map({ $0.path }) + listed {
            guard let metadata = PackagePath.metadata(in: path), seen.insert(Array(metadata.utf8)).inserted else { continue }
            report(
                .packageMetadataFile, "a system or an editor made this, and it is not part of \(fixed: check.format.phrase)",
                help: "remove it from package and manifest", archived: metadata)
        }
    }

    /// A customer needs few languages.
    private static let usualLanguages = 10

    /// Checks the size of the package.
    mutating func checkSize() {
        // Apple states no size of a pass.
        guard check.format.namesFiles else { return }
        let size = package.archiveSize ?? package.files.reduce(0) { $0 + $1.bytes.count }
        let (isTooLarge, languageCount) = (size >= check.sizeLimit, languages.count)
        guard isTooLarge || size > check.usualSize || languageCount > PackageExamination.usualLanguages else { return }
        let hasLabel = isTooLarge && references?.labels.all.isEmpty == false
        let words: Sentence =
            languageCount == 0 ? "" : " and \(languageCount, "languages") \(words: languageCount == 1 ? "language" : "languages")"
        report(
            .packageSize, severity: hasLabel ? .error : isTooLarge ? .warning : .info,
            "the package has \(size, "size") bytes\(words: words)"
                + "\(words: hasLabel ? "; with a return label, less than 5 MB are allowed" : "")",
            help: "use smaller images, and only the images and languages that this customer needs")
    }
}
