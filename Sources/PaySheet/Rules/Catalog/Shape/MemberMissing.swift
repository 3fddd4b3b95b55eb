/// A member that must be there is not.
enum MemberMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "member/missing", "Missing member", .error,
            what: "A member that must be there is not.",
            why:
                "A browser throws a TypeError when a required member is absent, and no sheet appears; a server refuses the document or "
                + "works with a hole in it.",
            instead: "Add the member.",
            sources: ShapeSamples.ids(ShapeSamples.memberMissing), page: "applepaypaymentrequest",
            bad: [
                Sample(.request, [.remove("/merchantCapabilities")], at: ""),
                Sample(.shipping, [.remove("/shippingMethods/0/identifier")], at: "/shippingMethods/0"),
            ] + ShapeSamples.memberMissing,
            good: [
                Sample(.request, [.remove("/lineItems")]),
                Sample(.request, [.remove("/lineItems/0/type")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
