/// Bytes that got lost on the way.
enum TokenBase64: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/base64", "Base64 in a token", .error,
            what: "A member of a payment token that holds bytes is not Base64.",
            why:
                "The bytes cannot be read. Mostly something on the way has changed the text: a form that turned a plus sign into a "
                + "space, a cut, or another alphabet.",
            instead: "Hand the token on as Safari gave it, as JSON in the body of the request and not as a form or part of an address.",
            sources: ["PT-002", "PT-003", "PT-010", "PT-011", "PT-012", "DP-004"],
            page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(
                    .token, [.text("/paymentData/data", "c2FtcGxl IGNpcGhlcnRleHQgYW5kIHRhZw==")], at: "/paymentData/data",
                    shows: ["PT-002"]),
                Sample(
                    .token, [.text("/paymentData/data", "c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw")], at: "/paymentData/data", shows: ["PT-002"]),
                Sample(
                    .token, [.text("/paymentData/signature", "c2FtcGxl-IHNpZ25hdHVy_ZQ=")], at: "/paymentData/signature", shows: ["PT-003"]),
                Sample(.token, [.text("/paymentData/signature", "")], at: "/paymentData/signature", shows: ["PT-003"]),
                Sample(
                    .token, [.text("/paymentData/header/ephemeralPublicKey", "-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----")],
                    at: "/paymentData/header/ephemeralPublicKey", shows: ["PT-010"]),
                Sample(
                    .token,
                    [
                        .text("/paymentData/version", "RSA_v1"), .remove("/paymentData/header/ephemeralPublicKey"),
                        .text("/paymentData/header/wrappedKey", "<c2FtcGxl>"),
                    ], at: "/paymentData/header/wrappedKey", shows: ["PT-011"]),
                Sample(
                    .token, [.text("/paymentData/header/publicKeyHash", "r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY")],
                    at: "/paymentData/header/publicKeyHash", shows: ["PT-012"]),
                Sample(
                    .decrypted, [.text("/paymentData/onlinePaymentCryptogram", "gIBoSLWAMQbiF 7vi3shpMXRpyM=")],
                    at: "/paymentData/onlinePaymentCryptogram", shows: ["DP-004"]),
            ],
            good: [
                Sample(.token, [.text("/paymentData/data", "c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==")]),
                Sample(.token, [.text("/paymentData/signature", "c2FtcGxlIHNpZ25hdHVyZQ==")]),
                Sample(
                    .token,
                    [
                        .text("/paymentData/version", "RSA_v1"), .remove("/paymentData/header/ephemeralPublicKey"),
                        .text("/paymentData/header/wrappedKey", "c2FtcGxl"),
                    ]),
                Sample(.decrypted, [.text("/paymentData/onlinePaymentCryptogram", "gIBoSLWAMQbiF+7vi3shpMXRpyM=")]),
                Sample(
                    .token, [.text("/paymentData/data", "")], policy: Policy().with { $0.ignored = [.tokenSimulated, .tokenLength] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.encryptedPaymentData) {
                check($0, EncryptedPaymentData.Slot.data, "data", &$1)
                check($0, EncryptedPaymentData.Slot.signature, "signature", &$1)
            },
            RuleRow(ShapeIndex.encryptedPaymentHeader) {
                check($0, EncryptedPaymentHeader.Slot.ephemeralPublicKey, "ephemeralPublicKey", &$1)
                check($0, EncryptedPaymentHeader.Slot.wrappedKey, "wrappedKey", &$1)
                check($0, EncryptedPaymentHeader.Slot.publicKeyHash, "publicKeyHash", &$1)
            },
            RuleRow(ShapeIndex.decryptedPaymentDetails) {
                check($0, DecryptedPaymentDetails.Slot.onlinePaymentCryptogram, "onlinePaymentCryptogram", &$1)
                check($0, DecryptedPaymentDetails.Slot.emvData, "emvData", &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, _ context: inout RuleContext) {
        guard let text = cursor.written(member), let fault = Base64Form(text).fault, let node = cursor.slot(member) else { return }
        // Nothing at all in place of the credentials is what a simulator gives, which is a finding of its own.
        if case .empty = fault, member == EncryptedPaymentData.Slot.data, context.parentShape == ShapeIndex.paymentToken { return }
        context.report(
            .tokenBase64, at: node, help: "hand the token on as Safari gave it", "\"" + name.description + "\" is " + fault.message)
    }
}
