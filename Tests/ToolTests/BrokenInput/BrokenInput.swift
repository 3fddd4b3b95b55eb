import PaySheetChecking
import PaySheetTool
import Testing

/// A wrong call and its exact messages.
struct BrokenInput: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// The file system: paths and contents.
    var files: [String: String] = BrokenInput.usual
    /// The content of the pipe.
    var input: String?
    /// Paths that can be neither read nor written.
    var locked: Set<String> = []
    var links: [String: String] = [:]
    var environment: [String: String] = [:]
    /// The reason why standard output cannot be written.
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

    /// The text below a message about the call.
    static func tryHelp(_ command: String? = "check") -> String { "try: paysheet " + (command.map { $0 + " " } ?? "") + "--help" }
}
