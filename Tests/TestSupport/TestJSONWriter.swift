/// How a document is laid out.
package enum TestLayout: Sendable, Hashable, CaseIterable {
    /// No space between the parts.
    case minified
    /// One member or element a line.
    case pretty
    /// Spaces, tabs and line ends of both kinds at random.
    case ragged
}

/// Writes documents in many ways: every layout, characters with and without escapes, and mistakes of syntax.
package struct TestJSONWriter: Sendable {
    /// How the parts are set apart.
    package var layout: TestLayout
    /// The percentage of characters that are escaped without need.
    package var escapes: Int
    /// Mistakes of syntax, by the value they belong to.
    package var syntaxMistakes: [TestPath: Mistake] = [:]
    private var generator: SeededGenerator
    private var text = ""
    private var level = 0

    /// A writer for one document; the seed only matters for ragged layout and escapes.
    package init(layout: TestLayout = .minified, escapes: Int = 0, seed: UInt64 = 0) {
        self.layout = layout
        self.escapes = escapes
        generator = SeededGenerator(seed: seed)
    }

    /// The value as JSON text.
    package func text(of value: TestJSON) -> String {
        var writer = self
        writer.write(value, TestPath())
        if layout != .minified { writer.text += "\n" }
        return writer.text
    }

    private mutating func write(_ value: TestJSON, _ path: TestPath) {
        switch value {
        case .object(let members):
            open("{")
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                space()
                write(member, path.appending(member.name))
            }
            close("}", isEmpty: members.isEmpty, path)
        case .array(let elements):
            open("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                space()
                let place = path.appending(String(index))
                comment(at: place)
                write(element, place)
            }
            close("]", isEmpty: elements.isEmpty, path)
        case .string(let string): text += syntaxMistakes[path] == .singleQuote ? "'\(string)'" : quoted(string)
        case .number(let spelling): text += spelling
        case .boolean(let flag): text += flag ? "true" : "false"
        case .null: text += "null"
        }
    }

    private mutating func write(_ member: TestMember, _ path: TestPath) {
        comment(at: path)
        text += syntaxMistakes[path] == .unquotedName ? member.name : quoted(member.name)
        if layout == .ragged { space() }
        text += ":"
        if layout == .pretty { text += " " } else { space() }
        write(member.value, path)
    }

    private mutating func open(_ bracket: String) {
        text += bracket
        level += 1
    }

    private mutating func close(_ bracket: String, isEmpty: Bool, _ path: TestPath) {
        if syntaxMistakes[path] == .trailingComma, !isEmpty { text += "," }
        level -= 1
        if !isEmpty { space() }
        text += bracket
    }

    private mutating func comment(at path: TestPath) {
        guard syntaxMistakes[path] == .comment else { return }
        text += generator.chance(50) ? "/* note */" : "// note\n"
    }

    private mutating func space() {
        switch layout {
        case .minified: break
        case .pretty: text += "\n" + String(repeating: "  ", count: level)
        case .ragged:
            for _ in 0..<generator.below(4) { text += generator.pick([" ", "\t", "\n", "\r\n"]) }
        }
    }

    private mutating func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            let isEscaped = escapes > 0 && generator.chance(escapes)
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n" where !isEscaped: result += "\\n"
            case "\t" where !isEscaped: result += "\\t"
            case "/" where isEscaped: result += "\\/"
            default:
                if isEscaped || scalar.value < 0x20 {
                    for unit in String(scalar).utf16 { result += escaped(unit) }
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    private mutating func escaped(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: generator.chance(50))
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
