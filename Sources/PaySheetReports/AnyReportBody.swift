/// A report body of any type, as a value.
///
/// (Embedded Swift has no existentials. A class with a subclass for each type of body replaces them.)
struct AnyReportBody: Sendable {
    private var box: Box

    private init(_ box: Box) { self.box = box }

    /// Wraps a body.
    static func of(_ body: some ReportBody) -> AnyReportBody { AnyReportBody(TypedBox(body)) }

    mutating func opening() -> [UInt8] { own().opening() }
    mutating func document(_ document: CheckedDocument) -> [UInt8] { own().document(document) }
    mutating func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { own().write(document, to: &bytes) }
    mutating func emptyLine() -> [UInt8] { own().emptyLine() }
    mutating func closing(_ summary: Summary) -> [UInt8] { own().closing(summary) }

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
        func copy() -> Box { self }
    }

    private final class TypedBox<Body: ReportBody>: Box, @unchecked Sendable {
        private var body: Body

        init(_ body: Body) { self.body = body }

        override func opening() -> [UInt8] { body.opening() }
        override func document(_ document: CheckedDocument) -> [UInt8] { body.document(document) }
        override func write(_ document: CheckedDocument, to bytes: inout [UInt8]) { body.write(document, to: &bytes) }
        override func emptyLine() -> [UInt8] { body.emptyLine() }
        override func closing(_ summary: Summary) -> [UInt8] { body.closing(summary) }
        override func copy() -> Box { TypedBox(body) }
    }
}
