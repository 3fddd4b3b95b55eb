/// Why bytes are not the BER or DER that a reader expects, and at which byte.
///
/// Messages name places and never contain bytes of the input, because the input may be a secret by mistake.
public struct BERError: Error, Sendable, Hashable {
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
        /// The text ends inside of a value.
        case truncated
        /// A value is longer than the value around it.
        case lengthBeyondEnd
        /// A length has more bytes than a reader can count.
        case lengthTooLarge
        /// A value without a length, which DER does not allow.
        case indefiniteLength
        /// A length, tag or value that DER writes in another form.
        case notDER
        /// A tag or length that no version of the encoding allows.
        case malformed
        /// An end mark outside of a value without a length.
        case unexpectedEnd
        /// A value without a length that has no end mark.
        case missingEnd
        /// There are bytes after the value.
        case trailingBytes
        /// More nested values than ``BERLimits/depth``.
        case tooDeep
        /// More values than ``BERLimits/values``.
        case tooMany
        /// More bytes than ``BERLimits/bytes``.
        case tooLong
        /// A value is missing or has another type.
        case expected(Part)
    }

    /// A part of a certificate, request or signed message that a reader expects.
    public enum Part: Sendable, Hashable {
        /// A list of values.
        case sequence
        /// A set of values.
        case set
        /// A whole number.
        case number
        /// A truth value.
        case truth
        /// An object identifier.
        case objectIdentifier
        /// Bytes.
        case octets
        /// Bits.
        case bits
        /// Text.
        case text
        /// A date and time in UTC.
        case time
        /// A tagged part of a structure.
        case tagged
        /// The end of a structure.
        case end
        /// Signed data.
        case signedData
    }
}

extension BERError: CustomStringConvertible {
    /// What is wrong and where, in one sentence without a full stop.
    public var description: String { cause.message + ", at byte " + String(offset) }
}

extension BERError.Cause {
    fileprivate var message: String {
        switch self {
        case .empty: "there are no bytes"
        case .truncated: "the data ends too early"
        case .lengthBeyondEnd: "a value is longer than the value around it"
        case .lengthTooLarge: "a length is too large"
        case .indefiniteLength: "a value has no length, which DER does not allow"
        case .notDER: "a value is not written as DER requires"
        case .malformed: "a tag or length is malformed"
        case .unexpectedEnd: "an end mark is in the wrong place"
        case .missingEnd: "a value without a length has no end mark"
        case .trailingBytes: "there are bytes after the data"
        case .tooDeep: "too many values are nested"
        case .tooMany: "there are too many values"
        case .tooLong: "the data is too long"
        case .expected(let part): part.word + " is missing or malformed"
        }
    }
}

extension BERError.Part {
    fileprivate var word: String {
        switch self {
        case .sequence: "a sequence"
        case .set: "a set"
        case .number: "a number"
        case .truth: "a truth value"
        case .objectIdentifier: "an object identifier"
        case .octets: "an octet string"
        case .bits: "a bit string"
        case .text: "a text"
        case .time: "a time"
        case .tagged: "a tagged value"
        case .end: "the end of a sequence"
        case .signedData: "signed data"
        }
    }
}
