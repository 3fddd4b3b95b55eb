package import PaySheet
import PaySheetPreview

/// What a catalog does for `describe`, `diff` and `preview`. Without a function the command says that there is none.
package struct CatalogFunctions: Sendable {
    /// Says in words what a document means.
    package var describe: (@Sendable (CommandDocument, DescribeOptions) -> CommandAnswer)?
    /// Says what differs between two documents. One that cannot be read is `nil`, so that the function can report the mistakes of the
    /// other one.
    package var diff: (@Sendable (_ old: CommandDocument?, _ new: CommandDocument?, DiffOptions) -> CommandAnswer)?
    /// The kinds of document that have a picture, and how to read them. (A function: few runs draw.)
    package var preview: (@Sendable () -> DrawableKinds)?

    package init(
        describe: (@Sendable (CommandDocument, DescribeOptions) -> CommandAnswer)? = nil,
        diff: (@Sendable (_ old: CommandDocument?, _ new: CommandDocument?, DiffOptions) -> CommandAnswer)? = nil,
        preview: (@Sendable () -> DrawableKinds)? = nil
    ) {
        self.describe = describe
        self.diff = diff
        self.preview = preview
    }
}

/// A document that a command has read.
package struct CommandDocument: Sendable {
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
    var isReadable: Bool { CommandDocument.isReadable(check.findings) }

    static func isReadable(_ findings: Findings) -> Bool { findings.atLeast(.error).allSatisfy { !unreadable.contains($0.rule) } }

    private static let unreadable: Set<RuleID> = [.memberMissing, .memberType, .memberDuplicate, .amountFormat, .numberRange]

    /// The errors, and what was not done because of them, such as `compared`.
    func refusal(_ what: String) -> [String] {
        check.findings.atLeast(.error).prefix(20).map { name + ":" + $0.description } + [name + ": not " + what + "; correct this first"]
    }

    /// Says that two documents cannot be compared.
    func differsInKind(from new: CommandDocument) -> String {
        func kind(_ document: CommandDocument) -> String { document.name + " has the kind " + (document.check.kind?.name ?? "unknown") }
        return kind(self) + " and " + kind(new) + ": only documents of the same kind can be compared; set it with --kind"
    }
}

/// What a command prints, and its exit status.
package struct CommandAnswer: Sendable {
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

/// The options of `describe`.
package struct DescribeOptions: Sendable {
    /// The zone for dates, if the user names one.
    package let givenZone: DateZone?
    package var zone: DateZone { givenZone ?? .utc }
    /// When the shopper authorizes the payment.
    package let now: Timestamp?
    /// The number of charges to list.
    package let charges: Int
    package let isJSON: Bool
}

/// The options of `diff`.
package struct DiffOptions: Sendable {
    /// The zone for dates, if the user names one.
    package let givenZone: DateZone?
    package var zone: DateZone { givenZone ?? .utc }
    package let showsPersonal: Bool
    package let isJSON: Bool
}

/// The options of `preview`.
package struct PreviewOptions: Sendable {
    let form: PictureForm
    let theme: PictureTheme
    let dates: SheetDates
    /// The zone for dates, if the user names one.
    let givenZone: DateZone?
    /// The language of the sheet's own words; `nil` for the one in whose script the business is named.
    let language: SheetLanguage?
    /// The columns of a terminal drawing.
    package let width: Int
    package let isColored: Bool
    package let isolatesDirection: Bool
}

extension Console {
    /// Prints an answer. Returns its exit status.
    mutating func give(_ answer: CommandAnswer, isText: Bool = false) -> Int32 {
        for note in answer.notes { self.note(note) }
        write(answer.output, isText: isText)
        return answer.status
    }
}
