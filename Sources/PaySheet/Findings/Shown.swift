/// Text of a document as a message may show it.
package enum Shown {
    /// The text in quotes, see ``shortened(_:)``.
    package static func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

    /// Control characters are made visible and long text is cut: what a document says must not rule a terminal.
    package static func shortened(_ text: String, to limit: Int = 60) -> String {
        var short = ""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else { return short + "…" }
            count += 1
            if scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value) || scalar.properties.isBidiControl {
                short += "\u{FFFD}"
            } else {
                short.unicodeScalars.append(scalar)
            }
        }
        return short
    }
}
