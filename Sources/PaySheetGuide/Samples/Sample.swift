public import PaySheet

/// A document, or something else, that shows a rule: one without mistakes, and some changes.
public struct Sample: Sendable {
    /// What it was before the changes.
    public let base: SampleBase
    /// The changes.
    public let changes: [Change]
    /// The RFC 6901 pointer of the finding; of a missing member its parent's.
    public let pointer: String
    /// The ids of the catalogue that it shows.
    public let shows: [String]
    /// The settings of the check that finds it.
    public let policy: Policy
    /// What the check must know to see it.
    public let expectations: Expectations
    /// The check is told what the document is.
    public let isKindGiven: Bool
    /// Other options of the command that reports the rule, each followed by its value. Checks of documents have none.
    public let options: [String]
    /// How bad the finding is, where that depends on the document.
    public let severity: Severity?

    /// Describes a sample.
    package init(
        _ base: SampleBase, _ changes: [Change] = [], at pointer: String = "", shows: [String] = [], policy: Policy = Policy(),
        expecting expectations: Expectations = Expectations(), isKindGiven: Bool = true, options: [String] = [], severity: Severity? = nil
    ) {
        self.base = base
        self.changes = changes
        self.pointer = pointer
        self.shows = shows
        self.policy = policy
        self.expectations = expectations
        self.isKindGiven = isKindGiven
        self.options = options
        self.severity = severity
    }

    /// One change of a document.
    public enum Change: Sendable, Hashable {
        /// Puts JSON text at a pointer, in place of the value or as a new one; `-` as the last step adds to a list.
        case set(String, String)
        /// Removes the value at a pointer.
        case remove(String)
        /// Replaces a piece of the text by other bytes, so that the text may not be JSON any more. An empty piece is the whole text.
        case write([UInt8], inPlaceOf: String)

        /// Puts other text in place of a piece of the text.
        package static func raw(_ text: String, for piece: String) -> Change { .write([UInt8](text.utf8), inPlaceOf: piece) }

        /// Puts text at a pointer.
        package static func text(_ pointer: String, _ text: String) -> Change { .set(pointer, JSONTree.text(text).json) }
    }

    /// What the document is; `nil` if it is not one.
    public var kind: DocumentKind? { base.kind }

    /// The document: minified JSON, or the text itself where the sample is about the text.
    public var json: [UInt8] {
        if isAboutText { return text }
        guard var tree = JSONTree([UInt8](base.text.utf8)) else { return [UInt8](base.text.utf8) }
        for change in changes {
            switch change {
            case .set(let pointer, let value):
                if let value = JSONTree([UInt8](value.utf8)) { tree.set(value, at: JSONTree.steps(pointer)) }
            case .remove(let pointer): tree.remove(at: JSONTree.steps(pointer))
            case .write: break
            }
        }
        return tree.bytes
    }
}

extension Sample {
    /// The sample changes the text rather than the value.
    public var isAboutText: Bool {
        for case .write in changes { return true }
        return base.runner.isText
    }

    /// The text of the base with its pieces replaced.
    private var text: [UInt8] {
        var text = [UInt8](base.text.utf8)
        for case .write(let bytes, let piece) in changes {
            let piece = [UInt8](piece.utf8)
            guard !piece.isEmpty else {
                text = bytes
                continue
            }
            guard let place = text.indices.first(where: { text[$0...].starts(with: piece) }) else { continue }
            text = text[..<place] + bytes + text[(place + piece.count)...]
        }
        return text
    }
}

extension JSONTree {
    /// The steps of an RFC 6901 pointer.
    package static func steps(_ pointer: String) -> ArraySlice<String> {
        var steps: [String] = []
        var step: [UInt8] = []
        var isEscape = false
        for byte in pointer.utf8.dropFirst() + [UInt8(ascii: "/")] {
            if isEscape {
                step.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
                isEscape = false
            } else if byte == UInt8(ascii: "~") {
                isEscape = true
            } else if byte == UInt8(ascii: "/") {
                steps.append(String(decoding: step, as: UTF8.self))
                step = []
            } else {
                step.append(byte)
            }
        }
        return pointer.utf8.isEmpty ? [] : steps[...]
    }

    /// Puts a value at a place; the containers above it must exist.
    mutating func set(_ value: JSONTree, at steps: ArraySlice<String>) {
        guard let step = steps.first else {
            self = value
            return
        }
        switch self {
        case .object(var members):
            if let place = members.firstIndex(where: { $0.name == step }) {
                var inner = members[place].value
                inner.set(value, at: steps.dropFirst())
                members[place] = Member(name: step, value: inner)
            } else if steps.count == 1 {
                members.append(Member(name: step, value: value))
            }
            self = .object(members)
        case .list(var elements):
            if let place = Int(step), elements.indices.contains(place) {
                elements[place].set(value, at: steps.dropFirst())
            } else if steps.count == 1, step == "-" || Int(step) == elements.count {
                elements.append(value)
            }
            self = .list(elements)
        default: break
        }
    }

    /// Takes a member or an element away.
    mutating func remove(at steps: ArraySlice<String>) {
        guard let step = steps.first else { return }
        switch self {
        case .object(var members):
            guard let place = members.firstIndex(where: { $0.name == step }) else { return }
            if steps.count == 1 {
                members.remove(at: place)
            } else {
                var inner = members[place].value
                inner.remove(at: steps.dropFirst())
                members[place] = Member(name: step, value: inner)
            }
            self = .object(members)
        case .list(var elements):
            guard let place = Int(step), elements.indices.contains(place) else { return }
            if steps.count == 1 { elements.remove(at: place) } else { elements[place].remove(at: steps.dropFirst()) }
            self = .list(elements)
        default: break
        }
    }
}
