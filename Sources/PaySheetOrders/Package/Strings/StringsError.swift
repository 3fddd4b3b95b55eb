/// Why bytes are not a strings file.
public struct StringsError: Error, Sendable, Hashable {
    /// What is wrong.
    public let cause: Cause
    /// The line, from 1.
    public let line: Int

    /// What can be wrong with a strings file.
    public enum Cause: Sendable, Hashable {
        /// The bytes are neither UTF-8 nor UTF-16.
        case encoding
        /// A comment has no end.
        case openComment
        /// A text has no closing quotation mark.
        case openText
        /// A key must follow, in quotation marks.
        case key
        /// An equals sign must follow the key.
        case equalsSign
        /// A text must follow, in quotation marks.
        case value
        /// A semicolon must follow the text.
        case semicolon
        /// An escape is not complete, or is not a character.
        case escape
    }
}

extension StringsError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch cause {
        case .encoding: "the file is neither UTF-8 nor UTF-16"
        case .openComment: "a comment has no end"
        case .openText: "a text has no closing quotation mark"
        case .key: "a key in quotation marks is missing"
        case .equalsSign: "the equals sign after a key is missing"
        case .value: "the text after an equals sign is missing or has no quotation marks"
        case .semicolon: "the semicolon after a text is missing"
        case .escape: "an escape is not a character"
        }
    }
}
