/// A report body of any type, as a value.
///
/// (Embedded Swift has no existentials. A class with a subclass for each type of body replaces them.)
struct AnyReportBody: Sendable {
    let content: OutputContent
    private var box: Box

    private init(_ box: Box, _ content: OutputContent) { (self.box, self.content) = (box, content) }

    /// Wraps a body.
    static func of<Body: ReportBody>(_ body: Body) -> AnyReportBody {
        AnyReportBody(
            TypedBox(
                body,
                Steps(
                    opening: { $0.opening() }, document: { $0.document($1) }, write: { $0.write($1, to: &$2) },
                    emptyLine: { $0.emptyLine() }, closing: { $0.closing($1) }, close: { $0.close($1, $2) },
                    takeChanges: { $0.takeChanges() })),
            Body.content)
    }

    mutating func opening() -> [UInt8] { own().opening() }
    mutating func document(_ document: CheckedDocument) -> [UInt8] { own().document(document) }
    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { own().write(document, to: &bytes) }
    mutating func emptyLine() -> [UInt8] { own().emptyLine() }
    mutating func closing(_ summary: Summary) -> [UInt8] { own().closing(summary) }
    mutating func close(_ summary: Summary, _ write: ([UInt8]) -> Void) { own().close(summary, write) }
    mutating func takeChanges() -> [ReportChange] { own().takeChanges() }

    /// Returns the box that no other value uses.
    private mutating func own() -> Box {
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        return box
    }

    /// Holds a body. Only its one owner changes it.
    private class Box: @unchecked Sendable {
        func opening() -> [UInt8] { [] }
        func document(_ document: CheckedDocument) -> [UInt8] { [] }
        func write(_ document: CheckedDocument, to bytes: inout [UInt8]) {}
        func emptyLine() -> [UInt8] { [] }
        func closing(_ summary: Summary) -> [UInt8] { [] }
        func close(_ summary: Summary, _ write: ([UInt8]) -> Void) {}
        func takeChanges() -> [ReportChange] { [] }
        func copy() -> Box { self }
    }

    /// (A class that asks for a `ReportBody` costs every process a search for the conformance at its start.)
    private final class TypedBox<Body: Sendable>: Box, @unchecked Sendable {
        private var body: Body
        private let steps: Steps<Body>

        init(_ body: Body, _ steps: Steps<Body>) {
            self.body = body
            self.steps = steps
        }

        override func opening() -> [UInt8] { steps.opening(&body) }
        override func document(_ document: CheckedDocument) -> [UInt8] { steps.document(&body, document) }
        override func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { steps.write(&body, document, &bytes) }
        override func emptyLine() -> [UInt8] { steps.emptyLine(&body) }
        override func closing(_ summary: Summary) -> [UInt8] { steps.closing(&body, summary) }
        override func close(_ summary: Summary, _ write: ([UInt8]) -> Void) { steps.close(&body, summary, write) }
        override func takeChanges() -> [ReportChange] { steps.takeChanges(&body) }
        override func copy() -> Box { TypedBox(body, steps) }
    }

    /// What a body of a type does.
    private struct Steps<Body: Sendable>: Sendable {
        let opening: @Sendable (inout Body) -> [UInt8]
        let document: @Sendable (inout Body, CheckedDocument) -> [UInt8]
        let write: @Sendable (inout Body, CheckedDocument, inout [UInt8]) -> Void
        let emptyLine: @Sendable (inout Body) -> [UInt8]
        let closing: @Sendable (inout Body, Summary) -> [UInt8]
        let close: @Sendable (inout Body, Summary, ([UInt8]) -> Void) -> Void
        let takeChanges: @Sendable (inout Body) -> [ReportChange]
    }
}
