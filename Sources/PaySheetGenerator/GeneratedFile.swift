/// A generated file.
public struct GeneratedFile: Sendable, Hashable {
    /// The path from the root of the repository.
    public let path: String
    /// The content.
    public let text: String

    /// Creates a file with its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The command that generates all of them.
    public static let command = "swift run generate-paysheet-sources"

    /// The first line of every generated file.
    static let notice = notice("Sources/PaySheetShapes")

    static let swiftHeader = "// \(notice)\n\n"
    static let cardHeader = header("the cards in Sources/PaySheetGuide/Cards")
    static let baseHeader = header("the documents in Sources/PaySheetGuide/Bases")
    static let profileHeader = header("the profiles in Sources/PaySheetTool/Profiles/Data")
    static let versionHeader = header("VERSION")

    static func header(_ source: String) -> String { "// " + notice(source) + "\n\n" }

    static func notice(_ source: String) -> String { "Generated from \(source). Do not edit; run `\(command)`." }
}
