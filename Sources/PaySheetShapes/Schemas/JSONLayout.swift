/// Writes JSON text: values are combined minified, and formatted once at the end.
package enum JSONLayout {
    /// Text as a JSON string.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Returns an object of members whose values are JSON text.
    static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { quoted($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
    }

    /// Returns an array of elements that are JSON text.
    static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    /// An array of strings.
    static func texts(_ texts: [String]) -> String { array(texts.map { quoted($0) }) }

    /// Returns valid JSON text without whitespace.
    static func minified(_ text: String) -> String {
        var result = ""
        var isInString = false
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isInString {
                if isEscaped { isEscaped = false } else if scalar == "\\" { isEscaped = true } else if scalar == "\"" { isInString = false }
            } else if scalar == "\"" {
                isInString = true
            } else if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
                continue
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Returns minified text with one member or element per line, two spaces per level. Short values without nested ones stay on one
    /// line.
    package static func pretty(_ minified: String) -> String {
        let text = Array(minified.unicodeScalars)
        var result = ""
        var level = 0
        var isInString = false
        var index = 0
        func newLine() { result += "\n" + String(repeating: "  ", count: level) }
        while index < text.count {
            let scalar = text[index]
            if isInString {
                result.unicodeScalars.append(scalar)
                if scalar == "\\", index + 1 < text.count {
                    index += 1
                    result.unicodeScalars.append(text[index])
                } else if scalar == "\"" {
                    isInString = false
                }
                index += 1
                continue
            }
            switch scalar {
            case "\"":
                isInString = true
                result += "\""
            case "{", "[":
                if let end = shortEnd(text, from: index) {
                    result += spaced(text[index...end])
                    index = end
                } else {
                    result.unicodeScalars.append(scalar)
                    level += 1
                    newLine()
                }
            case "}", "]":
                level -= 1
                newLine()
                result.unicodeScalars.append(scalar)
            case ",":
                result += ","
                newLine()
            case ":": result += ": "
            default: result.unicodeScalars.append(scalar)
            }
            index += 1
        }
        return result + "\n"
    }

    private static let longest = 80

    /// Returns the end of an object or array that fits on one line, or nil.
    private static func shortEnd(_ text: [Unicode.Scalar], from start: Int) -> Int? {
        var isInString = false
        var index = start + 1
        while index < text.count, index - start < longest {
            let scalar = text[index]
            if isInString {
                if scalar == "\\" { index += 1 } else if scalar == "\"" { isInString = false }
            } else if scalar == "\"" {
                isInString = true
            } else if scalar == "{" || scalar == "[" {
                return nil
            } else if scalar == "}" || scalar == "]" {
                return index
            }
            index += 1
        }
        return nil
    }

    /// A space after every comma and colon outside strings.
    private static func spaced(_ text: ArraySlice<Unicode.Scalar>) -> String {
        var result = ""
        var isInString = false
        var isEscaped = false
        for scalar in text {
            result.unicodeScalars.append(scalar)
            if isInString {
                if isEscaped { isEscaped = false } else if scalar == "\\" { isEscaped = true } else if scalar == "\"" { isInString = false }
            } else if scalar == "\"" {
                isInString = true
            } else if scalar == "," || scalar == ":" {
                result += " "
            }
        }
        return result
    }
}
