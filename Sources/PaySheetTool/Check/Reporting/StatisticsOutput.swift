import PaySheetChecking

/// The destination of the statistics.
enum StatisticsOutput: Sendable {
    /// Printed instead of the report.
    case printed
    case file(String)

    static let option = OptionDescription(
        name: "statistics", value: "FILE", isValueOptional: true,
        summary: "print statistics by kind, rule and currency as JSON instead of the report, or write them to FILE")

    init?(_ arguments: Arguments) {
        guard let value = arguments.value(StatisticsOutput.option.name) else { return nil }
        self = value.isEmpty ? .printed : .file(value)
    }

    var isPrinted: Bool { if case .printed = self { true } else { false } }
}
