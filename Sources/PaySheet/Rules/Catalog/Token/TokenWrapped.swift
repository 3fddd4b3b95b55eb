/// A token inside something else.
enum TokenWrapped: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "token/wrapped", "Wrapped token", .error,
            what: "A token or its paymentData is JSON inside a text, Base64, or lies inside an object of its own.",
            why: "Payment providers each want their own packing. Whoever expects the token as Safari gives it finds none of its members.",
            instead: "Give the token as the object that Safari hands to the page, and pack it only for the provider that asks for it.",
            sources: [], page: "applepaypaymenttoken",
            bad: [
                Sample(.token, [.text("/paymentData", #"{"version":"EC_v1","data":"c2FtcGxl"}"#)], at: "/paymentData"),
                Sample(.token, [.text("/paymentData", "eyJ2ZXJzaW9uIjoiRUNfdjEiLCJkYXRhIjoiYyJ9")], at: "/paymentData"),
                Sample(.payment, [.text("/token", #"{"paymentMethod":{"type":"debit"}}"#)], at: "/token"),
                Sample(.token, [.set("/paymentData", "{\"paymentData\":" + encrypted + "}")], at: "/paymentData"),
                Sample(.payment, [.set("/token", encrypted)], at: "/token"),
                Sample(.session, [.set("", encrypted)]),
                Sample(.payment, [.set("/token", "{\"type\":\"applepay\",\"token_data\":" + encrypted + "}")], at: "/token"),
                Sample(.token, [.text("/paymentData", "eyAiZGF0YSI6ICJjIiB9")], at: "/paymentData"),
                Sample(.token, [.text("/paymentData", "ewoiZGF0YSI6ImMifQo=")], at: "/paymentData"),
                Sample(.token, [.text("/paymentData", "ew0KImRhdGEiOiJjIn0=")], at: "/paymentData"),
                Sample(.token, [.text("/paymentData", "{data: c2FtcGxlI}")], at: "/paymentData"),
                Sample(
                    .payment,
                    [.set("/token", "{\"type\":\"applepay\",\"token\":{\"paymentMethod\":{},\"paymentData\":" + encrypted + "}}")],
                    at: "/token"
                ),
            ],
            good: [
                Sample(.token, [.set("/paymentData", encrypted), .remove("/transactionIdentifier")]),
                Sample(.payment, [.set("/token", "{\"paymentMethod\":{\"type\":\"debit\"},\"paymentData\":" + encrypted + "}")]),
                Sample(.token, [.text("/paymentData", "eyoiZGF0YSI6ImMifQo=")], policy: alone),
                Sample(.token, [.text("/paymentData", "ewJ2ZXJzaW9uIjoiRUN0")], policy: alone),
                Sample(.token, [.text("/paymentData", "exJ2ZXJzaW9uIjoiRUN0")], policy: alone),
                Sample(.token, [.text("/paymentData", "exo2ZXJzaW9uIjoiRUN0")], policy: alone),
                Sample(.token, [.text("/paymentData", "fyJ2ZXJzaW9uIjoiRUN0")], policy: alone),
                Sample(.token, [.text("/paymentData", "eyJ2ZXJzaW9uIjoiRUN")], policy: alone),
                Sample(.token, [.text("/paymentData", "{data: c2FtcGxl}")], policy: alone),
                Sample(.payment, [.set("/token", #"{"data":"c"}"#)], policy: alone),
                Sample(.payment, [.set("/token", #"{"header":{}}"#)], policy: alone),
                Sample(.payment, [.set("/token", #"{"token":{"paymentData":{}}}"#)], policy: alone),
                Sample(.payment, [.set("", "{\"token\":{\"type\":1},\"billingContact\":" + encrypted + "}")], policy: alone),
                Sample(.payment, [.set("", #"{"token":{"data":"c","signature":"c"},"header":{}}"#)], policy: alone),
            ])
    }

    /// What else is wrong with the data is for other rules to say.
    private static var alone: Policy { Policy().with { $0.selected = [.tokenWrapped] } }

    private static let encrypted =
        #"{"version":"RSA_v1","data":"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw==","signature":"c2FtcGxlIHNpZ25hdHVyZQ==","header":{"wrappedKey":"c2FtcGxl","publicKeyHash":"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4=","transactionId":"3bf8b157"}}"#

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentToken, needs: [], checkToken),
            RuleRow(ShapeIndex.payment, needs: [Payment.Slot.token]) { checkMember($0, Payment.Slot.token, "token", &$1) },
            // Alone, the paymentData looks like a session to whoever guesses by the names.
            RuleRow(ShapeIndex.merchantSession, needs: [MerchantSession.Slot.signature]) {
                if isEncrypted($0, $0.node) { checkObject($0, "token", &$1) }
            },
        ]
    }

    static func checkToken(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if cursor.isPresent(PaymentToken.Slot.paymentData) {
            checkMember(cursor, PaymentToken.Slot.paymentData, "paymentData", &context)
            guard let data = PaymentTokenView(copy cursor).paymentData, !hasOwnMember(data.cursor, EncryptedPaymentData.Slot.count) else {
                return
            }
            checkObject(data.cursor, "paymentData", &context)
        } else if !hasOwnMember(cursor, PaymentToken.Slot.count) {
            checkObject(cursor, "token", &context)
        }
    }

    /// A text in place of the object.
    private static func checkMember(_ cursor: borrowing Cursor, _ member: Int, _ name: StaticString, _ context: inout RuleContext) {
        guard let node = cursor.anyNode(member), let packing = packing(cursor, node) else { return }
        context.withdrawShapeFindings(from: node, to: node &+ 1)
        context.report(
            .tokenWrapped, at: node, help: "give the object itself",
            "\"" + name.description + "\" is " + packing + ", and an object belongs there")
    }

    /// An object in which nothing is known, with a token somewhere inside.
    private static func checkObject(_ cursor: borrowing Cursor, _ name: StaticString, _ context: inout RuleContext) {
        let node = cursor.node
        let message: String
        if isEncrypted(cursor, node) {
            message = "this is the paymentData of a token, and the token around it is missing"
        } else {
            var found = false
            var key = node &+ 1
            while key < Int(cursor.nodes[node].next), !found {
                found = isEncrypted(cursor, key &+ 1) || isToken(cursor, key &+ 1) || packing(cursor, key &+ 1) != nil
                key = Int(cursor.nodes[key &+ 1].next)
            }
            guard found else { return }
            message = "the " + name.description + " lies inside another object, as a payment provider may want it"
        }
        context.withdrawShapeFindings(from: node, to: Int(cursor.nodes[node].next))
        context.report(.tokenWrapped, at: node, help: "give the object that Safari hands to the page", message)
    }

    private static func hasOwnMember(_ cursor: borrowing Cursor, _ count: Int) -> Bool {
        for member in 0..<count where cursor.isPresent(member) { return true }
        return false
    }

    /// How a text holds an object; `nil` where it holds none.
    private static func packing(_ cursor: borrowing Cursor, _ index: Int) -> String? {
        let node = cursor.nodes[index]
        guard node.isString, node.range.count > 16 else { return nil }
        let first = Int(node.start)
        if cursor.bytes[first] == UInt8(ascii: "{") { return "JSON inside a text" }
        // An opening brace with a quote, or with a line break or a space, in Base64.
        guard cursor.bytes[first] == UInt8(ascii: "e"), Base64Form(Text(cursor.bytes, node)).fault == nil else {
            return nil
        }
        let (second, third) = (cursor.bytes[first &+ 1], cursor.bytes[first &+ 2])
        let isObject =
            second == UInt8(ascii: "y") && (third == UInt8(ascii: "J") || third == UInt8(ascii: "A"))
            || second == UInt8(ascii: "w") && (third == UInt8(ascii: "o") || third == UInt8(ascii: "0"))
        return isObject ? "an object in Base64" : nil
    }

    /// The object has the members of a token's paymentData.
    static func isEncrypted(_ cursor: borrowing Cursor, _ node: Int) -> Bool {
        hasMember("data", cursor, node) && hasMember("signature", cursor, node) && hasMember("header", cursor, node)
    }

    private static func isToken(_ cursor: borrowing Cursor, _ node: Int) -> Bool {
        hasMember("paymentData", cursor, node) && hasMember("paymentMethod", cursor, node)
    }

    private static func hasMember(_ name: StaticString, _ cursor: borrowing Cursor, _ node: Int) -> Bool {
        guard cursor.nodes[node].is(.object) else { return false }
        var key = node &+ 1
        while key < Int(cursor.nodes[node].next) {
            if Text(cursor.bytes, cursor.nodes[key]).equals(name) { return true }
            key = Int(cursor.nodes[key &+ 1].next)
        }
        return false
    }
}
