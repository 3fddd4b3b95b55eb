/// A generated file.
package struct GeneratedFile: Sendable, Hashable {
    /// The path from the root of the repository.
    package let path: String
    /// The content.
    package let text: String

    /// Creates a file with its text.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The command that generates all of them.
    package static let command = "swift run generate"

    /// The first line of every generated file.
    package static let notice = notice("Sources/PaySheetShapes")

    package static let swiftHeader = "// \(notice)\n\n"
    package static let cardHeader = header("the cards in Sources/PaySheetGuide/Cards")
    package static let profileHeader = header("the profiles in Sources/PaySheetChecking/Profiles/Data")
    package static let versionHeader = header("VERSION")

    package static func header(_ source: String) -> String { "// " + notice(source) + "\n\n" }

    package static func notice(_ source: String) -> String { "Generated from \(source). Do not edit; run `\(command)`." }
}
