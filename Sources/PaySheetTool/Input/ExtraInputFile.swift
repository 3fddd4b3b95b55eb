import PaySheet

/// Reads the files that options of catalogs name, such as `--earlier`.
enum ExtraInputFile {
    /// The option of an input.
    static func option(_ input: ExtraInput) -> OptionDescription {
        OptionDescription(name: input.name, value: "FILE", summary: input.summary)
    }

    /// Returns the documents of the given options.
    static func all(_ arguments: Arguments, _ system: System) throws(UsageError) -> [GivenInput] {
        try given(arguments.catalogs.inputs, arguments, system)
    }

    /// Returns the documents of the given options for some inputs.
    static func given(_ inputs: [ExtraInput], _ arguments: Arguments, _ system: System) throws(UsageError) -> [GivenInput] {
        var all: [GivenInput] = []
        for input in inputs {
            guard let path = arguments.value(input.name) else { continue }
            all.append(GivenInput(input, try document(path, input.kind, for: input.name, arguments.catalogs, system)))
        }
        return all
    }

    private static func document(
        _ path: String, _ kind: DocumentKind, for option: String, _ catalogs: CommandCatalogs, _ system: System
    ) throws(UsageError) -> JSONTree {
        switch system.read(path, Limits().bytes + 1) {
        case .failure(let failure): throw UsageError(path + ": " + failure.message, isInFile: true)
        case .success(let file):
            var (bytes, path) = (file, path)
            if let open = OpenContainer(file, at: path, of: catalogs.containers) {
                switch open.first(in: path) {
                case .failure(let failure): throw UsageError(path + ": " + failure.message, isInFile: true)
                case .success(let inner): (path, bytes) = (inner.path, inner.content.bytes)
                }
            }
            var reader = DocumentReader(policy: Policy().with { $0.checksRules = false }, catalogs: catalogs.set)
            let mistake = reader.check(bytes, as: kind).findings.atLeast(.error).first
            guard mistake == nil, let document = JSONTree(bytes) else {
                let reason = mistake?.description ?? " the text is not JSON"
                let found = reader.check(bytes).kind.flatMap { $0 == kind ? nil : "; this resembles " + $0.name } ?? ""
                throw UsageError(path + ":" + reason + " (--" + option + " takes " + kind.name + found + ")", isInFile: true)
            }
            return document
        }
    }
}
