/// Digits that got lost on the way.
enum TokenHex: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/hex", "Hexadecimal in a token", .error,
            what: "A member of a payment token that holds hexadecimal digits holds something else, or too few.",
            why: "The value is part of what is signed or compared: the signature does not fit, or the payment cannot be told from another.",
            instead: "Hand the token on as Safari gave it.",
            sources: ["AP-TOK-HASH-FORM", "PT-013", "PT-014"],
            page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.text("/paymentData/header/transactionId", "d0068db99"), .remove("/transactionIdentifier")],
                    at: "/paymentData/header/transactionId", shows: ["AP-TOK-HASH-FORM", "PT-013"]),
                Sample(
                    .token, [.text("/paymentData/header/transactionId", "0xd0068db9"), .remove("/transactionIdentifier")],
                    at: "/paymentData/header/transactionId", shows: ["AP-TOK-HASH-FORM", "PT-013"]),
                Sample(
                    .token, [.text("/paymentData/header/applicationData", "d106f0493cc2672c6f77187e040eccb4")],
                    at: "/paymentData/header/applicationData", shows: ["PT-014"]),
                Sample(.decrypted, [.text("/deviceManufacturerIdentifier", "Apple")], at: "/deviceManufacturerIdentifier"),
                Sample(
                    .decrypted,
                    [
                        .text("/paymentDataType", "EMV"),
                        .set("/paymentData", #"{"emvData":"c2FtcGxl","encryptedPINData":"0123456789abcde"}"#),
                    ], at: "/paymentData/encryptedPINData"),
            ],
            good: [
                Sample(.token, [.text("/paymentData/header/transactionId", "D0068DB99E"), .remove("/transactionIdentifier")]),
                Sample(.token, [.remove("/paymentData/header/applicationData")]),
                Sample(.decrypted, [.text("/deviceManufacturerIdentifier", "040010030273")]),
                Sample(
                    .decrypted,
                    [
                        .text("/paymentDataType", "EMV"),
                        .set("/paymentData", #"{"emvData":"c2FtcGxl","encryptedPINData":"0123456789abcdef"}"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentHeader) {
                check($0, EncryptedPaymentHeader.Slot.transactionId, "transactionId", digits: nil, &$1)
                check($0, EncryptedPaymentHeader.Slot.applicationData, "applicationData", digits: 64, &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentData) {
                check($0, DecryptedPaymentData.Slot.deviceManufacturerIdentifier, "deviceManufacturerIdentifier", digits: nil, &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentDetails) {
                check($0, DecryptedPaymentDetails.Slot.encryptedPINData, "encryptedPINData", digits: nil, &$1)
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, digits: Int?, _ context: inout RuleContext
    ) {
        guard let text = cursor.written(member), let node = cursor.slot(member) else { return }
        let form = HexForm(text)
        if let fault = form.fault {
            context.report(
                .tokenHex, at: node, help: "hand the token on as Safari gave it", "\"" + name.description + "\" is " + fault.message)
        } else if let digits, form.digitCount != digits {
            context.report(
                .tokenHex, at: node, help: "hand the token on as Safari gave it",
                "\"" + name.description + "\" has " + String(form.digitCount) + " digits, and a SHA-256 hash has " + String(digits))
        }
    }
}
