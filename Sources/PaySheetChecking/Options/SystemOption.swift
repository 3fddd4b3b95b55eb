import PaySheet

/// The Apple Pay version of the page, as a number or as the oldest system that must work.
enum SystemOption {
    /// The version, and the system if it was given.
    static func version(_ values: OptionValues) throws(UsageError) -> (Int, SystemRelease?)? {
        guard let system = values.value("system") else {
            return try values.value("api-version").map { text throws(UsageError) in (try number(text), nil) }
        }
        guard values.value("api-version") == nil else {
            throw UsageError("--system and --api-version exclude each other: the system decides the version")
        }
        guard let release = SystemRelease(system) else {
            throw UsageError("--system takes ios or macos and a number, such as ios15.4, not \"" + system + "\"")
        }
        guard let version = release.apiVersion else {
            throw UsageError("--system: " + release.description + " has no Apple Pay on the web; it came with iOS 10 and macOS 10.12")
        }
        return (version, release)
    }

    /// The release of Safari, if it was given. It must be that of the system.
    static func safari(_ values: OptionValues, impliedBy system: SystemRelease?) throws(UsageError) -> SafariRelease? {
        guard let text = values.value("safari") else { return nil }
        let release = try SettingWord.safari(text)
        if let system, let own = SafariRelease(with: system), own != release {
            throw UsageError(
                "--system " + system.word + " has Safari " + own.description + ", and --safari names " + release.description
                    + "; leave one out")
        }
        return release
    }

    private static func number(_ text: String) throws(UsageError) -> Int {
        let isDigits = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        guard isDigits, let number = UInt32(text) else {
            throw UsageError("--api-version takes a whole number from 0 to 4294967295, not \"" + text + "\"")
        }
        return Int(clamping: number)
    }
}
