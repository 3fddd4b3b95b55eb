/// A status that is neither success nor failure.
enum ResultStatus: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/status", "Status other than success and failure", .error,
            what: "The status of a result is another number than 0 and 1.",
            why:
                "From version 3 on a result has 0 for success and 1 for failure. Safari still understands the numbers 2 to 7 of "
                + "versions 1 and 2, which Apple calls wrong, and throws an InvalidAccessError at anything above.",
            instead: "Write 1 and say in errors what is wrong.",
            sources: ["AP-AUTH-STATUS", "WK-RESULT-STATUS"], page: "applepaysession/completepayment",
            bad: [
                Sample(.result, [.set("/status", "8"), .remove("/orderDetails")], at: "/status", shows: ["WK-RESULT-STATUS"]),
                Sample(.failure, [.set("/status", "3")], at: "/status", shows: ["AP-AUTH-STATUS"]),
                Sample(.failure, [.set("/status", "200")], at: "/status", shows: ["AP-AUTH-STATUS", "WK-RESULT-STATUS"]),
                Sample(.failure, [.set("/status", "2")], at: "/status", shows: ["AP-AUTH-STATUS"]),
                Sample(.failure, [.set("/status", "7")], at: "/status", policy: alone(3)),
                Sample(.failure, [.set("/status", "8")], at: "/status", policy: alone(2)),
            ],
            good: [
                Sample(.result, [.set("/status", "0"), .remove("/orderDetails")]), Sample(.failure, [.set("/status", "1")]),
                Sample(.failure, [.set("/status", "7")], policy: alone(2)),
            ])
    }

    /// What else such a version does not have is for other rules to say.
    private static func alone(_ version: Int) -> Policy { Policy(apiVersion: version).with { $0.selected = [.resultStatus] } }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(AuthorizationResult.Slot.status), let status = cursor.writtenStatus, status > 1 else { return }
        if status <= 7, let version = context.facts.version, version < 3 { return }
        guard let old = StatusNumber.oldName(status) else {
            context.report(
                .resultStatus, at: node, webKit: .resultStatus, help: "write 0 for success or 1 for failure",
                String(status) + " is no status of a payment" + (StatusNumber.isOfHTTP(status) ? "; it looks like a status of HTTP" : ""))
            return
        }
        context.report(
            .resultStatus, at: node, .warning, help: "write 1, and say in \"errors\" what is wrong",
            "status " + String(status) + " is " + old + " of versions 1 and 2, and later versions know only 0 and 1")
    }
}

/// What numbers in the place of a status are.
enum StatusNumber {
    /// What a status other than success and failure was called in versions 1 and 2.
    static func oldName(_ status: Int) -> String? {
        switch status {
        case 2: "STATUS_INVALID_BILLING_POSTAL_ADDRESS"
        case 3: "STATUS_INVALID_SHIPPING_POSTAL_ADDRESS"
        case 4: "STATUS_INVALID_SHIPPING_CONTACT"
        case 5: "STATUS_PIN_REQUIRED"
        case 6: "STATUS_PIN_INCORRECT"
        case 7: "STATUS_PIN_LOCKOUT"
        default: nil
        }
    }

    static func isOfHTTP(_ status: Int) -> Bool { (100..<600).contains(status) }
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
