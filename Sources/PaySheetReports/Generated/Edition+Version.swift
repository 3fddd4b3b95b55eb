// Generated from VERSION. Do not edit; run `swift run generate`.

extension Edition {
    /// The version of the package.
    package static let version = "0.1.0"
}
