import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

/// Standard output and standard error of one run.
struct Console {
    let system: System
    private var buffer: [UInt8] = []
    /// Whether standard output is closed, so that no more work is needed.
    private(set) var isClosed = false
    /// Whether writing to standard output failed.
    private(set) var hasFailed = false
    /// The mistake in the arguments, or in a file that the command uses.
    private(set) var mistake: UsageError?
    /// Serves an editor, if the program has a language server.
    var languageServer: LanguageServerRun?
    /// Serves a coding agent, if the program has a server for them.
    var agentServer: AgentServerRun?

    private static let bufferSize = 65_536

    init(_ system: System) { self.system = system }

    /// Writes data or findings.
    mutating func write(_ bytes: [UInt8]) {
        guard !isClosed, !hasFailed else { return }
        guard bytes.count < Console.bufferSize else {
            // Large data is not copied.
            flush()
            return hand(over: bytes)
        }
        buffer += bytes
        if buffer.count >= Console.bufferSize { flush() }
    }

    mutating func write(_ text: String) { write([UInt8](text.utf8)) }

    /// Writes a result. Text for people is wrapped to the terminal, if there is one; data stays as it is.
    mutating func write(_ bytes: [UInt8], isText: Bool) {
        guard isText, let columns = Columns.ofOutput(system) else { return write(bytes) }
        write(FittedText.wrapped(String(decoding: bytes, as: UTF8.self), columns: columns))
    }

    /// Writes the buffer to the system.
    @inline(never)
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        hand(over: buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    @inline(never)
    private mutating func hand(over bytes: [UInt8]) {
        guard !isClosed, !hasFailed else { return }
        switch system.write(bytes) {
        case .done: break
        case .closed: isClosed = true
        case .failed(let failure):
            hasFailed = true
            note("standard output: " + failure.message)
        }
    }

    /// Writes a message for the user.
    @inline(never)
    mutating func note(_ message: String) {
        flush()
        system.complain([UInt8]((System.noteStart + VisibleText.line(message) + "\n").utf8))
    }

    /// Reports a mistake in the arguments, or in a file that the command uses.
    mutating func usage(_ error: UsageError, command: String?) -> Int32 {
        let error = PrivateKeyText.isIn([UInt8](error.text.utf8)) ? UsageError(PrivateKeyText.refusal) : error
        mistake = error
        note(error.text)
        guard !error.isInFile else { return ExitStatus.undone }
        note("try: paysheet " + (command.map { $0 + " " } ?? "") + "--help")
        return ExitStatus.undone
    }
}

extension Console {
    /// Reads the document that an operand names. Returns `nil` after a message if it cannot be read.
    mutating func read(
        _ operand: String, as kind: DocumentKind?, recovering isRecovering: Bool, _ catalogs: CatalogList
    ) -> ReadDocument? {
        var notes: [String] = []
        let document = ReadDocument.read(operand, as: kind, recovering: isRecovering, catalogs, system, &notes)
        for text in notes { note(text) }
        return document
    }

    /// Prints an answer. Returns its exit status.
    mutating func give(_ answer: DocumentAnswer, isText: Bool = false) -> Int32 {
        for note in answer.notes { self.note(note) }
        write(answer.output, isText: isText)
        return answer.status
    }
}
