/// The object has a member that nobody reads.
enum MemberUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "member/unknown", "Unknown member", .warning,
            what: "The object has a member that nobody reads.",
            why:
                "A browser ignores a name that it does not know, without a word: what the member was meant to say is lost. Where the "
                + "name is a misspelt one that must be there, a browser throws a TypeError.",
            instead: "Correct the name, move the member to where it belongs, or remove it.",
            sources: ShapeSamples.ids(ShapeSamples.memberUnknown), page: "applepaypaymentrequest",
            bad: [
                Sample(.request, [.text("/shippingTyp", "delivery")], at: "/shippingTyp"),
                Sample(.request, [.remove("/countryCode"), .text("/country_code", "US")], at: "/country_code"),
                Sample(.request, [.text("/total/detail", "with tax")], at: "/total/detail"),
            ] + ShapeSamples.memberUnknown,
            good: [
                Sample(.request, [.text("/shippingType", "shipping")]),
                Sample(.request, [.text("/countryCode", "CA")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
