/// A document besides the checked one that rules of a catalog need, such as an earlier state.
///
/// The command reads it from the file that an option names. A rule states it with ``RuleRow/Asks/input(_:)``, so that it is skipped
/// without the document.
package struct ExtraInput: Sendable, Hashable {
    /// The name of the option, without its hyphens.
    package let name: String
    /// What the document is for, without a full stop.
    package let summary: String
    /// What the document must be.
    package let kind: DocumentKind
    /// A number from 0 to 15 that no other input of any catalog has.
    package let number: UInt8
    /// Whether the input is for rules that a catalog adds to the results of payments.
    package let isForResults: Bool

    package init(_ name: String, _ summary: String, kind: DocumentKind, number: UInt8, isForResults: Bool = false) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.number = number
        self.isForResults = isForResults
    }
}

package struct GivenInput: Sendable, Hashable {
    package let input: ExtraInput
    package let document: JSONTree
    /// What messages call the document; `nil` if it has no name.
    package let name: String?

    package init(_ input: ExtraInput, _ document: JSONTree, name: String? = nil) {
        self.input = input
        self.document = document
        self.name = name
    }
}

extension Expectations {
    /// The document of an input, or `nil` if the caller has none.
    package func document(_ input: ExtraInput) -> JSONTree? { given(input)?.document }

    /// The document of an input with its name, or `nil` if the caller has none.
    package func given(_ input: ExtraInput) -> GivenInput? { inputs.first { $0.input.number == input.number } }
}
