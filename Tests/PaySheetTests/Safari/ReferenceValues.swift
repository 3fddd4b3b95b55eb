import Foundation
import TestSupport

/// The JavaScript conversion of a JSON value. It uses floating point and Foundation, which the library does not.
enum ReferenceValues {
    static func text(_ value: TestJSON) -> String {
        switch value {
        case .string(let text): text
        case .number(let spelling): number(spelling)
        case .boolean(let flag): flag ? "true" : "false"
        case .null: "null"
        case .object: "[object Object]"
        case .array(let elements): elements.map { $0 == .null ? "" : text($0) }.joined(separator: ",")
        }
    }

    /// A number the way JavaScript prints it.
    static func number(_ spelling: String) -> String {
        guard let value = Double(spelling), value != 0 else { return "0" }
        guard value.isFinite else { return value < 0 ? "-Infinity" : "Infinity" }
        // Swift prints the shortest digits that give the same number, as JavaScript does, but sets them out otherwise.
        var digits = "\(abs(value))"
        var exponent = 0
        if let mark = digits.firstIndex(of: "e") {
            exponent = Int(digits[digits.index(after: mark)...]) ?? 0
            digits = String(digits[..<mark])
        }
        var point = exponent
        if let mark = digits.firstIndex(of: ".") {
            point += digits.distance(from: digits.startIndex, to: mark)
            digits.remove(at: mark)
        } else {
            point += digits.count
        }
        while digits.hasPrefix("0") {
            digits.removeFirst()
            point -= 1
        }
        while digits.hasSuffix("0") { digits.removeLast() }
        let sign = value < 0 ? "-" : ""
        let count = digits.count
        if count <= point, point <= 21 { return sign + digits + String(repeating: "0", count: point - count) }
        if point > 0, point <= 21 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
        if point > -6, point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        let tail = count == 1 ? "" : "." + digits.dropFirst()
        return sign + digits.prefix(1) + tail + "e" + (point > 0 ? "+" : "-") + String(abs(point - 1))
    }

    /// A whole number modulo a power of two, as `unsigned long` and `unsigned short` take it.
    static func unsigned(_ value: TestJSON, bits: Int) -> Int {
        let number: Double
        switch value {
        case .number(let spelling): number = Double(spelling) ?? 0
        case .boolean(let flag): number = flag ? 1 : 0
        case .null, .object: number = 0
        case .string, .array:
            let text = self.text(value).trimmingCharacters(in: .whitespacesAndNewlines)
            number = text.allSatisfy { "0123456789+-.eE".contains($0) } ? Double(text) ?? 0 : 0
        }
        guard number.isFinite else { return 0 }
        let range = Double(1 << bits)
        let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: range)
        return Int(rest < 0 ? rest + range : rest)
    }

    static func truth(_ value: TestJSON) -> Bool {
        switch value {
        case .string(let text): !text.isEmpty
        case .number(let spelling): Double(spelling) != 0
        case .boolean(let flag): flag
        case .null: false
        case .object, .array: true
        }
    }

    /// Whether a browser reads a date there. Anything but ISO 8601 only in the forms that the tests write.
    static func isDate(_ value: TestJSON?) -> Bool {
        switch value {
        case .number: return true
        case .string, .array:
            let text = value.map { self.text($0) } ?? ""
            if text.range(of: isoDate, options: .regularExpression) != nil { return true }
            if case .array = value { return false }
            return text.range(of: #"^\d\d/\d\d/\d{4}$|^\d{1,2} [A-Z][a-z]+ \d{4}$"#, options: .regularExpression) != nil
        default: return false
        }
    }

    private static let isoDate =
        #"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$"#

    static func isDecimal(_ text: String) -> Bool {
        text.range(of: #"^-?[0-9]+(\.[0-9]+)?\z"#, options: .regularExpression) != nil
    }

    static func isURL(_ text: String) -> Bool {
        text.range(of: #"^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+\z"#, options: .regularExpression) != nil
    }

    static func isMethod(_ text: String) -> Bool {
        if text.hasPrefix("https://") { return true }
        return text.range(of: #"^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*\z"#, options: .regularExpression) != nil
    }
}
