import PaySheet

extension CheckSettings {
    /// What a run says first: what the profile of the provider does not check, and which rules have another name now. Each note appears
    /// once.
    package var openingNotes: [String] {
        let overrides = [options.document] + (configuration.map { [$0.general] + $0.files.map { $0.overrides } } ?? [])
        let names =
            overrides.flatMap { $0.levels.map { $0.name } + ($0.selected ?? []) } + (configuration?.ignores.map { $0.givenRule } ?? [])
        var notes = [options.document.providerNote ?? configuration?.general.providerNote].compactMap { $0 }
        for name in names {
            if let note = catalogs.aliases.note(about: name), !notes.contains(note) { notes.append(note) }
        }
        return notes
    }
}
