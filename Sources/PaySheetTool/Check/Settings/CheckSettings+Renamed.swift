import PaySheet

extension CheckSettings {
    /// Says which rules of the options and the configuration have another name now, each once.
    var renamedRules: [String] {
        let overrides = [commandLine] + (configuration.map { [$0.general] + $0.files.map { $0.overrides } } ?? [])
        let names =
            overrides.flatMap { $0.levels.map { $0.name } + ($0.selected ?? []) } + (configuration?.ignores.map { $0.givenRule } ?? [])
        var notes: [String] = []
        for name in names {
            if let note = catalogs.aliases.note(about: name), !notes.contains(note) { notes.append(note) }
        }
        return notes
    }
}
