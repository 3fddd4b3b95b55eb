/// Names of another interface.
enum DocumentDialect: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "document/dialect", "Names of another interface", .error,
            what: "The members have the names of another interface: a payment provider's, Google's, or Apple's own for apps.",
            why: "Payment providers take requests of their own and translate them; what they take is not what ApplePaySession takes. A "
                + "browser "
                + "ignores the strange names and misses its own.",
            instead: "Check what the page hands to ApplePaySession or PaymentRequest, behind the provider's translation.",
            sources: [], page: "applepaypaymentrequest",
            bad: [
                Sample(
                    .request,
                    [
                        .remove("/total"), .remove("/lineItems"), .text("/merchantIdentifier", "merchant.com.example.books"),
                        .set("/paymentSummaryItems", #"[{"label":"Harbor Books","amount":"38.06"}]"#),
                    ]),
                Sample(
                    .request,
                    [
                        .remove("/countryCode"), .remove("/currencyCode"), .remove("/lineItems"), .text("/country", "US"),
                        .text("/currency", "usd"), .set("/total/amount", "3806"), .set("/requestPayerName", "true"),
                    ]),
                Sample(
                    .request,
                    [
                        .remove("/total"), .remove("/lineItems"), .remove("/supportedNetworks"),
                        .set("/transactionInfo", #"{"totalPrice":"38.06"}"#), .set("/allowedPaymentMethods", "[]"),
                    ]),
            ],
            good: [Sample(.methodData, [.text("/countryCode", "CA")]), Sample(.request, [.text("/total/label", "PKPaymentRequest")])])
    }

    static var rows: [RuleRow] { [] }
}
