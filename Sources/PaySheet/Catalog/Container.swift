/// A form of text that holds documents, such as an envelope with a document in a string.
package struct Container: Sendable {
    /// The name in messages, such as `voucher letter`.
    package let name: String
    /// The extension of its files, such as `.order`; `nil` if only the content shows what it is.
    package let fileExtension: String?
    /// What takes its documents out, such as `unpack it with …`.
    package let remedy: String
    /// Opens a file, which perhaps has a name. It can have been found in a folder, where its name proves nothing. `nil`: the file does not
    /// have this form.
    package let open: @Sendable (_ bytes: [UInt8], _ fileName: String?, _ isFound: Bool) -> Opened?

    /// - Parameter contents: Returns the documents in a text, or `nil` if the text does not have this form.
    package init(_ name: String, contents: @escaping @Sendable (_ bytes: [UInt8]) -> [Content]?) {
        self.init(name, opening: { bytes, _, _ in contents(bytes).map { Opened($0) } })
    }

    package init(
        _ name: String, fileExtension: String? = nil, remedy: String = usualRemedy,
        opening open: @escaping @Sendable (_ bytes: [UInt8], _ fileName: String?, _ isFound: Bool) -> Opened?
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.remedy = remedy
        self.open = open
    }

    /// Whether a file is called as these containers are.
    package func names(_ file: String) -> Bool {
        guard let fileExtension else { return false }
        return ASCII.hasSuffix(file, fileExtension)
    }

    package struct Opened: Sendable {
        package let contents: [Content]
        /// Checks the container itself, at a time if there is one; `nil` if nothing is to be said of it.
        package let check: (@Sendable (_ now: Instant?) -> CheckResult)?

        package init(_ contents: [Content], check: (@Sendable (_ now: Instant?) -> CheckResult)? = nil) {
            self.contents = contents
            self.check = check
        }
    }

    /// What helps if no command takes the documents out.
    package static let usualRemedy = "take them out of it first"

    /// What is to say of a container that is about none of its documents.
    package struct CheckResult: Sendable {
        package let findings: [Finding]
        package let unchecked: [String]

        package init(_ findings: [Finding], unchecked: [String] = []) {
            self.findings = findings
            self.unchecked = unchecked
        }
    }

    package struct Content: Sendable {
        /// The place in the container, such as `/letter/voucher` or `/order.json`.
        package let place: String
        package let bytes: [UInt8]
        /// The kind, or `nil` to detect it from the members.
        package let kind: DocumentKind?
        /// Where the text of the container has the document, if its lines and columns are others there.
        package let origin: TextOrigin?
        /// Whether the lines and columns of findings are those of the container, which is a text.
        package let isInText: Bool

        package init(at place: String, _ bytes: [UInt8], as kind: DocumentKind? = nil, isInText: Bool = false) {
            (self.place, self.bytes, self.kind, self.isInText, origin) = (place, bytes, kind, isInText, nil)
        }

        package init(at place: String, _ bytes: [UInt8], as kind: DocumentKind?, from origin: TextOrigin) {
            (self.place, self.bytes, self.kind, self.origin, isInText) = (place, bytes, kind, origin, true)
        }

        /// The path in reports, such as `letter.json!/letter/voucher`.
        package func path(in file: String) -> String { file + "!" + place }
    }

    /// Returns the files that a path in reports can name: the file of this name, then the containers around the document.
    ///
    /// The name of a folder can end with `!`, as the name of a container does in such a path.
    package static func files(of path: String) -> [String] {
        let marks = path.utf8.indices.filter { path.utf8[$0...].starts(with: "!/".utf8) }
        return [path] + marks.reversed().map { String(path[..<$0]) }
    }
}
