/// A value has another JSON type than the member takes.
enum MemberType: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "member/type", "Wrong JSON type", .error,
            what: "A value has another JSON type than the member takes.",
            why:
                "A browser converts some values, silently and not always as one would think: 10.50 becomes the text 10.5, null the "
                + "text null, and the text false counts as true. At others, such as text in place of a list, it throws a TypeError. Other readers refuse the document.",
            instead: "Write the value as the member takes it; leave a member out rather than giving it null.",
            sources: ShapeSamples.ids(ShapeSamples.memberType), page: "applepaypaymentrequest",
            bad: [
                Sample(.request, [.set("/total/amount", "38.06")], at: "/total/amount"),
                Sample(.request, [.text("/supportedNetworks", "visa")], at: "/supportedNetworks"),
                Sample(.request, [.set("/total", "[]")], at: "/total"),
                Sample(.request, [.set("/total/label", "null")], at: "/total/label"),
            ] + ShapeSamples.memberType,
            good: [
                Sample(.request, [.text("/total/amount", "38.06")]),
                Sample(.request, [.set("/supportedNetworks", #"["visa"]"#)]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
