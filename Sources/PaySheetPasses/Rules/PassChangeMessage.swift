import PaySheet
import PaySheetText

/// A notification without the new value.
enum PassChangeMessage: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(PassFieldView.self, .changeMessage) { text, node, context in
                let message = text.string
                // One word can be a key of pass.strings.
                guard message.utf8.contains(UInt8(ascii: " ")), !message.contains(text: "%@") else { return }
                context.report(
                    .passChangeMessage, at: node, help: "write \"%@\" for the new value",
                    "the message has no \"%@\", so Wallet shows no notification")
            }
        ]
    }
}
