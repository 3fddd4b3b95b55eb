import PaySheet

extension PackageExamination {
    /// The names of the language folders, sorted.
    var languages: [String] {
        var seen: Set<[UInt8]> = []
        var languages: [String] = []
        for path in paths + absent {
            guard let (folder, rest) = PackagePath.split(path),
                LanguageFolder.hasExtension(folder) || rest.utf8.elementsEqual(check.format.strings.utf8),
                PackagePath.metadata(in: path) == nil, seen.insert(Array(folder.utf8)).inserted
            else { continue }
            languages.append(folder)
        }
        return languages.inByteOrder { Array($0.utf8) }
    }

    /// Checks the language folders and their texts.
    mutating func checkLanguages() {
        checkInnerFolders()
        let languages = languages
        let misnamedStrings = misnamedStrings
        var files: [(path: String, keys: [[UInt8]])] = []
        for folder in languages {
            if !LanguageFolder.isValid(folder) {
                let help = LanguageFolder.correction(folder).map { "rename it to " + $0 } ?? "use a name such as fr.lproj or zh-Hans.lproj"
                report(.packageLanguageFolder, "the name of the folder is not a language", help: help, path: folder)
            }
            let path = folder + "/" + check.format.strings
            guard has(path) else {
                // A folder of a pass can have images alone.
                guard check.format.namesFiles || misnamedStrings[Array(folder.utf8)] != nil else { continue }
                let help = misnamedStrings[Array(folder.utf8)] ?? "add the file, or remove the folder"
                report(.stringsMissing, "the language folder has no \(check.format.strings, "file")", help: help, path: path)
                explain(path)
                continue
            }
            guard let bytes = soundContent(of: path), let keys = checkStrings(bytes, at: path) else { continue }
            files.append((path, keys))
        }
        compareKeys(files)
        // A file that cannot be read can have the key.
        if !files.isEmpty, files.count == languages.count { checkTexts(Set(files.flatMap { $0.keys })) }
    }

    /// Reports language folders in other folders, each once.
    private mutating func checkInnerFolders() {
        var seen: Set<[UInt8]> = []
        for path in paths {
            let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(decoding: $0, as: UTF8.self) }
            guard let inner = parts.dropFirst().firstIndex(where: { LanguageFolder.hasExtension($0) }) else { continue }
            let folder = parts[...inner].joined(separator: "/")
            guard seen.insert(Array(folder.utf8)).inserted else { continue }
            report(
                .packageLanguageFolder, "the language folder is inside another folder", help: "move it to the top of the package",
                path: folder)
        }
    }

    /// The help for folders without texts that have them under another name.
    private var misnamedStrings: [[UInt8]: String] {
        var help: [[UInt8]: String] = [:]
        for path in paths {
            guard let split = PackagePath.split(path), ASCII.hasSuffix(split.rest, ".strings") else {
                continue
            }
            help[Array(split.folder.utf8)] = "rename " + Shown.quoted(path)
        }
        return help
    }

    /// Checks the file of one language, and returns its keys if they can be compared.
    private mutating func checkStrings(_ bytes: [UInt8], at path: String) -> [[UInt8]]? {
        let file: StringsFile
        do throws(StringsError) {
            file = try StringsFile(bytes)
        } catch {
            if error.cause == .encoding {
                report(
                    .stringsEncoding, severity: .error, Sentence(words: error.description),
                    help: "save it as UTF-16 with a byte order mark", path: path)
            } else {
                report(
                    .stringsGrammar, Sentence(words: error.description), help: "write each entry as \"key\" = \"value\";", path: path,
                    line: error.line)
            }
            return nil
        }
        if !file.isASCII, file.encoding == .utf8, !check.format.readsUTF8 {
            report(
                .stringsEncoding, "the file has other characters than ASCII, and it is UTF-8",
                help: "save it as UTF-16 with a byte order mark", path: path)
        } else if !file.isASCII, file.encoding != .utf8, !file.hasByteOrderMark {
            report(
                .stringsEncoding, severity: .info, "the file is UTF-16 without a byte order mark", help: "save it with a byte order mark",
                path: path)
        }
        var keys: Set<[UInt8]> = []
        if let entry = file.entries.first(where: { !keys.insert(Array($0.key.utf8)).inserted }) {
            report(.stringsKeys, "the key \(Shown.quoted(entry.key), "key") appears twice", help: "keep one", path: path, line: entry.line)
        }
        return file.entries.map { Array($0.key.utf8) }
    }

    private mutating func compareKeys(_ files: [(path: String, keys: [[UInt8]])]) {
        let majority = Majority(files.map { $0.keys })
        for (index, file) in files.enumerated() {
            let (missing, extra) = (majority.missing[index], majority.extra[index])
            if !missing.isEmpty {
                let count: Sentence = missing.count == 1 ? "the key " : "the keys "
                report(
                    .stringsKeys,
                    "\(words: count)\(list: Majority.list(missing), "keys")"
                        + " of other languages \(words: missing.count == 1 ? "is" : "are") missing",
                    help: "give each language the same keys", path: file.path)
            } else if !extra.isEmpty {
                report(
                    .stringsKeys,
                    "other languages do not have the key\(words: extra.count == 1 ? " " : "s ")\(list: Majority.list(extra), "keys")",
                    help: "give each language the same keys", path: file.path)
            }
        }
    }

    // MARK: Texts of the order

    /// Compares the texts of order.json with all keys.
    private mutating func checkTexts(_ keys: Set<[UInt8]>) {
        var similar: [[UInt8]: [UInt8]] = [:]
        for key in keys.inByteOrder(of: { $0 }) { similar[ASCII.squeezed(key)] = key }
        for text in references?.texts.all ?? [] where !keys.contains(Array(text.utf8)) {
            if let key = similar[ASCII.squeezed(text.utf8)] {
                reportKey("\(Shown.quoted(text), "key")", help: "write " + Shown.quoted(String(decoding: key, as: UTF8.self)))
            } else if PackageExamination.looksLikeKey(text) {
                reportKey("\(Shown.quoted(text), "key")", help: "add it to each language, or write the text")
            }
        }
        for text in references?.barcodeTexts.all ?? [] where !keys.contains(Array(text.utf8)) {
            if similar[ASCII.squeezed(text.utf8)] != nil {
                reportKey("for the altText of a barcode", help: "write the key as " + check.format.strings + " does")
            } else if PackageExamination.looksLikeKey(text) {
                reportKey("for the altText of a barcode", help: "add it to each language, or write the text")
            }
        }
    }

    private mutating func reportKey(_ key: Sentence, help: String) {
        report(.stringsKeyUnknown, "\(check.format.strings, "file") has no key \(words: key)", help: help, path: check.format.content)
    }

    /// Whether a text is one word with an underscore. Texts for people hardly ever are.
    private static func looksLikeKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let isWord = bytes.allSatisfy { byte in
            ASCII.isDigit(byte) || ASCII.isLowerCaseLetter(ASCII.lowerCased(byte)) || byte == UInt8(ascii: "_") || byte == ASCII.minus
                || byte == ASCII.point
        }
        return isWord && bytes.contains(UInt8(ascii: "_"))
    }
}
