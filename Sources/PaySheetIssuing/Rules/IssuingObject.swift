import PaySheet

/// Another object than the kind of document says.
enum IssuingObject: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(EphemeralKeyView.self, .object) { text, node, context in
                if !text.equals("ephemeral_key") { report(node, "ephemeral_key", &context) }
            },
            .text(IssuingCardView.self, .object) { text, node, context in
                if !text.equals("issuing.card") { report(node, "issuing.card", &context) }
            },
        ]
    }

    private static func report(_ node: Int, _ word: String, _ context: inout RuleContext) {
        context.report(
            .issuingObject, at: node, help: "give the object as Stripe returned it; its \"object\" is \"" + word + "\"",
            "\"object\" is not \"\(word, "word")\"")
    }
}
