import PaySheet

extension TableSheet {
    /// Checks the options of react-native-payments.
    mutating func checkFlags() {
        guard let options = node(["options"]) else { return }
        for (key, value) in source.members(of: options) where source.isFalse(value) {
            let name = String(decoding: source.spelling(key), as: UTF8.self)
            guard name.hasPrefix("request") else { continue }
            report(
                Translation.Problem(
                    .reactPaymentsFlag, .warning, at: value, "react-native-payments reads \(shown(name), "name") as true",
                    help: "leave it out", fix: RawFix(.risky, "remove " + shown(name), [.remove(node: value)])))
        }
    }
}
