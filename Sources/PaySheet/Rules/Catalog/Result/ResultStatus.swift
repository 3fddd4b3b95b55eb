/// A status that is neither success nor failure.
enum ResultStatus: OneRowRule {
    static let row = RuleRow(AuthorizationResultView.self, needs: [.status]) { result, context in
        guard let status = result.plainStatus, status > StatusNumber.failure else { return }
        let node = result[.status]
        guard let old = StatusNumber.oldName(status) else {
            context.report(
                .resultStatus, at: node, webKit: .resultStatus, help: "write 0 for success or 1 for failure",
                "\(status, "status") is not a payment status"
                    + "\(words: StatusNumber.isOfHTTP(status) ? "; it looks like a status of HTTP" : "")")
            return
        }
        if let version = context.facts.version, version < 3 { return }
        context.report(
            .resultStatus, at: node, .warning, help: "write 1, and say in \"errors\" what is wrong",
            "status \(status, "status") is \(old, "old") of versions 1 and 2, and later versions know only 0 and 1")
    }
}

/// What numbers in the place of a status are.
enum StatusNumber {
    static let success = 0
    static let failure = 1

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

extension AuthorizationResultView {
    /// The status where it is written in digits and has sixteen bits.
    var plainStatus: Int? { plainNumber(.status).flatMap { Int(exactly: $0) }.flatMap { $0 <= UInt16.max ? $0 : nil } }
}
