/// Nobody can tell what the document is.
enum DocumentKindRule: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/kind", "Unknown kind of document", .error,
            what: "Nobody can tell what the document is.",
            why: "What a document should hold depends on what it is, and none of its members is one that a known dictionary has.",
            instead: "Name the kind, on the command line with --kind, or check whether this is the right file.",
            sources: ShapeSamples.ids(ShapeSamples.documentKind), page: "apple_pay_on_the_web",
            bad: [
                Sample(.request, [.raw(#"{"foo": 1}"#, for: "")], at: "", isKindGiven: false),
                Sample(.request, [.raw("{}", for: "")], at: "", isKindGiven: false),
            ] + ShapeSamples.documentKind,
            good: [
                Sample(.request, isKindGiven: false),
                Sample(.error, isKindGiven: false),
            ])
    }

    /// The binder sees to it.
    static var rows: [RuleRow] { [] }
}
