#if !hasFeature(Embedded)
    extension Amount: Codable {
        /// Reads the amount from text; a number is refused, because decoders read numbers inexactly.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do {
                self = try Amount(text)
            } catch {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
            }
        }

        /// Writes the amount as text, as it was spelled.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    extension SpelledValue {
        /// Reads any text and keeps it.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
        }

        /// Writes the text as it was received.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }

    extension Country: Codable {}
    extension Currency: Codable {}
    extension DateTimeText: Codable {}
#endif

/// A text that is kept as it was received, whatever it is.
package protocol SpelledValue: CustomStringConvertible {
    init(rawValue: String)
    var rawValue: String { get }
}

extension SpelledValue {
    /// The text as it was received.
    public var description: String { rawValue }
}

extension Country: SpelledValue {}
extension Currency: SpelledValue {}
extension DateTimeText: SpelledValue {}
