// Generated from VERSION. Do not edit; run `swift run generate-paysheet-sources`.

extension Edition {
    /// The version of the package.
    public static let version = "0.1.0"
}
