import PaySheet

/// What a payment provider expects of requests. `Data` has a file for each, with its sources.
struct ProviderProfile: Sendable {
    /// The name of the provider.
    var title = ""
    /// The day on which the sources were read.
    var checked = ""
    var sources: [String] = []
    /// What the profile does not check.
    var notChecked = ""
    var overrides = DocumentOptions()

    /// Returns the profile with a name.
    static func named(_ name: String, _ catalogs: CatalogList, _ system: System) throws(UsageError) -> ProviderProfile {
        guard let text = texts.first(where: { $0.name == name })?.text else {
            throw UsageError("unknown provider \"" + name + "\"; known are " + names.joined(separator: ", "))
        }
        var profile = try ConfigurationReader.profile(name, [UInt8](text.utf8), catalogs, system)
        profile.overrides.providerNote = profile.note
        return profile
    }

    /// The sentence about what the profile does not check.
    private var note: String { "profile of " + title + ", checked on " + checked + "; not checked: " + notChecked }
}
