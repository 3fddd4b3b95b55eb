/// The options that a caller gives, by their names. Values are text, wherever they were written.
package struct OptionValues: Sendable {
    private var given: [(name: String, value: String)] = []

    package init() {}

    /// Whether the switch was given, and not revoked later.
    package func has(_ name: String) -> Bool { given.last { $0.name == name }.map { $0.value != "no" } ?? false }

    /// Returns the value of an option, or the last one of several.
    package func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

    /// Returns every value of an option.
    package func values(_ name: String) -> [String] { given.filter { $0.name == name }.map { $0.value } }

    /// Returns every value of an option that takes lists, split at commas.
    package func listed(_ name: String) -> [String] {
        values(name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: true).map { String($0) } }
    }

    /// The names of the options, in their order.
    package var names: [String] { given.map { $0.name } }

    /// Returns the options with some names.
    package func keeping(_ names: [String]) -> OptionValues {
        var kept = self
        kept.given.removeAll { !names.contains($0.name) }
        return kept
    }

    /// Adds an option.
    package mutating func add(_ name: String, _ value: String) { given.append((name, value)) }

    /// Adds an option, whose value must be one of its words if it has some.
    package mutating func set(_ value: String, for option: OptionDescription) throws(UsageError) {
        guard option.words.isEmpty || option.words.contains(value) else {
            throw UsageError(
                "--" + option.name + " takes " + option.words.joined(separator: ", ") + ", not \"" + value + "\"",
                near: Hints.nearest(value, option.words))
        }
        add(option.name, value)
    }
}
