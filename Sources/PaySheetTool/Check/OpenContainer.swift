import PaySheet
import PaySheetDocuments

/// A container and its documents.
struct OpenContainer {
    let contents: [Container.Content]
    /// The name in messages.
    let name: String
    /// Why a command that changes documents does not take the container, and what helps.
    let refusal: String
    /// Judges the container itself.
    let judge: (_ now: Timestamp?) -> Container.Judgement

    private init(
        _ contents: [Container.Content], _ name: String, _ remedy: String, judge: @escaping (_ now: Timestamp?) -> Container.Judgement
    ) {
        self.contents = contents
        self.name = name
        refusal = "it is a " + name + ", which contains other documents; " + remedy
        self.judge = judge
    }

    /// Opens a file. `nil`: it is not a container.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isCandidate: Whether the file was found in a folder, so that its extension proves nothing.
    ///   - catalogs: The documents in captured traffic.
    init?(_ bytes: [UInt8], at path: String, isCandidate: Bool = false, of containers: [Container], _ catalogs: CommandCatalogs) {
        for container in containers {
            let isNamed = !isCandidate && container.fileExtension.map { path.lowercased().hasSuffix($0) } ?? false
            guard let contents = container.open(bytes) ?? (isNamed ? [] : nil) else { continue }
            self.init(contents, container.name, container.remedy) { container.judge(bytes, $0) }
            return
        }
        // The list of catalogs takes time to make, and most files are documents.
        guard let form = CaptureForm(bytes, named: String(Paths.name(of: path))),
            let capture = Capture(bytes, as: form, catalogs: catalogs.catalogs)
        else { return nil }
        let contents = capture.documents.map { Container.Content(at: $0.place, $0.bytes, as: $0.kind) }
        self.init(contents, form.name, Container.usualRemedy) { _ in Container.Judgement() }
    }
}

extension CommandCatalogs {
    /// Returns the document of a kind in a container, and its place there. `nil`: it is not a container, or has no such document.
    func content(of bytes: [UInt8], as kind: DocumentKind) -> Container.Content? {
        // JSON text that begins as documents do is none. Few runs are about a container, and the list of all takes time to make.
        guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") else { return nil }
        for container in containers {
            guard let contents = container.open(bytes) else { continue }
            return contents.first { $0.kind == kind }
        }
        return nil
    }
}

extension Job {
    /// Checks a document of a container. Its path in reports is `letter.json!/voucher`.
    init(_ content: Container.Content, in source: DocumentSource) {
        let inner = DocumentSource(
            path: source.path + "!" + content.place, settings: source.settings, ignores: source.ignores, kind: content.kind)
        self.init(source: inner, content: .document(content.bytes, isCandidate: false))
    }
}
