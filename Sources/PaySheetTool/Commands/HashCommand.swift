import PaySheet
import PaySheetChecking

/// `paysheet hash`: the hash of application data that a token carries.
enum HashCommand {
    static let description = CommandDescription(
        name: "hash", summary: "print the hash of application data that a payment token carries", operands: "[REQUEST|-]",
        discussion: [
            "The header of a token has the SHA-256 hash of the request's application data, decoded from Base64, as hexadecimal\n"
                + "digits. Without --application-data, the data comes from a request or a flow. If a flow has the \"payment\",\n"
                + "paysheet check compares the hash."
        ],
        options: [
            OptionDescription(name: "application-data", value: "BASE64", summary: "the application data as the request writes it"), .help,
        ],
        statuses: [
            (0, "the hash was printed"), (1, "the document has no application data, or it is not Base64"),
            (2, "the command could not complete: usage, unreadable input"),
        ],
        examples: ["paysheet hash --application-data b3JkZXItNDI=", "paysheet hash request.json"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "hash")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        if let text = arguments.value("application-data") {
            guard arguments.operands.isEmpty else { throw UsageError("name a document or --application-data, not both") }
            guard let data = ApplicationData(base64: text) else {
                throw UsageError("--application-data is not Base64; the system ignores such data, and the token then has no hash")
            }
            console.write(data.hash + "\n")
            return ExitStatus.passed
        }
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("name one request or flow, - for standard input, or --application-data BASE64")
        }
        let name = operand == "-" ? operand : Paths(current: console.system.currentFolder, root: nil).reported(operand)
        let content =
            console.system.content(of: operand, limit: Limits().bytes + 1)
        switch content {
        case .failure(let failure):
            console.note(name + ": " + failure.message)
            return ExitStatus.undone
        case .success(let bytes):
            guard let text = RequestApplicationData.text(in: bytes) else {
                console.note(name + ": there is no request with \"applicationData\"; the token then has no hash")
                return ExitStatus.found
            }
            guard let data = ApplicationData(base64: text) else {
                console.note(name + ": \"applicationData\" is not Base64; the system ignores it, and the token then has no hash")
                return ExitStatus.found
            }
            console.write(data.hash + "\n")
            return ExitStatus.passed
        }
    }
}
