/// What a message is made of, for a program that groups findings or says them in another language.
extension Finding {
    /// A part of a message that depends on the document.
    public struct Argument: Sendable, Hashable {
        /// Its name in ``Finding/template``. No other argument of the sentence has it.
        public let name: String
        /// What the sentence says there.
        public let value: Value

        /// The value of an argument.
        public enum Value: Sendable, Hashable {
            /// A text of the document, or a word that depends on it: a label, a code, a date.
            case text(String)
            /// An amount of money.
            case amount(Amount)
            /// A number of things, a version or a limit.
            case number(Int)
        }
    }

    /// The parts of ``message`` that depend on the document, in the order of the sentence.
    ///
    /// What looks personal is hidden here as it is in the message.
    public var arguments: [Argument] { sentence.arguments }

    /// The message with `{name}` in place of each argument. Braces of the sentence itself are doubled.
    ///
    /// Findings with the same rule and template say the same about different values. Like the message, it is not stable.
    public var template: String { sentence.template }

    /// Returns another sentence with the arguments of this finding, such as a translation of ``template``.
    ///
    /// A name in braces that is not an argument stays as it is.
    public func message(in template: String) -> String { sentence.filling(template) }
}

extension Finding.Argument: CustomStringConvertible {
    /// The value as the message has it.
    public var description: String {
        switch value {
        case .text(let text): text
        case .amount(let amount): amount.text
        case .number(let number): String(number)
        }
    }
}

extension Sentence {
    private static let openingBrace = UInt8(ascii: "{")
    private static let closingBrace = UInt8(ascii: "}")

    /// The arguments. A name that appears again has a number.
    package var arguments: [Finding.Argument] {
        let bytes = Array(text.utf8)
        let names = names
        return slots.indices.map { index in
            // Cannot trap: the slots are parts of the text.
            let text = String(decoding: bytes[Int(slots[index].start)..<Int(slots[index].end)], as: UTF8.self)
            return Finding.Argument(name: names[index], value: Sentence.value(text, slots[index].kind))
        }
    }

    private static func value(_ text: String, _ kind: Kind) -> Finding.Argument.Value {
        switch kind {
        case .text: .text(text)
        // An amount that is cut, or that is hidden, is a text.
        case .amount: (try? Amount(text)).map { .amount($0) } ?? .text(text)
        case .number: Int(text).map { .number($0) } ?? .text(text)
        }
    }

    private var names: [String] {
        var names: [String] = []
        for slot in slots {
            var name = slot.name
            var number = 2
            while names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
                name = slot.name + String(number)
                number += 1
            }
            names.append(name)
        }
        return names
    }

    /// The text with the names of the arguments in place of their values.
    package var template: String {
        let bytes = Array(text.utf8)
        var template: [UInt8] = []
        var end = 0
        for (slot, name) in zip(slots, names) {
            Sentence.append(bytes, end, Int(slot.start), to: &template)
            template.append(Sentence.openingBrace)
            template += name.utf8
            template.append(Sentence.closingBrace)
            end = Int(slot.end)
        }
        Sentence.append(bytes, end, bytes.count, to: &template)
        return String(decoding: template, as: UTF8.self)
    }

    /// Appends fixed words with their braces doubled.
    private static func append(_ bytes: [UInt8], _ start: Int, _ end: Int, to template: inout [UInt8]) {
        var index = start
        while index < end {
            template.append(bytes[index])
            if bytes[index] == openingBrace || bytes[index] == closingBrace { template.append(bytes[index]) }
            index += 1
        }
    }

    /// A template with the values of the arguments in place of their names.
    func filling(_ template: String) -> String {
        let bytes = Array(template.utf8)
        let arguments = arguments
        var filled: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == Sentence.openingBrace || byte == Sentence.closingBrace else {
                filled.append(byte)
                continue
            }
            if index < bytes.count, bytes[index] == byte {
                filled.append(byte)
                index += 1
                continue
            }
            guard byte == Sentence.openingBrace, let end = bytes[index...].firstIndex(of: Sentence.closingBrace),
                // Cannot trap: the brace is behind the other one.
                let argument = arguments.first(where: { $0.name.utf8.elementsEqual(bytes[index..<end]) })
            else {
                filled.append(byte)
                continue
            }
            filled += argument.description.utf8
            index = end + 1
        }
        return String(decoding: filled, as: UTF8.self)
    }
}
