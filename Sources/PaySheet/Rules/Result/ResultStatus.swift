/// A status that is neither success nor failure.
enum ResultStatus: DocumentRule {
    static let card = Rule(
        "result/status", "Status other than success and failure", .error,
        what: "The status of a result is another number than 0 and 1.",
        why:
            "From version 3 on a result has 0 for success and 1 for failure. Safari still understands the numbers 2 to 7 of versions 1 and 2, which Apple calls wrong, and throws an InvalidAccessError at anything above.",
        instead: "Write 1 and say in errors what is wrong.",
        sources: ["AP-AUTH-STATUS", "WK-RESULT-STATUS"], page: "applepaysession/completepayment",
        bad: [
            Sample(.result, [.set("/status", "8"), .remove("/orderDetails")], at: "/status", shows: ["WK-RESULT-STATUS"]),
            Sample(.failure, [.set("/status", "3")], at: "/status", shows: ["AP-AUTH-STATUS"]),
            Sample(.failure, [.set("/status", "200")], at: "/status", shows: ["AP-AUTH-STATUS", "WK-RESULT-STATUS"]),
        ],
        good: [Sample(.result, [.set("/status", "0"), .remove("/orderDetails")]), Sample(.failure, [.set("/status", "1")])])

    static let rows = [RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status], check)]

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(AuthorizationResult.Slot.status), let status = cursor.writtenStatus, status > 1 else { return }
        if status <= 7, let version = context.facts.version, version < 3 { return }
        let old: String?
        switch status {
        case 2: old = "STATUS_INVALID_BILLING_POSTAL_ADDRESS"
        case 3: old = "STATUS_INVALID_SHIPPING_POSTAL_ADDRESS"
        case 4: old = "STATUS_INVALID_SHIPPING_CONTACT"
        case 5: old = "STATUS_PIN_REQUIRED"
        case 6: old = "STATUS_PIN_INCORRECT"
        case 7: old = "STATUS_PIN_LOCKOUT"
        default: old = nil
        }
        guard let old else {
            let guess = status >= 100 && status < 600 ? "; it looks like a status of HTTP" : ""
            context.report(
                .resultStatus, at: node, engine: .resultStatus, help: "write 0 for success or 1 for failure",
                String(status) + " is no status of a payment" + guess)
            return
        }
        context.report(
            .resultStatus, at: node, .warning, help: "write 1, and say in \"errors\" what is wrong",
            "status " + String(status) + " is " + old + " of versions 1 and 2, and later versions know only 0 and 1")
    }
}

extension Cursor {
    /// The status of the result in front as it stands there. `nil` where it is no plain number of sixteen bits.
    var writtenStatus: Int? {
        guard let slot = slot(AuthorizationResult.Slot.status), nodes[slot].is(.number), nodes[slot].range.count <= 5 else { return nil }
        var status = 0
        for index in nodes[slot].range {
            guard ASCII.isDigit(bytes[index]) else { return nil }
            status = status &* 10 &+ Int(bytes[index] &- ASCII.zero)
        }
        return status <= 0xFFFF ? status : nil
    }
}
