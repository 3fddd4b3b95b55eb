package import PaySheet

/// A mistake in options that are members of an object.
package struct OptionMistake: Error, Sendable {
    package let message: String
    /// What to do instead.
    package let remedy: String
}

/// Options that are members of an object, as the arguments of a command: `{"apiVersion": 14}` is `--api-version=14`.
package struct OptionWords: Sendable {
    package private(set) var words: [String] = []
    /// The contents of the options that name files.
    package private(set) var files: [(path: String, content: [UInt8])] = []
    /// Whether options that name files have a path, instead of the content of the file.
    private let namesFiles: Bool

    /// Translates options.
    ///
    /// - Parameters:
    ///   - allowed: The names of the options that the caller takes.
    ///   - caller: The name of the caller in messages.
    package init(
        _ options: [JSONTree.Member], of command: CommandDescription, allowed: Set<String>, caller: String, namesFiles: Bool = false
    ) throws(OptionMistake) {
        self.namesFiles = namesFiles
        for member in options where member.value != .null {
            let name = OptionWords.long(member.name)
            guard allowed.contains(name), let option = command.options.first(where: { $0.name == name }) else {
                let known = allowed.sorted().map { OptionWords.camel($0) }.joined(separator: " ")
                throw OptionMistake(
                    message: caller + " has no option \"" + member.name + "\"", remedy: known.isEmpty ? "remove it" : "it has " + known)
            }
            try take(member.value, for: option, member.name)
        }
    }

    private mutating func take(_ value: JSONTree, for option: OptionDescription, _ name: String) throws(OptionMistake) {
        guard let placeholder = option.value else {
            guard case .boolean(let isOn) = value else { throw OptionWords.wrong(name, "true or false") }
            if isOn { words.append("--" + option.name) }
            return
        }
        if placeholder == "FILE", !namesFiles {
            let path = option.name + ".json"
            files.append((path, try OptionWords.content(value, name)))
            words.append("--" + option.name + "=" + path)
            return
        }
        switch value {
        case .text(let text): words.append("--" + option.name + "=" + text)
        case .number(let digits): words.append("--" + option.name + "=" + String(decoding: digits, as: UTF8.self))
        case .list(let elements) where option.isRepeatable:
            for element in elements { words.append("--" + option.name + "=" + (try OptionWords.scalar(element, name))) }
        case .object(let members) where option.isRepeatable && placeholder.utf8.contains(UInt8(ascii: "=")):
            for member in members {
                words.append("--" + option.name + "=" + member.name + "=" + (try OptionWords.scalar(member.value, name)))
            }
        default:
            throw OptionWords.wrong(name, option.isRepeatable ? "a text, a list of texts, or an object" : "a text or a number")
        }
    }

    private static func content(_ value: JSONTree, _ name: String) throws(OptionMistake) -> [UInt8] {
        switch value {
        case .text(let text): return [UInt8](text.utf8)
        case .object, .list: return value.bytes
        case .null, .boolean, .number: throw wrong(name, "an object, a list, or the text of a file")
        }
    }

    private static func scalar(_ value: JSONTree, _ name: String) throws(OptionMistake) -> String {
        switch value {
        case .text(let text): return text
        case .number(let digits): return String(decoding: digits, as: UTF8.self)
        case .null, .boolean, .list, .object: throw wrong(name, "texts or numbers")
        }
    }

    private static func wrong(_ name: String, _ form: String) -> OptionMistake {
        OptionMistake(message: "the option \"" + name + "\" takes " + form, remedy: "change its value")
    }

    /// `fromJs` as `from-js`.
    private static func long(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            if scalar >= "A", scalar <= "Z", let small = Unicode.Scalar(scalar.value + 0x20) {
                text += "-"
                text.unicodeScalars.append(small)
            } else {
                text.unicodeScalars.append(scalar == "-" ? "\u{FFFD}" : scalar)
            }
        }
        return text
    }

    /// `from-js` as `fromJs`.
    private static func camel(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
