import PaySheet

extension CheckSettings {
    /// What a run says first, once: about the edition, a missing baseline, a diff that only deletes files, the provider's profile, and
    /// renamed rules.
    package var openingNotes: [String] {
        let overrides = [options.document] + (configuration.map { [$0.general] + $0.files.map { $0.overrides } } ?? [])
        let names =
            overrides.flatMap { $0.levels.map { $0.name } + ($0.selected ?? []) } + (configuration?.ignores.map { $0.givenRule } ?? [])
        let providerNote = options.document.providerNote ?? configuration?.general.providerNote
        var notes = [editionNote, baselineNote, deletionNote, providerNote].compactMap { $0 }
        for name in names {
            if let note = catalogs.aliases.note(about: name), !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    private var baselineNote: String? {
        guard options.baseline == nil, !suppressor.gathers, let configuration, let baseline = configuration.baseline, baseline.known == nil
        else { return nil }
        return configuration.name + ": the baseline " + baseline.file + " does not exist; --write-baseline " + baseline.file + " writes it"
    }

    private var deletionNote: String? {
        options.changedLines?.onlyDeletes == true ? "the diff deletes files and changes no others, so there is nothing to check" : nil
    }

    private var editionNote: String? {
        guard let (edition, place) = configuration?.edition, edition != .newest else { return nil }
        return place + ": the configuration uses edition " + edition.text + " of the rules, this paysheet has " + RuleEdition.newest.text
            + (edition > .newest ? "; a newer one has more rules" : "; newer rules stay silent")
    }
}
