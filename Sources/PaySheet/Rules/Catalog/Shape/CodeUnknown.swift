/// The word is not one of those that the member takes.
enum CodeUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "code/unknown", "Unknown word", .error,
            what: "The word is not one of those that the member takes.",
            why: "A browser compares words exactly, upper and lower case included, and throws a TypeError at any other.",
            instead: "Write one of the words of the list.",
            sources: ShapeSamples.ids(ShapeSamples.codeUnknown), page: "applepaylineitemtype",
            bad: [
                Sample(.request, [.text("/total/type", "Final")], at: "/total/type"),
                Sample(.request, [.set("/requiredShippingContactFields", #"["emailAddress"]"#)], at: "/requiredShippingContactFields/0"),
            ] + ShapeSamples.codeUnknown,
            good: [
                Sample(.request, [.text("/total/type", "final")]),
                Sample(.request, [.set("/requiredShippingContactFields", #"["email"]"#)]),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
