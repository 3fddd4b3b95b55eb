/// A status that is neither success nor failure.
enum ResultStatus: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(AuthorizationResult.Slot.status), let status = cursor.writtenStatus, status > 1 else { return }
        if status <= 7, let version = context.facts.version, version < 3 { return }
        guard let old = StatusNumber.oldName(status) else {
            context.report(
                .resultStatus, at: node, webKit: .resultStatus, help: "write 0 for success or 1 for failure",
                String(status) + " is not a payment status" + (StatusNumber.isOfHTTP(status) ? "; it looks like a status of HTTP" : ""))
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
    /// The status of the result as it is written. `nil` if it is not a plain number of sixteen bits.
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
