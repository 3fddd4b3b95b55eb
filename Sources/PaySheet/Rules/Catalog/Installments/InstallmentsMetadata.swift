/// Metadata that is not an object.
enum InstallmentsMetadata: OneRowRule {
    static let row = RuleRow(InstallmentConfigurationView.self, needs: [.applicationMetadata]) { configuration, context in
        guard configuration.hasWrongMetadata else { return }
        context.report(
            .installmentsMetadata, at: configuration[.applicationMetadata], webKit: .installmentMetadata,
            help: "write an object in braces", "\"applicationMetadata\" is not an object")
    }
}

extension InstallmentConfigurationView {
    /// The metadata are something else than an object, and the engine throws.
    var hasWrongMetadata: Bool {
        guard isReadable(.applicationMetadata), let metadata = written(.applicationMetadata) else { return false }
        return !metadata.isObject
    }
}
