import PaySheetText

/// Makes foreign text fit for one line of a terminal.
public enum Visible {
    /// Returns the text without characters that control a terminal, turn the direction of writing, or cannot be seen.
    public static func text(_ text: String) -> String { VisibleText.line(text) }
}
