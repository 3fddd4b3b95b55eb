package import PaySheet

/// A mistake in options that are members of an object.
package struct OptionMistake: Error, Sendable {
    package let message: String
    /// What to do instead.
    package let remedy: String
}

/// Options that are members of an object, as editors and other programs write them: `{"apiVersion": 14}`.
extension OptionValues {
    /// What the member of an option that names a file has.
    package enum FileForm {
        /// The path of the file.
        case path
        /// The content of the file, as text or as JSON. It is added to the system.
        case content(MemorySystem)
    }

    /// Reads options.
    ///
    /// - Parameter descriptions: The options that the caller takes.
    package init(
        _ members: [JSONTree.Member], of descriptions: [OptionDescription], files: FileForm
    ) throws(OptionMistake) {
        self.init()
        for member in members where member.value != .null {
            guard let option = descriptions.first(where: { $0.member == member.name }) else {
                let known = descriptions.map { $0.member }.sorted().joined(separator: ", ")
                throw OptionMistake(
                    message: "unknown option \"" + member.name + "\"", remedy: known.isEmpty ? "remove it" : "use one of " + known)
            }
            if option.value == "FILE", case .content(let memory) = files {
                let path = option.name + ".json"
                memory.add(.file(try OptionValues.content(member)), at: path)
                add(option.name, path)
            } else {
                for value in try OptionValues.values(member, for: option) { add(option.name, value) }
            }
        }
    }

    /// Rejects a value that is none of its option's words.
    package func check(by descriptions: [OptionDescription]) throws(UsageError) {
        var checked = OptionValues()
        for option in descriptions where !option.words.isEmpty {
            for value in values(option.name) { try checked.set(value, for: option) }
        }
    }

    private static func values(_ member: JSONTree.Member, for option: OptionDescription) throws(OptionMistake) -> [String] {
        guard let placeholder = option.value else {
            guard case .boolean(let isOn) = member.value else { throw wrong(member, "true or false") }
            return isOn ? ["yes"] : []
        }
        switch member.value {
        case .list(let elements) where option.isRepeatable:
            var values: [String] = []
            for element in elements { values.append(try scalar(element, member)) }
            return values
        case .object(let members) where option.isRepeatable && placeholder.utf8.contains(UInt8(ascii: "=")):
            var values: [String] = []
            for pair in members { values.append(pair.name + "=" + (try scalar(pair.value, member))) }
            return values
        case .text, .number: return [try scalar(member.value, member)]
        default: throw wrong(member, option.isRepeatable ? "a text, a list of texts, or an object" : "a text or a number")
        }
    }

    private static func content(_ member: JSONTree.Member) throws(OptionMistake) -> [UInt8] {
        switch member.value {
        case .text(let text): return [UInt8](text.utf8)
        case .object, .list: return member.value.bytes
        case .null, .boolean, .number: throw wrong(member, "an object, a list, or the text of a file")
        }
    }

    private static func scalar(_ value: JSONTree, _ member: JSONTree.Member) throws(OptionMistake) -> String {
        switch value {
        case .text(let text): return text
        case .number(let digits): return String(decoding: digits, as: UTF8.self)
        case .null, .boolean, .list, .object: throw wrong(member, "texts or numbers")
        }
    }

    private static func wrong(_ member: JSONTree.Member, _ form: String) -> OptionMistake {
        OptionMistake(message: "the option \"" + member.name + "\" takes " + form, remedy: "change its value")
    }
}

extension OptionDescription {
    /// The name as a member of an object: `fromJs` for `from-js`.
    package var member: String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
