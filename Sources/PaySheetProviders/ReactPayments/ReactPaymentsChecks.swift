import PaySheet

extension TableSheet {
    /// Checks what react-native-payments needs, and its options.
    mutating func checkReactPayments() {
        if let data = node(["methodData", "data"]), source.isObject(data), !source.isOpen(data) {
            for name in ["merchantIdentifier", "countryCode"] where source.member(name, of: data) == nil {
                report(
                    Translation.Problem(
                        .reactPaymentsRequired, .error, at: data, "\(shown(name), "name") is missing, and the sheet does not open",
                        help: "add " + shown(name)))
            }
        }
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
