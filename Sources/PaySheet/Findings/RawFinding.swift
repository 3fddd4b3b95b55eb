/// A finding as the checker records it: numbers, no text. ``Finding`` is created from it on demand.
package struct RawFinding: Sendable, Equatable {
    /// The rule, see ``RuleID``.
    package var rule: UInt16
    package var severity: Severity
    /// What the message needs to know besides the rule.
    package var detail = Detail.plain
    /// The dictionary in which it was found.
    package var shape: UInt8
    /// The node it is about; of a fault of the text the first byte.
    package var node: UInt32
    /// Another node that matters, or ``none``; of a fault of the text the byte behind it; of a rule of ``RuleTable`` its note.
    package var other: UInt32 = RawFinding.none
    /// The member it is about, counted over all dictionaries, or ``noName``.
    package var name: UInt16 = RawFinding.noName
    /// Of a fault of the text another byte that matters, or ``none``; of an unknown name the object that has it.
    package var related: UInt32 = RawFinding.none
    /// The value is an element of the member's list rather than the member itself.
    package var isElement = false
    /// The check of Safari's engine that the document fails here.
    package var webKit: WebKitCheck?

    package static let none = UInt32.max
    package static let noName = UInt16.max

    package enum Detail: UInt8, Sendable {
        case plain
        /// A browser converts the value, and that gives something readable.
        case converted
        /// The unknown name is nearly that of `name`.
        case misspelt
        /// The unknown name is nearly that of `name`, which is required and missing.
        case misspeltRequired
        /// The unknown name belongs into another dictionary: `other` is its shape.
        case belongsElsewhere
        /// The word differs from a known one in upper and lower case only: `other` is its index.
        case caseDiffers
        /// The member may be missing here, because of what another member says. Only a check of the engine can need it.
        case exempt
        /// The number has a fraction, is negative or is too large.
        case outOfRange
        /// Only the code that has the document shows it: `other` is the note.
        case ofCode
    }
}
