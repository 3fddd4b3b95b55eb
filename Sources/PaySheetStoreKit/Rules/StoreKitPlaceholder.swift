import PaySheet

/// A team or an app that does not exist.
enum StoreKitPlaceholder: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(StoreKitSettingsView.self, ._developerTeamID) { text, node, context in
                let team = Array(text.string.utf8)
                guard !team.isEmpty, team.count != 10 || !team.allSatisfy(isTeamCharacter) || isPattern(team) else { return }
                context.report(
                    .storeKitPlaceholder, at: node, help: "write the team of your account: 10 capital letters and digits",
                    "the team identifier is a placeholder")
            },
            .text(StoreKitSettingsView.self, ._applicationInternalID) { text, node, context in
                let number = Array(text.string.utf8)
                guard !number.isEmpty, !number.allSatisfy(isDigit) || isPattern(number) else { return }
                context.report(
                    .storeKitPlaceholder, at: node, help: "write the number of your app in the App Store",
                    "the number of the app is a placeholder")
            },
        ]
    }

    /// One character again and again, or digits that count.
    private static func isPattern(_ text: [UInt8]) -> Bool {
        text.allSatisfy { $0 == text[0] } || "1234567890".utf8.starts(with: text) || "0123456789".utf8.starts(with: text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private static func isTeamCharacter(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
}
