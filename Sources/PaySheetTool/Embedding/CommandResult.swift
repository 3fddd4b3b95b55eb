/// The result of a command that another program runs.
package struct CommandResult: Sendable {
    /// Standard output.
    package let output: [UInt8]
    /// The messages for the user, without the name of the program.
    package let notes: [String]
    package let status: Int32
    /// The mistake in the arguments, or in a file that the command uses.
    package let mistake: UsageError?
}

extension CommandDescription {
    /// Runs the command with its arguments. Environment variables have no effect.
    package func result(_ words: [String], _ memory: MemorySystem, _ catalogs: CommandCatalogs) -> CommandResult {
        var console = Console(memory.system)
        var status = ExitStatus.undone
        var mistake: UsageError?
        do throws(UsageError) {
            status = run(try Arguments(words, of: self, catalogs: catalogs), &console)
            mistake = console.mistake
        } catch {
            mistake = error
        }
        console.flush()
        return CommandResult(output: memory.output, notes: memory.notes, status: status, mistake: mistake)
    }
}

extension CommandDescription {
    /// A command that is not run: only its options count.
    package init(name: String, options: [OptionDescription]) {
        self.init(name: name, summary: "", operands: "", options: options, examples: []) { _, _ in ExitStatus.undone }
    }
}
