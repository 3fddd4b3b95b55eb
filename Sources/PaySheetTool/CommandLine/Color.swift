import PaySheetChecking

/// Returns whether to use colours.
enum Color {
    static func isOn(_ arguments: Arguments, _ system: System) -> Bool {
        func isSet(_ name: String) -> Bool { system.environment(name).map { !$0.isEmpty } ?? false }
        switch arguments.value("color") {
        case "always": return true
        case "never": return false
        default: break
        }
        if isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
        return system.outputIsTerminal && system.environment("TERM") != "dumb"
    }
}
