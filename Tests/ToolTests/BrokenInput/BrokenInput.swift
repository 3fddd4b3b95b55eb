import PaySheetTool
import Testing

/// One way in which a call goes wrong, and what is said about it, word for word.
struct BrokenInput: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// What is there: paths and contents.
    var files: [String: String] = BrokenInput.usual
    /// What comes through the pipe.
    var input: String?
    /// Paths that may be neither read nor written.
    var locked: Set<String> = []
    var links: [String: String] = [:]
    var environment: [String: String] = [:]
    /// Why standard output cannot be written.
    var outputFailure: String?
    let status: Int32
    /// The lines on standard error, without `paysheet: ` at their beginning.
    let says: [String]

    var testDescription: String { arguments.joined(separator: " ") }

    static let usual = ["clean.json": Sample.clean, "comma.json": Sample.comma]

    func world() -> TestWorld {
        let world = TestWorld(files, input: input)
        world.locked = locked
        world.links = links
        world.environment = environment
        world.writeFailure = outputFailure.map { SystemFailure($0) }
        return world
    }

    /// What stands below a message about the call.
    static func tryHelp(_ command: String? = "check") -> String { "try: paysheet " + (command.map { $0 + " " } ?? "") + "--help" }
}
