/// A file that is derived from the shapes.
public struct GeneratedFile: Sendable, Hashable {
    /// Where it stands, from the root of the repository.
    public let path: String
    /// What it says.
    public let text: String

    /// Names a file and its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The command that writes all of them anew.
    public static let command = "swift run generate-paysheet-sources"

    /// What every generated file says first.
    static let notice = "Generated from Sources/PaySheetShapes. Do not edit; `\(command)` writes it anew."

    static let swiftHeader = "// \(notice)\n\n"
    static let cardHeader = "// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `\(command)` writes it anew.\n\n"
}
