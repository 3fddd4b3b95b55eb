/// Application data that nobody can decode.
enum ApplicationDataBase64: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "application-data/base64", "Application data is not Base64", .error,
            what: "The application data is not valid Base64.",
            why: """
                The system decodes the text, and where that fails it goes on without a word, as if there were none. The payment token \
                then carries no hash of it, and a server that compares the hash refuses every payment.
                """,
            instead: """
                Encode the bytes as standard Base64: letters, digits, + and /, filled up with = to a multiple of four characters, \
                without line breaks.
                """,
            sources: ["AP-APPDATA-B64"], page: "applepaypaymentrequest/applicationdata",
            bad: [
                Sample(.request, [.text("/applicationData", "order 42")], at: "/applicationData", shows: ["AP-APPDATA-B64"]),
                Sample(.request, [.text("/applicationData", "b3JkZXItNDI")], at: "/applicationData", shows: ["AP-APPDATA-B64"]),
                Sample(.methodData, [.text("/applicationData", "-_-_")], at: "/applicationData", shows: ["AP-APPDATA-B64"]),
                Sample(.request, [.text("/applicationData", "b3Jk\nZXIt")], at: "/applicationData", shows: ["AP-APPDATA-B64"]),
            ],
            good: [
                Sample(.request, [.text("/applicationData", "b3JkZXItNDI=")]), Sample(.methodData, [.text("/applicationData", "+/+/")]),
                Sample(.request, [.text("/applicationData", "")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.applicationData], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentRequest.Slot.applicationData),
            let node = cursor.slot(PaymentRequest.Slot.applicationData),
            let fault = Base64.fault(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
        else { return }
        context.report(
            .applicationDataBase64, at: node, help: fault.help,
            "\"applicationData\" is not Base64: " + fault.message + ", so the system drops it without a word")
    }
}
