/// Null in place of absent members.
enum DocumentNulls: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/nulls", "Null for absent members", .error,
            what: "Several optional members are null.",
            why:
                "JavaScript tells null from absent: a browser makes the text \"null\" of it, an empty dictionary, or throws a "
                + "TypeError where a "
                + "list belongs.",
            instead: "Leave members out that have no value; serializers have a setting for it.",
            sources: [], page: "applepaypaymentrequest",
            bad: [
                Sample(.request, [.set("/couponCode", "null"), .set("/shippingContact", "null")]),
                Sample(.shipping, [.set("/shippingMethods/1/dateComponentsRange", "null"), .set("/lineItems/0/paymentTiming", "null")]),
            ],
            good: [
                Sample(.request, [.text("/couponCode", "null"), .set("/supportsCouponCode", "true")]),
                Sample(.shipping, [.remove("/lineItems")]),
            ])
    }

    static var rows: [RuleRow] { [] }
}
