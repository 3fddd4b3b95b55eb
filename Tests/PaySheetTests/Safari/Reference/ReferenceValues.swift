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

    /// The currency in capitals, as far as ASCII has them.
    static func raised(_ code: String) -> String {
        String(decoding: code.utf8.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
    }

    static func isDecimal(_ text: String) -> Bool {
        text.range(of: #"^-?[0-9]+(\.[0-9]+)?\z"#, options: .regularExpression) != nil
    }

    static func isURL(_ text: String) -> Bool {
        text.range(of: #"^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+\z"#, options: .regularExpression) != nil
    }

    static func isMethod(_ text: String) -> Bool {
        if addresses[text] != nil || text.hasPrefix("https://") { return true }
        return text.range(of: #"^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*\z"#, options: .regularExpression) != nil
    }

    /// The identifier of a payment method as a browser compares it.
    static func method(_ text: String) -> String { addresses[text] ?? text }

    /// Spellings of addresses that tests use, and what a URL parser makes of them, checked by hand.
    static let addresses = [
        "https://apple.com/apple-pay": "https://apple.com/apple-pay", "HTTPS://apple.com/apple-pay": "https://apple.com/apple-pay",
        "https://APPLE.com/apple-pay": "https://apple.com/apple-pay", " https://apple.com/apple-pay ": "https://apple.com/apple-pay",
        "https://apple.com:443/apple-pay": "https://apple.com/apple-pay", "https:/apple.com/apple-pay": "https://apple.com/apple-pay",
        "https:apple.com/apple-pay": "https://apple.com/apple-pay", "https:\\\\apple.com\\apple-pay": "https://apple.com/apple-pay",
        "https:apple.com/./apple-pay": "https://apple.com/apple-pay", "https://apple.com/./apple-pay": "https://apple.com/apple-pay",
        "https://apple.com/a/../apple-pay": "https://apple.com/apple-pay",
        "https://apple.com/%2e/apple-pay": "https://apple.com/apple-pay", "https://apple.com/apple\t-pay": "https://apple.com/apple-pay",
        "https://:@apple.com/apple-pay": "https://apple.com/apple-pay", "https://%61pple.com/apple-pay": "https://apple.com/apple-pay",
        "https://apple.com/apple-pay?a": "https://apple.com/apple-pay?a", "https://apple.com/apple-pay#a": "https://apple.com/apple-pay#a",
        "https://apple.com/apple-pay/": "https://apple.com/apple-pay/", "https://apple.com/Apple-Pay": "https://apple.com/Apple-Pay",
        "https://www.apple.com/apple-pay": "https://www.apple.com/apple-pay",
        "https://apple.com/apple%2Dpay": "https://apple.com/apple%2Dpay",
        "https://pay.example": "https://pay.example/", "https://pay.example/": "https://pay.example/",
        "https://pay.example//": "https://pay.example//", "https://pay.example/x y": "https://pay.example/x%20y",
        "https://pay.example/x%20y": "https://pay.example/x%20y", "https://pay.example/é": "https://pay.example/%C3%A9",
        "https://pay.example/%c3%a9": "https://pay.example/%c3%a9", "https://pay.example:8443": "https://pay.example:8443/",
        "https://pay.example:08443/": "https://pay.example:8443/", "https://pay.example/?": "https://pay.example/?",
    ]
}
