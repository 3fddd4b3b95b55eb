/// A version that there is not.
enum VersionRange: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "version/range", "No such version", .error,
            what: "The stated Apple Pay version is 0, or newer than any that there is.",
            why: """
                Safari throws an InvalidAccessError at version 0 and at every version above its own. The highest number is 15 and stays \
                so: what came later has a name in features in place of a number.
                """,
            instead: "State the lowest version that has what the request uses.",
            sources: ["WK-VER-RANGE", "AP-SES-VERSION-ZERO", "AP-SES-VERSION-SUPPORTED"], page: "applepaysession/supportsversion",
            bad: [
                Sample(.methodData, [.set("/version", "0")], at: "/version", shows: ["WK-VER-RANGE", "AP-SES-VERSION-ZERO"]),
                Sample(
                    .w3c, [.set("/methodData/0/data/version", "16")], at: "/methodData/0/data/version",
                    shows: ["WK-VER-RANGE", "AP-SES-VERSION-SUPPORTED"]),
                Sample(.flow, [.set("/apiVersion", "2027")], at: "/apiVersion", shows: ["WK-VER-RANGE", "AP-SES-VERSION-SUPPORTED"]),
                Sample(.request, at: "", shows: ["AP-SES-VERSION-ZERO"], policy: Policy(apiVersion: 0)),
                Sample(.request, at: "", shows: ["AP-SES-VERSION-SUPPORTED"], policy: Policy(apiVersion: 16)),
            ],
            good: [
                Sample(.methodData, [.set("/version", "15")]), Sample(.methodData, [.set("/version", "1")]),
                Sample(.request, policy: Policy(apiVersion: 1)), Sample(.flow, [.set("/apiVersion", "15")]),
                Sample(.request, policy: Policy(apiVersion: 15)), Sample(.flow, policy: Policy(apiVersion: 16)),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.version]) { cursor, context in
                check(cursor, PaymentMethodRequest.Slot.version, &context)
            },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.apiVersion]) { cursor, context in
                check(cursor, PaymentFlow.Slot.apiVersion, &context)
            },
            RuleRow(ShapeIndex.paymentRequest, asks: .version, checkPolicy),
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        // A number with a sign or a fraction is reported as such.
        guard let number = cursor.plainNumber(member), let node = cursor.slot(member) else { return }
        report(Int(number), node, &context)
    }

    /// A request of Apple Pay JS does not say which version it is written for; whoever checks it does.
    static func checkPolicy(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.policy.apiVersion, context.facts.rootShape == ShapeIndex.paymentRequest else { return }
        report(version, cursor.node, &context)
    }

    private static func report(_ version: Int, _ node: Int, _ context: inout RuleContext) {
        if version < 1 {
            context.report(
                .versionRange, at: node, webKit: .versionRange, help: "state version 1 or later",
                "there is no version " + String(version) + ": the first is 1")
        } else if version > Policy.newestVersion {
            let newest = String(Policy.newestVersion)
            context.report(
                .versionRange, at: node, webKit: .versionRange,
                help: "state the lowest version that has what is used, " + newest + " at most",
                "there is no version " + String(version) + ": the newest is " + newest)
        }
    }
}
