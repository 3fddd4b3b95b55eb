package import PaySheet
package import PaySheetPreview

/// What a catalog does for `describe`, `diff` and `preview`. Without a function the command says that there is none.
package struct CatalogFunctions: Sendable {
    /// Says in words what a document means.
    package var describe: (@Sendable (ReadDocument, DescribeOptions) -> DocumentAnswer)?
    /// Says what differs between two documents. One that cannot be read is `nil`, so that the function can report the mistakes of the
    /// other one.
    package var diff: (@Sendable (_ old: ReadDocument?, _ new: ReadDocument?, DiffOptions) -> DocumentAnswer)?
    /// The kinds of document that have a picture, and how to read them. (A function: few runs draw.)
    package var preview: (@Sendable () -> DrawableKinds)?

    package init(
        describe: (@Sendable (ReadDocument, DescribeOptions) -> DocumentAnswer)? = nil,
        diff: (@Sendable (_ old: ReadDocument?, _ new: ReadDocument?, DiffOptions) -> DocumentAnswer)? = nil,
        preview: (@Sendable () -> DrawableKinds)? = nil
    ) {
        self.describe = describe
        self.diff = diff
        self.preview = preview
    }

    /// Answers in the words of the catalog. Everything is a function, because few runs need it.
    package init(
        describing words: @escaping @Sendable () -> DocumentWords, comparing comparison: (@Sendable () -> DocumentComparison)? = nil,
        preview: (@Sendable () -> DrawableKinds)? = nil
    ) {
        self.init(describe: { SentenceAnswers.describe($0, words(), $1) }, preview: preview)
        guard let comparison else { return }
        diff = { SentenceAnswers.diff($0, $1, comparison(), $2) }
    }

    /// Answers that are those about the documents of Apple Pay which a document becomes.
    init(translating catalog: @escaping @Sendable () -> Catalog) {
        self.init(
            describe: { TranslatedAnswers.describe($0, of: catalog(), $1) },
            diff: { TranslatedAnswers.diff($0, $1, of: catalog(), $2) }, preview: { TranslatedAnswers.pictures(of: catalog) })
    }
}

/// A document that a command has read.
package struct ReadDocument: Sendable {
    /// The path in messages. Of a document in a container it has the place there: `a.order!/order.json`.
    package let name: String
    /// The path of the file in messages.
    package let file: String
    package let bytes: [UInt8]
    /// The kind, and the findings.
    package let check: DocumentCheck
    /// Whether the user gave the kind.
    package let isKindGiven: Bool

    /// Whether the value has everything that the document says. An unreadable member would look like a missing one.
    var isReadable: Bool { ReadDocument.isReadable(check.findings) }

    static func isReadable(_ findings: Findings) -> Bool { findings.atLeast(.error).allSatisfy { !unreadable.contains($0.rule) } }

    private static let unreadable: Set<RuleID> = [.memberMissing, .memberType, .memberDuplicate, .amountFormat, .numberRange]

    /// The errors, and what was not done because of them, such as `compared`.
    func refusal(_ what: String) -> [String] {
        check.findings.atLeast(.error).prefix(20).map { name + ":" + $0.description } + [name + ": not " + what + "; correct this first"]
    }

    /// How many errors a document has, as what it was checked, what was done about them, and where to read them. Nothing without errors.
    func errorNote(_ remedy: String) -> [String] {
        let errors = check.findings.count(of: .error)
        guard errors > 0 else { return [] }
        let guess = isKindGiven ? "" : check.kind.map { " as " + $0.name } ?? ""
        return [name + ": " + (errors == 1 ? "1 error" : String(errors) + " errors") + guess + "; " + remedy + "see paysheet check " + file]
    }

    /// Says that two documents cannot be compared.
    package func differsInKind(from new: ReadDocument) -> String {
        func kind(_ document: ReadDocument) -> String { document.name + " has the kind " + (document.check.kind?.name ?? "unknown") }
        return kind(self) + " and " + kind(new) + ": only documents of the same kind can be compared; set it with --kind"
    }
}

/// What a command prints, and its exit status.
package struct DocumentAnswer: Sendable {
    /// Standard output.
    package var output: [UInt8]
    /// Messages for the user.
    package var notes: [String]
    package var status: Int32

    package init(_ output: [UInt8] = [], notes: [String] = [], status: Int32 = 0) {
        self.output = output
        self.notes = notes
        self.status = status
    }
}
