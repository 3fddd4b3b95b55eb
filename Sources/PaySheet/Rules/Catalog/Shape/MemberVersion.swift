/// The member came with a later Apple Pay version than the one that the page asks for.
enum MemberVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "member/version", "Newer than the stated version", .warning,
            what: "The member came with a later Apple Pay version than the one that the page asks for.",
            why: "A system of the stated version ignores the member or refuses the request, so the feature works on newer devices only.",
            instead: "Ask for the version that brought the member, after supportsVersion has said that it is there, or leave the member "
                + "out.",
            sources: ShapeSamples.ids(ShapeSamples.memberVersion), page: "apple-pay-on-the-web-version-history",
            bad: [
                Sample(.request, [.set("/supportsCouponCode", "true")], at: "/supportsCouponCode", policy: Policy(apiVersion: 2)),
                Sample(.request, [.set("/supportsCouponCode", "false")], at: "/supportsCouponCode", policy: Policy(apiVersion: 2)),
            ] + ShapeSamples.memberVersion,
            good: [
                Sample(.request, [.text("/total/type", "final")], policy: Policy(apiVersion: 2)),
                Sample(.request, [.text("/shippingType", "delivery")], policy: Policy(apiVersion: 2)),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
