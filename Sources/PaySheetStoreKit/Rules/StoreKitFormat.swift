import PaySheet

/// The version of a configuration file.
struct StoreKitFormat: Comparable {
    let major: Int64
    let minor: Int64

    init(_ major: Int64, _ minor: Int64) {
        self.major = major
        self.minor = minor
    }

    /// The version that a file states; `nil` if it cannot be read.
    init?(_ file: borrowing StoreKitConfigurationView) {
        guard let version = file.version, let major = version.major, let minor = version.minor else { return nil }
        self.init(major, minor)
    }

    static func < (left: StoreKitFormat, right: StoreKitFormat) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

    var text: String { String(major) + "." + String(minor) }
}
