/// The English text of a finding, which knows the parts that depend on the document.
///
/// An interpolation makes an argument: `"the total \(amount) is negative"` has one argument, `amount`. A second parameter names it.
/// An argument depends on the document. `\(words:)` inserts words that do not, as another sentence.
package struct Sentence: Sendable, Hashable, ExpressibleByStringInterpolation {
    package private(set) var text: String
    /// The parts of the text that are arguments. They are in order and do not overlap.
    private(set) var slots: [Slot]

    /// An argument in the text.
    struct Slot: Sendable, Hashable {
        /// The first byte of its text, and the one behind its text.
        fileprivate(set) var start: UInt32
        fileprivate(set) var end: UInt32
        fileprivate(set) var kind: Kind
        let name: String
    }

    /// How the text of an argument is read.
    enum Kind: Sendable {
        case text, amount, number
    }

    init(_ text: String, slots: [Slot]) {
        self.text = text
        self.slots = slots
    }

    /// A sentence without arguments.
    package init(stringLiteral value: String) { self.init(value, slots: []) }

    /// A sentence without arguments.
    package init(words: String) { self.init(words, slots: []) }

    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

    /// Builds a sentence. (Hundreds of places use it, so nothing here is compiled into each.)
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sentence = Sentence("", slots: [])

        @inline(never)
        package init(literalCapacity: Int, interpolationCount: Int) {
            sentence.text.reserveCapacity(literalCapacity + interpolationCount * 12)
            sentence.slots.reserveCapacity(interpolationCount)
        }

        @inline(never)
        package mutating func appendLiteral(_ literal: String) { sentence.text += literal }

        /// Quotes around a text belong to the words of the sentence.
        @inline(never)
        package mutating func appendInterpolation(_ text: String, _ name: String = "text") { sentence.append(text, .text, name) }

        @inline(never)
        package mutating func appendInterpolation(_ amount: Amount, _ name: String = "amount") {
            sentence.append(amount.text, .amount, name)
        }

        /// An amount that is cut if it is very long.
        @inline(never)
        package mutating func appendInterpolation(shown amount: Amount, _ name: String = "amount") {
            sentence.append(Shown.shortened(amount.text), .amount, name)
        }

        @inline(__always)
        package mutating func appendInterpolation(_ number: some FixedWidthInteger, _ name: String = "number") {
            append(number: Int64(clamping: number), name)
        }

        @inline(never)
        private mutating func append(number: Int64, _ name: String) { sentence.append(String(number), .number, name) }

        /// Several texts with words between them, whose quotes belong to the argument.
        @inline(never)
        package mutating func appendInterpolation(list: String, _ name: String) {
            sentence.append(list, .text, name, trimsQuotes: false)
        }

        @inline(never)
        package mutating func appendInterpolation(words: Sentence) { sentence += words }

        /// Words of a table, which do not depend on the document.
        @inline(never)
        package mutating func appendInterpolation(fixed words: String) { sentence.text += words }
    }

    private mutating func append(_ argument: String, _ kind: Kind, _ name: String, trimsQuotes: Bool = true) {
        var start = text.utf8.count
        text += argument
        var end = text.utf8.count
        if trimsQuotes, kind == .text, argument.utf8.count > 1, argument.utf8.first == Sentence.quote, argument.utf8.last == Sentence.quote
        {
            start += 1
            end -= 1
        }
        slots.append(Slot(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind, name: name))
    }

    private static let quote = UInt8(ascii: "\"")

    /// Joins two sentences and keeps the arguments of both.
    package static func + (first: Sentence, second: Sentence) -> Sentence {
        var sentence = first
        sentence += second
        return sentence
    }

    @inline(never)
    package static func += (first: inout Sentence, second: Sentence) {
        let shift = UInt32(truncatingIfNeeded: first.text.utf8.count)
        first.text += second.text
        for var slot in second.slots {
            slot.start &+= shift
            slot.end &+= shift
            first.slots.append(slot)
        }
    }

    /// The sentences with fixed words between them.
    package static func joined(_ sentences: [Sentence], by separator: Sentence) -> Sentence {
        var joined: Sentence = ""
        for (place, sentence) in sentences.enumerated() {
            if place > 0 { joined += separator }
            joined += sentence
        }
        return joined
    }

    /// The sentence with a mark in place of each part that looks personal.
    ///
    /// - Parameter most: The number of digits that a plain number may have.
    package func maskingPersonal(plainDigits most: Int = PersonalText.amountDigits) -> Sentence {
        guard PersonalText.isSuspicious(text.utf8) else { return self }
        let parts = PersonalText.ranges(in: Array(text.utf8), plainDigits: most)
        return parts.isEmpty ? self : Sentence(PersonalText.masked(text, plainDigits: most), slots: slots(masking: parts))
    }

    /// The places of the arguments once each part is a mark. An argument that shares bytes with a part includes the whole mark.
    private func slots(masking parts: [Range<Int>]) -> [Slot] {
        var masked: [Slot] = []
        for var slot in slots {
            for part in parts where part.lowerBound < slot.end && part.upperBound > slot.start {
                slot.start = min(slot.start, UInt32(truncatingIfNeeded: part.lowerBound))
                slot.end = max(slot.end, UInt32(truncatingIfNeeded: part.upperBound))
                slot.kind = .text
            }
            if let last = masked.last, last.end > slot.start {
                masked[masked.count - 1].end = max(last.end, slot.end)
            } else {
                masked.append(slot)
            }
        }
        for index in masked.indices {
            masked[index].start = Sentence.place(masked[index].start, masking: parts)
            masked[index].end = Sentence.place(masked[index].end, masking: parts)
        }
        return masked
    }

    /// Where a byte outside of the parts is once each of them is a mark.
    private static func place(_ place: UInt32, masking parts: [Range<Int>]) -> UInt32 {
        var moved = Int(place)
        for part in parts where part.upperBound <= place { moved += PersonalText.mark.utf8.count - part.count }
        return UInt32(truncatingIfNeeded: moved)
    }
}
