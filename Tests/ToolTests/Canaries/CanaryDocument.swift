import Foundation
import PaySheet
import PaySheetShapes

/// A document in which every personal value has the form that it should have, and is found again wherever it is printed.
///
/// ``PersonalCanaries`` has wrong values, which reach a rule. These reach the code behind the rules.
struct CanaryDocument: Sendable {
    private(set) var json = ""
    /// The canaries.
    private(set) var values: [Value] = []

    /// A canary: the member, and the parts of its value that must not be printed.
    struct Value: Sendable {
        let member: String
        let traces: [String]
    }

    /// A value that a test chooses, with the parts of it that must not be printed.
    struct Chosen: Sendable {
        let json: String
        var traces: [String]

        init(_ text: String, _ traces: [String]? = nil) {
            json = "\"" + text + "\""
            self.traces = traces ?? [text]
        }
    }

    /// Writes a document of a dictionary. `chosen` has the values of some members; `tail` is added to all other texts.
    init?(_ dictionary: String, _ chosen: [String: Chosen] = [:], tail: String = "") {
        guard let shape = Shapes.shape(named: dictionary) else { return nil }
        json = object(shape, chosen, tail, "")
    }

    /// Text around a document that has no canaries.
    func wrapped(_ wrap: (String) -> String) -> CanaryDocument {
        var copy = self
        copy.json = wrap(json)
        return copy
    }

    private mutating func object(_ shape: Shape, _ chosen: [String: Chosen], _ tail: String, _ path: String) -> String {
        var members: [String] = []
        for member in shape.allMembers {
            let place = path + "/" + member.name
            let json: String?
            if let value = chosen[member.name] {
                if !value.traces.isEmpty { values.append(Value(member: place, traces: value.traces)) }
                json = value.json
            } else {
                json = self.value(member.type, member.isPersonal, member.example, chosen, tail, place)
            }
            if let json, !json.isEmpty { members.append("\"" + member.name + "\":" + json) }
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private mutating func value(
        _ type: MemberType, _ isPersonal: Bool, _ example: String?, _ chosen: [String: Chosen], _ tail: String, _ path: String
    ) -> String? {
        switch type {
        case .record(let name): return Shapes.shape(named: name).map { object($0, chosen, tail, path) }
        case .list(let element) where isPersonal:
            let elements = (0..<2).compactMap { value(element, true, example, chosen, tail, path + "/" + String($0)) }
            return "[" + elements.joined(separator: ",") + "]"
        case .text(let form) where isPersonal: return canary(form, tail, path)
        case .object where isPersonal, .anything where isPersonal: return "{\"x\":" + canary(.plain, tail, path) + "}"
        case .list(.record), .variant: return nil
        default: return example
        }
    }

    private mutating func canary(_ form: MemberType.TextForm, _ tail: String, _ path: String) -> String {
        // 15 bytes, which Base64 writes as 20 letters of their own.
        let word = "Quagga" + String(100_000_003 + values.count * 7)
        switch form {
        case .base64:
            // 32 bytes, as hashes have.
            let text = Base64.encode([UInt8](word.utf8) + [UInt8](repeating: 7, count: 32 - word.utf8.count))
            values.append(Value(member: path, traces: CanaryDocument.traces([UInt8](word.utf8))))
            return "\"" + text + "\""
        case .hex:
            let bytes = [UInt8](word.utf8) + [UInt8](repeating: 7, count: 32 - word.utf8.count)
            values.append(Value(member: path, traces: CanaryDocument.traces([UInt8](word.utf8))))
            return "\"" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\""
        default:
            values.append(Value(member: path, traces: CanaryDocument.traces([UInt8](word.utf8))))
            return "\"" + word + tail + "\""
        }
    }

    /// The forms in which bytes can be printed: as text, in hexadecimal digits, and in Base64.
    static func traces(_ bytes: [UInt8]) -> [String] {
        let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        // The last digits of Base64 depend on what follows.
        return [String(decoding: bytes, as: UTF8.self), hex, hex.uppercased(), String(Base64.encode(bytes).prefix(bytes.count / 3 * 4))]
    }

    // MARK: Leaks

    /// The canaries that a text contains, each with the line. Upper and lower case do not count.
    func leaks(in text: String, except members: Set<String> = []) -> [String] {
        let lowered = text.lowercased()
        return values.filter { !members.contains($0.member) }.flatMap { value in
            value.traces.filter { lowered.contains($0.lowercased()) }.map { trace in
                let line = lowered.split(whereSeparator: \.isNewline).first { $0.contains(trace.lowercased()) } ?? ""
                return value.member + " as " + trace + " in: " + line.prefix(200)
            }
        }
    }

    /// The members of which nothing is in a text.
    func missing(in text: String) -> [String] {
        let lowered = text.lowercased()
        return values.filter { value in !value.traces.contains { lowered.contains($0.lowercased()) } }.map { $0.member }
    }
}

extension TestWorld {
    /// Everything that a command writes: both streams, and all files but those that were there before.
    func everything(_ arguments: [String]) -> String {
        let before = files
        _ = run(arguments)
        let written = files.filter { before[$0.key] != $0.value }.values.map { String(decoding: $0, as: UTF8.self) }
        files = before
        return ([output, errors] + written).joined(separator: "\n")
    }
}
