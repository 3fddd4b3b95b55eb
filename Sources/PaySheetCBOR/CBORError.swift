/// Why bytes are not the CBOR that a reader expects, and at which byte.
///
/// Messages name places and never contain bytes of the input, because the input can be an identity document.
public struct CBORError: Error, Sendable, Hashable {
    /// What is wrong.
    public let cause: Cause
    /// The byte, from 0.
    public let offset: Int

    /// Creates an error at a byte.
    public init(_ cause: Cause, at offset: Int) {
        self.cause = cause
        self.offset = offset
    }

    /// What can be wrong with an encoding.
    public enum Cause: Sendable, Hashable {
        /// There are no bytes.
        case empty
        /// The bytes end inside of a value.
        case truncated
        /// There are bytes after the value.
        case trailingBytes
        /// A first byte that no value has.
        case malformed
        /// An end mark outside of a value without a length, or after the key of a map.
        case unexpectedEnd
        /// A part of a string without a length that is not such a string with a length.
        case wrongPart
        /// A text that is not UTF-8.
        case notUTF8
        /// More bytes than ``CBORLimits/bytes``.
        case tooLong
        /// More nested values than ``CBORLimits/depth``.
        case tooDeep
        /// More values than ``CBORLimits/values``.
        case tooMany
        /// A value of another type.
        case expected(Part)
        /// A map has no such key.
        case missing(String)
        /// A map has a key twice.
        case repeated(String)
        /// A map has a key twice, of any type.
        case repeatedKey
    }

    /// A type that a reader expects.
    public enum Part: String, Sendable, Hashable {
        /// A list.
        case array = "a list"
        /// A map.
        case map = "a map"
        /// Bytes.
        case bytes = "a byte string"
        /// Text.
        case text = "a text"
        /// A whole number.
        case number = "a whole number"
        /// A truth value.
        case truth = "true or false"
        /// A byte string that contains CBOR, with the tag 24.
        case embedded = "CBOR in a byte string with tag 24"
        /// A date and time, with the tag 0.
        case time = "a date and time with tag 0"
        /// The list of a COSE signature.
        case signature = "a list of four values, as a COSE signature is"
    }
}

extension CBORError: CustomStringConvertible {
    /// What is wrong and where, in one sentence without a full stop.
    public var description: String { cause.message + ", at byte " + String(offset) }
}

extension CBORError.Cause {
    fileprivate var message: String {
        switch self {
        case .empty: "there are no bytes"
        case .truncated: "the data ends too early"
        case .trailingBytes: "there are bytes after the data"
        case .malformed: "no value begins with this byte"
        case .unexpectedEnd: "an end mark is in the wrong place"
        case .wrongPart: "a part of a string has another type"
        case .notUTF8: "a text is not UTF-8"
        case .tooLong: "the data is too long"
        case .tooDeep: "too many values are nested"
        case .tooMany: "there are too many values"
        case .expected(let part): "the value is not " + part.rawValue
        case .missing(let key): "the map has no \"" + key + "\""
        case .repeated(let key): "the map has \"" + key + "\" twice"
        case .repeatedKey: "a map has a key twice"
        }
    }
}
