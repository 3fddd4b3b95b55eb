package import PaySheet
import PaySheetDocuments

/// Finds the documents in a file: the file itself, or what a container has.
///
/// Containers are captured traffic, requests to payment providers, packages of orders, and others.
package struct DocumentResolver: Sendable {
    private let catalogs: CatalogList
    private let containers: [Container]
    /// Whether captured traffic and requests to payment providers are opened.
    private let readsTraffic: Bool

    /// - Parameter containers: The containers of the catalogs, or some of them.
    package init(_ catalogs: CatalogList, containers: [Container]? = nil, readsTraffic: Bool = true) {
        self.catalogs = catalogs
        self.containers = containers ?? catalogs.containers
        self.readsTraffic = readsTraffic
    }

    /// Opens a file. `nil`: it is not a container.
    ///
    /// - Parameters:
    ///   - path: The path of the file; `-` for standard input.
    ///   - isFound: Whether the file was found in a folder, where its name proves nothing.
    package func open(_ bytes: [UInt8], at path: String, isFound: Bool = false) -> OpenContainer? {
        let fileName = path == "-" ? nil : String(Paths.name(of: path))
        for container in containers {
            guard let opened = container.open(bytes, fileName, isFound) else { continue }
            return OpenContainer(opened.contents, container.name, container.remedy, check: opened.check)
        }
        guard readsTraffic else { return nil }
        if let body = TokenBody(bytes) {
            return OpenContainer(body.contents(of: bytes), body.name, check: { _ in Container.CheckResult(body.findings) })
        }
        // The list of catalogs takes time to make, and most files are documents.
        guard let form = CaptureForm(bytes, named: String(Paths.name(of: path))),
            let capture = Capture(bytes, as: form, catalogs: catalogs.catalogs, keepsBroken: true)
        else { return nil }
        return OpenContainer(capture.contents(of: bytes), form.name)
    }

    /// Returns the container as which a file is called.
    package func namesake(of path: String) -> Container? { containers.first { $0.names(path) } }

    /// Returns the one document of a file: the file itself, or the first document of a container.
    ///
    /// - Parameters:
    ///   - path: The path of the file; `-` for standard input.
    ///   - name: The path in messages.
    package func document(
        in bytes: [UInt8], at path: String, named name: String
    ) -> Attempt<(name: String, bytes: [UInt8], kind: DocumentKind?, isInside: Bool)> {
        guard let open = open(bytes, at: path) else { return .success((name, bytes, nil, false)) }
        guard let content = open.contents.first else {
            return .failure(SystemFailure("it is a " + open.name + " without a readable document; see paysheet check " + name))
        }
        return .success((content.path(in: name), content.bytes, content.kind, true))
    }
}

/// A container and its documents.
package struct OpenContainer: Sendable {
    package let contents: [Container.Content]
    /// The name in messages.
    package let name: String
    /// How many others are before it in its file.
    let ordinal: Int
    /// Why a command that changes documents does not take the container, and what helps.
    package let refusal: String
    /// Checks the container itself, at a time if there is one; `nil` if nothing is to be said of it.
    package let check: (@Sendable (_ now: Instant?) -> Container.CheckResult)?

    fileprivate init(
        _ contents: [Container.Content], _ name: String, _ remedy: String = Container.usualRemedy,
        ordinal: Int = 0, check: (@Sendable (_ now: Instant?) -> Container.CheckResult)? = nil
    ) {
        self.ordinal = ordinal
        self.contents = contents
        self.name = name
        refusal = "it is a " + name + ", which contains other documents; " + remedy
        self.check = check
    }

    /// Something without documents, such as a certificate.
    package init(named name: String, ordinal: Int = 0, check: @escaping @Sendable () -> Container.CheckResult) {
        self.init([], name, ordinal: ordinal, check: { _ in check() })
    }
}
