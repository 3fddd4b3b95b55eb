import PaySheet

extension PackageExamination {
    /// An image file of the package.
    private struct Image {
        let path: String
        /// The language folder; `nil` at the top.
        let folder: String?
        let name: ImageName

        init?(_ path: String) {
            let split = PackagePath.split(path)
            if let folder = split?.folder, !LanguageFolder.hasExtension(folder) { return nil }
            guard let name = ImageName((split?.rest ?? path).utf8), !name.stem.contains(UInt8(ascii: "/")) else { return nil }
            self.path = path
            folder = split?.folder
            self.name = name
        }
    }

    /// Checks images: those that order.json names, and those of languages.
    mutating func checkImages() {
        let lost = explained.map { String(decoding: $0, as: UTF8.self) }
        let images = (paths + lost.inByteOrder { Array($0.utf8) }).compactMap { Image($0) }
        var byStem: [[UInt8]: [Image]] = [:]
        for image in images { byStem[image.name.stem, default: []].append(image) }
        checkReferences(byStem)
        checkHiddenImages(byStem)
        checkLocalizedImages(images)
        checkUnusedImages(byStem)
    }

    // MARK: References

    private mutating func checkReferences(_ byStem: [[UInt8]: [Image]]) {
        guard let references else { return }
        var absentByStem: [[UInt8]: [String]] = [:]
        for image in absent.compactMap({ Image($0) }) { absentByStem[image.name.stem, default: []].append(image.path) }
        var spellings: [[UInt8]: String] = [:]
        for stem in byStem.keys.inByteOrder(of: { $0 }) {
            spellings[ASCII.lowerCased(stem)] = String(decoding: stem, as: UTF8.self)
        }
        let productImages = Set(references.productImages.all.map { Array($0.utf8) })
        var checked: Set<[UInt8]> = []
        for reference in references.images.all {
            let stem = ImageName(reference.utf8)?.stem ?? Array(reference.utf8)
            let found = (byStem[Array(reference.utf8)] ?? []) + (stem.elementsEqual(reference.utf8) ? [] : byStem[stem] ?? [])
            guard !found.isEmpty || has(reference) else {
                reportMissing(reference, spellings[ASCII.lowerCased(reference.utf8)])
                for path in (absentByStem[stem] ?? []) + [reference] { explain(path) }
                continue
            }
            guard productImages.contains(Array(reference.utf8)) else { continue }
            for path in found.isEmpty ? [reference] : found.map({ $0.path }) where checked.insert(Array(path.utf8)).inserted {
                checkForm(path)
            }
        }
    }

    /// Reports images that order.json does not name, each once. If an image is missing, it can be one of them. An image with another
    /// finding can have its name by mistake.
    private mutating func checkUnusedImages(_ byStem: [[UInt8]: [Image]]) {
        guard let references, check.format.namesFiles, !findings.contains(where: { $0.rule == .packageImageMissing }) else { return }
        let named = Set(references.images.all.flatMap { [Array($0.utf8), ImageName($0.utf8)?.stem ?? []] }.map { ASCII.lowerCased($0) })
        let attached = Set((references.receipts.all + references.labels.all).map { Array($0.utf8) })
        let reported = Set(findings.compactMap { $0.place.file }.map { Array($0.utf8.dropFirst(surrounding.utf8.count)) })
        for (stem, images) in byStem.inByteOrder(of: { $0.key }) where !named.contains(ASCII.lowerCased(stem)) {
            let paths = images.map { Array($0.path.utf8) } + images.compactMap { $0.folder.map { Array($0.utf8) } }
            guard reported.isDisjoint(with: paths) else { continue }
            let files = images.map { $0.path }.filter { contents[Array($0.utf8)] != nil && !attached.contains(Array($0.utf8)) }
            guard let first = files.first else { continue }
            let size = files.reduce(0) { $0 + (contents[Array($1.utf8)]?.count ?? 0) }
            report(
                .packageImageUnused,
                "order.json does not name the image, and its "
                    + "\(words: files.count == 1 ? "file has " : "\(files.count, "files") files have ")\(size, "size") bytes",
                help: "remove it; devices load the package after each change", path: first)
        }
    }

