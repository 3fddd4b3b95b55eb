import PaySheetChecking

/// The widths that text is wrapped to. They change how output looks, and nothing else.
enum Columns {
    /// Narrower lines would have one word each.
    private static let fewest = 20

    /// The columns of standard output: those of COLUMNS or of the terminal. `nil` if there is no terminal.
    static func ofOutput(_ system: System) -> Int? { stated(system) ?? (system.outputIsTerminal ? ofTerminal(system) : nil) }

    /// The columns of standard error.
    static func ofErrors(_ system: System) -> Int? { stated(system) ?? (system.errorIsTerminal ? ofTerminal(system) : nil) }

    /// The columns of a page of help or of an explanation.
    static func ofPage(_ system: System) -> Int { min(ofOutput(system) ?? Prose.width, Prose.width) }

    private static func ofTerminal(_ system: System) -> Int? { system.columns().map { max($0, fewest) } }

    private static func stated(_ system: System) -> Int? {
        guard let columns = system.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 else { return nil }
        return max(columns, fewest)
    }
}
