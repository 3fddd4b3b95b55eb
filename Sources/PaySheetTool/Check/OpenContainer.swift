import PaySheet
import PaySheetDocuments

/// A container and its documents.
struct OpenContainer {
    let contents: [Container.Content]
    /// The name in messages.
    let name: String
    /// Why a command that changes documents does not take the container, and what helps.
    let refusal: String
    /// Checks the container itself, at a time if there is one; `nil` if nothing is to be said of it.
    let check: ((_ now: Timestamp?) -> Container.CheckResult)?

    private init(
        _ contents: [Container.Content], _ name: String, _ remedy: String = Container.usualRemedy,
        check: ((_ now: Timestamp?) -> Container.CheckResult)? = nil
    ) {
        self.contents = contents
        self.name = name
        refusal = "it is a " + name + ", which contains other documents; " + remedy
        self.check = check
    }

    /// A domain association file, which has no documents.
    static var domainFile: OpenContainer { OpenContainer([], "domain association file") }

    /// Opens a file. `nil`: it is not a container.
    ///
    /// - Parameters:
    ///   - path: The path of the file; `-` for standard input.
    ///   - isFound: Whether the file was found in a folder, where its name proves nothing.
    init?(_ bytes: [UInt8], at path: String, isFound: Bool = false, of containers: [Container]) {
        let fileName = path == "-" ? nil : String(Paths.name(of: path))
        for container in containers {
            guard let opened = container.open(bytes, fileName, isFound) else { continue }
            self.init(opened.contents, container.name, container.remedy, check: opened.check)
            return
        }
        return nil
    }

    /// Returns the first document, with its path in messages.
    func first(in file: String) -> Attempt<(path: String, content: Container.Content)> {
        guard let content = contents.first else {
            return .failure(SystemFailure("it is a " + name + " without a readable document; see paysheet check " + file))
        }
        return .success((content.path(in: file), content))
    }

    /// Opens a file that can also be captured traffic.
    ///
    /// - Parameter catalogs: The documents in captured traffic.
    init?(_ bytes: [UInt8], at path: String, isFound: Bool = false, of containers: [Container], _ catalogs: CommandCatalogs) {
        if let open = OpenContainer(bytes, at: path, isFound: isFound, of: containers) {
            self = open
            return
        }
        // The list of catalogs takes time to make, and most files are documents.
        guard let form = CaptureForm(bytes, named: String(Paths.name(of: path))),
            let capture = Capture(bytes, as: form, catalogs: catalogs.catalogs)
        else { return nil }
        self.init(capture.documents.map { Container.Content(at: $0.place, $0.bytes, as: $0.kind) }, form.name)
    }
}

extension Job {
    /// Checks a document of a container. Its path in reports is `letter.json!/voucher`.
    ///
    /// - Parameter met: The expectations that the container meets.
    init(_ content: Container.Content, in source: DocumentSource, met: [Expected]) {
        let inner = DocumentSource(
            path: content.path(in: source.path), settings: source.settings, ignores: source.ignores, kind: content.kind,
            isPart: true, met: met)
        self.init(source: inner, content: .document(content.bytes, isCandidate: false))
    }
}
