import PaySheet

/// A language in another form.
enum StoreKitLocale: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(StoreKitLocalizationView.self, .locale) { text, node, context in
                let locale = text.string
                guard !isLocale(locale) else { return }
                let underscored = String(decoding: locale.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
                let fix =
                    isLocale(underscored)
                    ? RawFix(.risky, "write " + Shown.quoted(underscored), [.replace(node: node, text: underscored)]) : nil
                context.report(
                    .storeKitLocale, at: node, fix: fix, help: "write a language as Xcode does, such as \"en_US\"",
                    "\(Shown.quoted(locale), "locale") is not a language with an optional region")
            }
        ]
    }

    /// A language of two or three small letters, perhaps with a script, perhaps with a region.
    private static func isLocale(_ text: String) -> Bool {
        var parts = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)[...]
        guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(isSmall) else { return false }
        if let script = parts.first, script.count == 4 {
            guard script.first.map(isCapital) == true, script.dropFirst().allSatisfy(isSmall) else { return false }
            parts = parts.dropFirst()
        }
        guard let region = parts.popFirst() else { return true }
        return parts.isEmpty && (region.count == 2 && region.allSatisfy(isCapital) || region.count == 3 && region.allSatisfy(isDigit))
    }

    private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
