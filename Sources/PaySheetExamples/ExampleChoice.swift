/// Something that the user can choose about the examples of a form, such as how an order reaches the customer.
package struct ExampleChoice: Sendable, Hashable {
    /// The name of the option, without its hyphens.
    package let name: String
    /// The values. Empty: the option has none.
    package let words: [String]
    /// What the option does, without a full stop.
    package let summary: String

    package init(_ name: String, _ words: [String], _ summary: String) {
        self.name = name
        self.words = words
        self.summary = summary
    }
}

extension ExampleSettings {
    /// Returns the chosen value; an empty one for an option without values. `nil`: the user has not chosen.
    package func word(for choice: ExampleChoice) -> String? { chosen.first { $0.choice == choice }?.word }

    /// Whether the user has chosen something without values.
    package func has(_ choice: ExampleChoice) -> Bool { word(for: choice) != nil }

    /// Returns these settings with a choice.
    package func choosing(_ choice: ExampleChoice, _ word: String = "") -> ExampleSettings {
        var settings = self
        settings.chosen.append(Chosen(choice: choice, word: word))
        return settings
    }

    struct Chosen: Sendable, Hashable {
        let choice: ExampleChoice
        let word: String
    }
}
