import PaySheet

/// The option `--zone`: the time zone for dates.
enum ZoneOption {
    /// The zone, if the option is there.
    static func given(_ arguments: Arguments, _ system: System) throws(UsageError) -> DateZone? {
        try arguments.value("zone").map { text throws(UsageError) in try zone(text, system) }
    }

    static func zone(_ text: String?, _ system: System) throws(UsageError) -> DateZone {
        guard let text, text != "UTC", text != "Z" else { return .utc }
        if let zone = DateZone(offsetText: text) { return zone }
        guard system.zoneOffset(text, 0) != nil else {
            throw UsageError("unknown time zone \"" + text + "\"; use a name or an offset: Europe/Paris or +02:00")
        }
        let offset = system.zoneOffset
        return DateZone(name: text) { seconds in offset(text, seconds) ?? 0 }
    }
}
