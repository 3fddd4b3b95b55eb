/// A token inside something else.
enum TokenWrapped: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentToken, needs: [], checkToken),
            RuleRow(ShapeIndex.payment, needs: [Payment.Slot.token]) { checkMember($0, Payment.Slot.token, "token", &$1) },
            // Alone, the paymentData looks like a session by its names.
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
            .tokenWrapped, at: node, help: "write the object itself",
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
            message = "the " + name.description + " is inside another object, as some payment providers require"
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
