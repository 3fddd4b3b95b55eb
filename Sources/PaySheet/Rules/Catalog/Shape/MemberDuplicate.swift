/// One object has a member twice.
enum MemberDuplicate: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "member/duplicate", "Repeated member", .error,
            what: "One object has a member twice.",
            why:
                "JavaScript takes the last of two, other readers the first: the browser and the server see different values, and the "
                + "shopper may be shown another amount than the one that is charged.",
            instead: "Keep one of the two.",
            sources: ShapeSamples.ids(ShapeSamples.memberDuplicate), page: "applepaypaymentrequest",
            bad: [
                Sample(.request, [.raw(#""countryCode": "US", "countryCode": "US","#, for: #""countryCode": "US","#)], at: "/countryCode"),
                Sample(.request, [.raw(#""amount": "38.00", "amount": "38.06""#, for: #""amount": "38.06""#)], at: "/total/amount"),
            ] + ShapeSamples.memberDuplicate,
            good: [
                Sample(.request),
                Sample(.request, [.text("/total/type", "final")]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
