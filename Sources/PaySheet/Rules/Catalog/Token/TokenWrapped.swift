/// A token inside something else.
enum TokenWrapped: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentTokenView.self, check)
        RuleRow(AuthorizedPaymentView.self, needs: [.token]) { checkMember($0, .token, &$1) }
        // Alone, the paymentData looks like a session by its names.
        RuleRow(MerchantSessionView.self, needs: [.signature]) { session, context in
            if session.written.isPaymentData { checkObject(session, "token", &context) }
        }
    }

    static func check(_ token: borrowing PaymentTokenView, _ context: inout RuleContext) {
        if token.isPresent(.paymentData) {
            checkMember(token, .paymentData, &context)
            if let data = token.paymentData, data.hasNoMembers { checkObject(data, "paymentData", &context) }
        } else if token.hasNoMembers, !token.isMisspelt(.paymentData) {
            checkObject(token, "token", &context)
        }
    }

    /// A text in place of the object.
    private static func checkMember<V: View & ~Escapable>(_ payment: borrowing V, _ member: V.Member, _ context: inout RuleContext) {
        guard let value = payment.written(member), let packing = value.packing else { return }
        context.withdrawShapeFindings(in: value)
        let name = payment.quotedName(member)
        context.report(
            .tokenWrapped, at: value.node, help: "write the object itself",
            "\(name, "member") is \(words: packing), and an object belongs there")
    }

    /// An object in which nothing is known, with a token somewhere inside.
    private static func checkObject<V: View & ~Escapable>(_ dictionary: borrowing V, _ name: String, _ context: inout RuleContext) {
        let object = dictionary.written
        let message: Sentence
        if object.isPaymentData {
            message = "this is the paymentData of a token, and the token around it is missing"
        } else if object.contains({ _, value in value.isPaymentData || value.isToken || value.packing != nil }) {
            message = "the \(name, "member") is inside another object, as some payment providers require"
        } else {
            return
        }
        context.withdrawShapeFindings(in: object)
        context.report(.tokenWrapped, at: object.node, help: "pass the token exactly as Safari returned it", message)
    }
}

extension WrittenValue {
    /// The object has the members of a token's paymentData.
    var isPaymentData: Bool { hasMember("data") && hasMember("signature") && hasMember("header") }

    /// The object has the members of a token.
    fileprivate var isToken: Bool { hasMember("paymentData") && hasMember("paymentMethod") }

    /// How a text holds an object; `nil` if it holds none.
    fileprivate var packing: Sentence? {
        guard let text, text.byteCount > 16 else { return nil }
        if text.starts(with: "{") { return "JSON inside a text" }
        // An opening brace with a quote, or with a line break or a space, in Base64.
        let isObject = text.starts(with: "eyJ") || text.starts(with: "eyA") || text.starts(with: "ewo") || text.starts(with: "ew0")
        return isObject && Base64Form(text).fault == nil ? "an object in Base64" : nil
    }
}
