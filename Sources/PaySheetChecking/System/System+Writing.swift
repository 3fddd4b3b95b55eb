/// What the command writes. All files that it writes, it writes here.
extension System {
    /// Replaces a document by its new content, unless the file has changed since it was read. A link to the document stays.
    package func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) -> SystemFailure? {
        look(path)?.isShared == true ? .shared : replace(path, new, old)
    }

    /// Begins a file that the user names, such as a report that grows.
    package func begin(_ path: String) -> Attempt<FileDraft> {
        reasonNotToSave(path, in: Paths.folder(of: path)).map { .failure($0) } ?? draft(path)
    }

    /// Writes a file that the user names, such as a report.
    package func save(_ bytes: [UInt8], to path: String) -> SystemFailure? {
        reasonNotToSave(path, in: Paths.folder(of: path)) ?? replace(path, bytes, nil)
    }

    /// Writes a file of a folder that the user names, and creates the folders that are missing.
    package func save(_ bytes: [UInt8], as name: String, in folder: String) -> SystemFailure? {
        let path = Paths.join(folder, name)
        return reasonNotToSave(path, in: folder) ?? makeFolder(Paths.folder(of: path)) ?? replace(path, bytes, nil)
    }

    /// Creates a folder that the user names.
    package func create(_ folder: String) -> SystemFailure? { reasonNotToSave(folder, in: Paths.folder(of: folder)) ?? makeFolder(folder) }

    /// Replaces a file in one step, unless it had to have a content and has another one.
    private func replace(_ path: String, _ new: [UInt8], _ old: [UInt8]?) -> SystemFailure? {
        switch draft(path) {
        case .failure(let failure): failure
        case .success(let draft): draft.append(new) ?? draft.finish(replacing: old)
        }
    }

    /// Returns why a file must not be written, or `nil`. It can have several names, or a link on its path can lead out of the folder.
    /// For a path below the current folder, no link may lead out of that, either.
    package func reasonNotToSave(_ path: String, in folder: String) -> SystemFailure? {
        // The links of this folder lead to open files and terminals.
        guard !path.hasPrefix("/dev/") else { return nil }
        let real = existing(path)
        for base in [folder, "."] where Paths.names(of: path, below: base, currentFolder) != nil {
            guard let realBase = resolve(base), real != realBase else { continue }
            if Paths.names(of: real, below: realBase, currentFolder) == nil { return .link }
        }
        return look(path)?.isShared == true ? .shared : nil
    }

    /// Returns the absolute path without links of the last part of a path that exists.
    private func existing(_ path: String) -> String {
        var part = path
        while true {
            if let real = resolve(part) { return real }
            let folder = Paths.folder(of: part)
            guard folder != part else { return part }
            part = folder
        }
    }
}

extension SystemFailure {
    /// Another program wrote the file.
    static let changed = SystemFailure("it changed after it was read; run the command again")
    /// Replacing the file would separate it from its other names, and writing into it can destroy it.
    static let shared = SystemFailure("it has several hard links; first replace it by a copy")
    /// Another file, whose path ends before the NUL character, must not be read or written instead.
    static let cut = SystemFailure("a path can't contain a NUL character")
    /// The writer of a folder must not decide which other file is written.
    static let link = SystemFailure("a link leads out of the folder; remove the link, or name its target")
}
