import PaySheet
import PaySheetReports
import PaySheetTool

/// One call of the door, as data. A module links only the calls in its list.
struct DoorCall: Sendable {
    let name: String
    /// The command whose options the call has.
    let command: @Sendable (CommandCatalogs) -> CommandDescription
    /// The long names of these options.
    let options: Set<String>
    /// Writes the result.
    let run: @Sendable (DoorRun, inout Door.State, inout JSONBytes) throws(DoorError) -> Void
}

/// A request with everything that a call needs.
struct DoorRun {
    let request: DoorRequest
    let command: CommandDescription
    let options: DoorOptions
    let catalogs: CommandCatalogs
    let memory: MemorySystem
    let zones: ZoneNotes

    /// The document.
    var document: [UInt8] { [UInt8]((request.text ?? "").utf8) }

    /// Runs the command with the options of the request and more arguments.
    func result(_ words: [String], input: [UInt8]? = nil) throws(DoorError) -> CommandResult {
        memory.input = input ?? []
        let result = command.result(options.words + words, memory, catalogs)
        if let mistake = result.mistake { throw usage(mistake) }
        guard result.status == 0 else {
            throw DoorError(
                .document, result.notes.last ?? "the document cannot be used", "correct the document; check says what is wrong",
                notes: result.notes)
        }
        return result
    }

    /// The arguments of the command, for calls that do not run it.
    func arguments(_ words: [String] = []) throws(DoorError) -> Arguments {
        do throws(UsageError) {
            return try Arguments(options.words + words, of: command, catalogs: catalogs)
        } catch {
            throw usage(error)
        }
    }

    func usage(_ mistake: UsageError) -> DoorError {
        DoorError(
            .usage, mistake.message, mistake.near.map { "write " + $0 } ?? "see paysheet " + command.name + " --help for the values")
    }
}