    private mutating func reportMissing(_ reference: String, _ other: String?) {
        let name = ASCII.lowerCased(reference.utf8)
        let help =
            if let other {
                "write " + Shown.quoted(other)
            } else if name.starts(with: "http://".utf8) || name.starts(with: "https://".utf8) {
                "write the name of a file of the package, not an address"
            } else {
                "add it at the top or in each language folder, as PNG or JPEG"
            }
        report(
            .packageImageMissing, "order.json names the image \(Shown.quoted(reference), "reference"), and the package does not have it",
            help: help,
            path: check.format.content)
    }

    /// Checks the image of the shop or of an item.
    private mutating func checkForm(_ path: String) {
        guard let bytes = soundContent(of: path) else { return }
        guard let head = ImageHead(bytes) else {
            return report(.packageImageForm, "the file is not a PNG or JPEG image", help: "save the image as PNG or JPEG", path: path)
        }
        let scale = ImageName((PackagePath.split(path)?.rest ?? path).utf8)?.scale ?? 1
        let isUsual = head.width == head.height && (head.width == 300 || head.width == 300 * scale)
        guard !isUsual || head.hasAlpha else { return }
        var faults: Sentence = isUsual ? "" : "has \(head.width, "width") × \(head.height, "height") pixels"
        if head.hasAlpha { faults += isUsual ? "can be transparent" : " and can be transparent" }
        report(
            .packageImageForm, "the image \(words: faults)", help: "use 300 × 300 pixels without transparency", path: path)
    }

    // MARK: Languages

    /// Reports images at the top that hide those of languages.
    private mutating func checkHiddenImages(_ byStem: [[UInt8]: [Image]]) {
        let hidden = byStem.values.filter { images in images.contains { $0.folder == nil } && images.contains { $0.folder != nil } }
        for images in hidden.inByteOrder(of: { Array($0[0].path.utf8) }) {
            guard let top = images.first(where: { $0.folder == nil }), let inner = images.first(where: { $0.folder != nil }) else {
                continue
            }
            report(
                .packageImageHidden, "Wallet uses \(Shown.quoted(top.path), "path") instead of the image of the language",
                help: "remove the image at the top, or those of all languages", path: inner.path)
        }
    }

    /// Compares the images of the languages. Those that an image at the top hides do not matter.
    private mutating func checkLocalizedImages(_ images: [Image]) {
        let folders = languages.filter { LanguageFolder.hasExtension($0) }
        var sets: [[UInt8]: [[UInt8]]] = [:]
        let top = Set(images.filter { $0.folder == nil }.map { $0.name.stem })
        for image in images {
            guard let folder = image.folder, !top.contains(image.name.stem) else { continue }
            sets[Array(folder.utf8), default: []].append(image.name.name)
        }
        guard !sets.isEmpty else { return }
        let majority = Majority(folders.map { sets[Array($0.utf8)] ?? [] })
        var missingPaths: Set<[UInt8]> = []
        for (index, folder) in folders.enumerated() {
            let (missing, extra) = (majority.missing[index], majority.extra[index])
            let isOne = (missing.isEmpty ? extra : missing).count == 1
            if !missing.isEmpty {
                for name in missing { missingPaths.insert(Array((folder + "/" + name).utf8)) }
                report(
                    .packageImageLocalized,
                    "the folder does not have the image\(words: isOne ? " " : "s ")"
                        + "\(list: Majority.list(missing), "images") of other languages",
                    help: "give each language the same images in the same resolutions", path: folder)
            } else if !extra.isEmpty {
                report(
                    .packageImageLocalized,
                    "other languages do not have the image\(words: isOne ? " " : "s ")\(list: Majority.list(extra), "images")",
                    help: "give each language the same images in the same resolutions", path: folder)
            }
        }
        for image in absent.compactMap({ Image($0) }) {
            if let folder = image.folder, missingPaths.contains(Array((folder + "/").utf8) + image.name.name) { explain(image.path) }
        }
    }
}
