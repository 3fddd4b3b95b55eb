/// What would put a finding right, as data.
public struct Fix: Sendable, Hashable {
    /// Whether a person must review it.
    public let safety: Safety
    package var risky: Fix { Fix(safety: .risky, summary: summary, edits: edits, textEdits: textEdits) }

    /// What it does, in a few words: `write "10.00"`.
    public let summary: String
    /// The changes, by RFC 6901 pointer, in the manner of RFC 6902.
    public let edits: [Edit]
    /// The same changes in the text, by byte.
    public let textEdits: [TextEdit]

    /// Whether a fix may be applied unseen.
    public enum Safety: UInt8, Sendable, Hashable {
        /// It never changes what the shopper pays. If it would cause another finding, such as a wrong sum,
        /// ``Findings/applyingSafeFixes()`` does not apply it.
        case safe
        /// It is probably right, but needs a review.
        case risky

        /// The word that reports use.
        public var word: String { self == .safe ? "safe" : "risky" }
    }

    /// One change.
    public struct Edit: Sendable, Hashable {
        /// What happens at the place.
        public let operation: Operation
        /// The RFC 6901 pointer.
        public let pointer: String
        /// The new value as JSON text; `nil` where something is removed or moved.
        public let value: String?
        /// Where the value comes from, where something is moved.
        public let from: String?

        /// What a change does.
        public enum Operation: UInt8, Sendable, Hashable {
            /// Puts a member or element where none was.
            case add
            /// Puts another value in place of the present one.
            case replace
            /// Takes a member or element away.
            case remove
            /// Gives a value another place: a member another name.
            case move

            /// The word of RFC 6902.
            public var word: String {
                switch self {
                case .add: "add"
                case .replace: "replace"
                case .remove: "remove"
                case .move: "move"
                }
            }
        }
    }

    /// One change of the text.
    public struct TextEdit: Sendable, Hashable {
        /// The first byte that goes.
        public let start: Int
        /// One past the last byte that goes.
        public let end: Int
        /// What comes in its place.
        public let newText: String
    }
}

/// A fix as a rule states it: by node. ``Fix`` is created from it on demand.
package struct RawFix: Sendable, Hashable {
    let safety: Fix.Safety
    let summary: String
    let edits: [RawEdit]

    package init(_ safety: Fix.Safety, _ summary: String, _ edits: [RawEdit]) {
        self.safety = safety
        self.summary = summary
        self.edits = edits
    }

    /// Writes a text in place of a value.
    static func write(_ text: String, _ safety: Fix.Safety, _ node: Int) -> RawFix {
        RawFix(safety, "write " + Shown.quoted(text), [.replace(node: node, text: text)])
    }
}

package enum RawEdit: Sendable, Hashable {
    /// Puts JSON text in place of a value.
    case replace(node: Int, json: String)
    /// Puts a member into an object, behind the last one.
    case add(object: Int, name: String, json: String)
    /// Takes a member, with its name, or an element away; the node is the value's.
    case remove(node: Int)
    /// Gives a member another name; the node is the present name's.
    case rename(key: Int, name: String)
    /// Takes the earlier of two members of one name away; the node is that one's name.
    case removeRepeated(key: Int)

    /// Puts text in place of a value.
    package static func replace(node: Int, text: String) -> RawEdit {
        .replace(node: node, json: JSONTree.text(text).json)
    }
}
