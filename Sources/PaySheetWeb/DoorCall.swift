import PaySheet
import PaySheetChecking
import PaySheetReports

/// One call of the door, as data. A module links only the calls in its list.
struct DoorCall: Sendable {
    let name: String
    /// The command whose help explains the options.
    let command: String
    /// The options of the call.
    let options: @Sendable (CatalogList) -> [OptionDescription]
    /// Writes the result.
    let run: @Sendable (DoorRun, inout Door.State, inout JSONBytes) throws(DoorError) -> Void

    init(
        name: String, command: String? = nil, options: @escaping @Sendable (CatalogList) -> [OptionDescription] = { _ in [] },
        run: @escaping @Sendable (DoorRun, inout Door.State, inout JSONBytes) throws(DoorError) -> Void
    ) {
        self.name = name
        self.command = command ?? name
        self.options = options
        self.run = run
    }
}

/// A request with everything that a call needs.
struct DoorRun {
    let request: DoorRequest
    let command: String
    let options: OptionValues
    let catalogs: CatalogList
    let memory: MemorySystem
    let zones: ZoneNotes

    /// The document.
    var document: [UInt8] { [UInt8]((request.text ?? "").utf8) }

    /// Calls a function that can find a mistake in the options.
    func reading<Value>(_ read: () throws(UsageError) -> Value) throws(DoorError) -> Value {
        do throws(UsageError) {
            return try read()
        } catch {
            throw DoorError(
                .usage, error.message, error.near.map { "write " + $0 } ?? "see paysheet " + command + " --help for the values")
        }
    }

    /// Returns an answer that is complete.
    func complete(_ answer: DocumentAnswer) throws(DoorError) -> DocumentAnswer {
        guard answer.status == ExitStatus.passed else {
            throw DoorError(
                .document, answer.notes.last ?? "the document cannot be used", "correct the document; check says what is wrong",
                notes: answer.notes)
        }
        return answer
    }
}

extension [OptionDescription] {
    /// The options with some names.
    func named(_ names: Set<String>) -> [OptionDescription] { filter { names.contains($0.name) } }
}
