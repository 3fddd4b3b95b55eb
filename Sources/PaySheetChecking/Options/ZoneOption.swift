package import PaySheet

/// The option `--zone`: the time zone for dates.
package enum ZoneOption {
    package static let description = OptionDescription(
        name: "zone", value: "ZONE",
        summary: "the time zone for dates: Europe/Paris, +02:00 (default: UTC; for orders, dates as they are written)")

    /// The zone, if the option is there.
    package static func given(_ values: OptionValues, _ system: System) throws(UsageError) -> TimeZoneOffsets? {
        try values.value("zone").map { text throws(UsageError) in try zone(text, system) }
    }

    package static func zone(_ text: String?, _ system: System) throws(UsageError) -> TimeZoneOffsets {
        guard let text, text != "UTC", text != "Z" else { return .utc }
        if let zone = TimeZoneOffsets(offsetText: text) { return zone }
        guard system.zoneOffset(text, 0) != nil else {
            throw UsageError("unknown time zone \"" + text + "\"; use a name or an offset: Europe/Paris or +02:00")
        }
        let offset = system.zoneOffset
        return TimeZoneOffsets(name: text) { seconds in offset(text, seconds) ?? 0 }
    }
}
