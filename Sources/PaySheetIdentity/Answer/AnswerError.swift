public import PaySheetCBOR

/// Why a decrypted answer cannot be read. Messages name places and never contain bytes of the answer.
public struct AnswerError: Error, Sendable, Hashable {
    /// The part of the answer whose CBOR is wrong; `nil` for the answer itself. Places in a part begin with 0.
    public let part: Part?
    /// What is wrong with the CBOR, and where.
    public let cause: CBORError

    /// A part of the answer that has its own CBOR.
    public enum Part: Sendable, Hashable {
        /// An element, from 1 in its namespace.
        case element(Int)
        /// What the issuer signed.
        case securityObject
        /// The elements that the device signed itself.
        case deviceElements
    }

    /// Runs a reader of CBOR.
    static func reading<Value>(_ part: Part? = nil, _ read: () throws(CBORError) -> Value) throws(AnswerError) -> Value {
        do throws(CBORError) {
            return try read()
        } catch {
            throw AnswerError(part: part, cause: error)
        }
    }
}

extension AnswerError: CustomStringConvertible {
    /// What is wrong and where, in one sentence without a full stop.
    public var description: String {
        switch part {
        case nil: cause.description
        case .element(let number): "element " + String(number) + " of a namespace: " + cause.description
        case .securityObject: "the security object: " + cause.description
        case .deviceElements: "the elements of the device: " + cause.description
        }
    }
}
