import PaySheet
import Testing

/// The engine's checks that rules find, accepted and refused side by side.
@Suite struct EngineRuleTests {
    private static func thrown(_ check: String, _ stage: String = "construct") -> String { "TypeError " + stage + " WK-" + check }

    static let requests = [
        EngineCase("version 0", .request, [], "InvalidAccessError construct WK-VER-RANGE", policy: Policy(apiVersion: 0)),
        EngineCase("version 1", .request, [], policy: Policy(apiVersion: 1)),
        EngineCase("version 15", .request, [], policy: Policy(apiVersion: 15)),
        EngineCase("version 16", .request, [], "InvalidAccessError construct WK-VER-RANGE", policy: Policy(apiVersion: 16)),
        EngineCase("no capabilities", .request, [.set("/merchantCapabilities", "[]")], thrown("CAP-EMPTY")),
        EngineCase("no networks", .request, [.set("/supportedNetworks", "[]")], thrown("NET-EMPTY")),
        EngineCase(
            "no networks with installments", .request, [.set("/supportedNetworks", "[]"), .set("/installmentConfiguration", "{}")],
            thrown("NET-EMPTY-2")),
        EngineCase(
            "JCB in version 1", .request, [.set("/supportedNetworks", "[\"jcb\"]")], thrown("VER-JCB"), policy: Policy(apiVersion: 1)),
        EngineCase("JCB in version 2", .request, [.set("/supportedNetworks", "[\"JCB\"]")], policy: Policy(apiVersion: 2)),
        EngineCase(
            "phonetic names in version 2", .request, [.set("/requiredBillingContactFields", "[\"phoneticName\"]")], thrown("VER-PHONETIC"),
            policy: Policy(apiVersion: 2)),
        EngineCase(
            "phonetic names in version 3", .request, [.set("/requiredBillingContactFields", "[\"phoneticName\"]")],
            policy: Policy(apiVersion: 3)),
        EngineCase("metadata that are a list", .request, metadata("[]"), thrown("INST-METADATA")),
        EngineCase("metadata that are null", .request, metadata("null"), thrown("INST-METADATA")),
        EngineCase("metadata that are an object", .request, metadata("{}")),
        EngineCase(
            "only instant funds out", .request, [.set("/merchantCapabilities", "[\"supportsInstantFundsOut\"]")], thrown("CAP-NONE")),
        EngineCase("a whole negative way of shipping", .shipping, [.text("/shippingMethods/0/amount", "-1")], thrown("SHIP-NEGATIVE")),
        EngineCase("a nearly whole negative way of shipping", .shipping, [.text("/shippingMethods/0/amount", "-0.99")]),
        EngineCase(
            "two ways of shipping of one name", .shipping,
            [.text("/shippingMethods/0/identifier", ""), .text("/shippingMethods/1/identifier", "")]),
    ]

    static let plans = [
        EngineCase("recurring without a timing", .recurring, [.remove(recurring + "/regularBilling/paymentTiming")], thrown("REC-TIMING")),
        EngineCase(
            "recurring at once", .recurring, [.text(recurring + "/regularBilling/paymentTiming", "immediate")], thrown("REC-TIMING")),
        EngineCase("recurring below zero", .recurring, [.text(recurring + "/regularBilling/amount", "-1")]),
        EngineCase("a trial without a timing", .trial, [.remove(recurring + "/trialBilling/paymentTiming")], thrown("REC-TRIAL-TIMING")),
        EngineCase("a trial without a label", .trial, [.remove(recurring + "/trialBilling/label")], thrown("REC-TRIAL-LABEL")),
        EngineCase("management nowhere", .recurring, [.text(recurring + "/managementURL", "wander.example/plan")], thrown("REC-URL")),
        EngineCase("management by mail", .recurring, [.text(recurring + "/managementURL", "mailto:plan@wander.example")]),
        EngineCase("tokens to nowhere", .recurring, [.text(recurring + "/tokenNotificationURL", "")], thrown("REC-TOKENURL")),
        EngineCase("tokens to nobody", .recurring, [.remove(recurring + "/tokenNotificationURL")]),
        EngineCase("an empty description", .recurring, [.text(recurring + "/paymentDescription", "")]),
        EngineCase(
            "a reload without a timing", .reload, [.remove(reload + "/automaticReloadBilling/paymentTiming")], thrown("RELOAD-TIMING")),
        EngineCase("a reload without a label", .reload, [.remove(reload + "/automaticReloadBilling/label")], thrown("RELOAD-LABEL")),
        EngineCase(
            "a reload without a threshold", .reload, [.remove(reload + "/automaticReloadBilling/automaticReloadPaymentThresholdAmount")],
            thrown("RELOAD-THRESHOLD")),
        EngineCase("a reload managed nowhere", .reload, [.text(reload + "/managementURL", "x")], thrown("RELOAD-URL")),
        EngineCase("a reload with tokens to nowhere", .reload, [.text(reload + "/tokenNotificationURL", "/x")], thrown("RELOAD-TOKENURL")),
        EngineCase("a deferred charge at once", .deferred, [.remove(deferred + "/deferredBilling/paymentTiming")], thrown("DEF-TIMING")),
        EngineCase("a deferred charge without a label", .deferred, [.remove(deferred + "/deferredBilling/label")], thrown("DEF-LABEL")),
        EngineCase("a deferred charge managed nowhere", .deferred, [.text(deferred + "/managementURL", "")], thrown("DEF-URL")),
        EngineCase("a zone alone", .deferred, [.remove(deferred + "/freeCancellationDate")], thrown("DEF-TZ-ALONE")),
        EngineCase(
            "an empty zone alone", .deferred,
            [.remove(deferred + "/freeCancellationDate"), .text(deferred + "/freeCancellationDateTimeZone", "")]),
        EngineCase("a date alone", .deferred, [.remove(deferred + "/freeCancellationDateTimeZone")], thrown("DEF-TZ-MISSING")),
        EngineCase(
            "an unknown zone", .deferred, [.text(deferred + "/freeCancellationDateTimeZone", "Europe/Pariss")], thrown("DEF-TZ-UNKNOWN")),
        EngineCase("no description", .deferred, [.text(deferred + "/paymentDescription", "")], thrown("DEF-DESCRIPTION")),
        EngineCase(
            "a deferred charge with tokens to nowhere", .deferred, [.text(deferred + "/tokenNotificationURL", "x")], thrown("DEF-TOKENURL")),
        EngineCase("a new plan that is wrong", .paymentMethodUpdate, [.set("/newRecurringPaymentRequest", wrongPlan)]),
    ]

    static let answers = [
        EngineCase("status 7", .result, [.set("/status", "7"), .remove("/orderDetails")]),
        EngineCase("status 8", .result, [.set("/status", "8"), .remove("/orderDetails")], "InvalidAccessError complete WK-RESULT-STATUS"),
        EngineCase("an order nowhere", .result, [.text("/orderDetails/webServiceURL", "orders.example")], thrown("ORDER-URL", "complete")),
        EngineCase("a W3C order nowhere", .completeDetails, [.text("/orderDetails/webServiceURL", "")], thrown("ORDER-URL", "complete")),
        EngineCase("an order at an odd place", .result, [.text("/orderDetails/webServiceURL", "ftp://orders.example")]),
    ]

    static let payments = [
        EngineCase("no methods", .w3c, [.set("/methodData", "[]")], thrown("W3C-NOMETHOD")),
        EngineCase("a method that is none", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"http://x.example\"}")], range("PMI")),
        EngineCase("a method in upper case", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"Basic-card\"}")], range("PMI")),
        EngineCase("one more method", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"basic-card\"}")]),
        EngineCase(
            "a method twice", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"https://apple.com/apple-pay\"}")], range("PMI-DUP")),
        EngineCase("no Apple Pay", .w3c, [method("basic-card")], unsupported),
        EngineCase("Apple Pay misspelt", .w3c, [method("https://apple.com/apple-pay/")], unsupported),
        EngineCase("Apple Pay with a query", .w3c, [method("https://apple.com/apple-pay?v=1")]),
        EngineCase(
            "Apple Pay misspelt beside Apple Pay", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"https://apple.com/applepay\"}")]),
        EngineCase(
            "a mistake of the total comes before no Apple Pay", .w3c, [method("basic-card"), .text("/details/total/amount/value", "-1")],
            thrown("W3C-TOTAL-NEG")),
        EngineCase(
            "no Apple Pay comes before another currency", .w3c,
            [method("basic-card"), .text("/details/displayItems/1/amount/currency", "EUR")], unsupported),
        EngineCase("no text among the methods", .w3c, [.set("/methodData/0/supportedMethods", "true")], unsupported),
        EngineCase(
            "no text beside Apple Pay", .w3c, [.set("/methodData/-", "{\"supportedMethods\": null}")]),
        EngineCase(
            "no text that becomes another method", .w3c,
            [.set("/methodData/-", "{\"supportedMethods\": [\"https://apple.com/apple-pay\"]}")], range("PMI-DUP")),
        EngineCase(
            "a list that becomes Apple Pay", .w3c, [.set("/methodData/0/supportedMethods", "[\"https://apple.com/apple-pay\"]")]),
        EngineCase(
            "a list that becomes Apple Pay, without data", .w3c,
            [.set("/methodData/0/supportedMethods", "[\"https://apple.com/apple-pay\"]"), .remove("/methodData/0/data")],
            thrown("W3C-NODATA", "show")),
        EngineCase("a method without data", .w3c, [.remove("/methodData/0/data")], thrown("W3C-NODATA", "show")),
        EngineCase("data of version 0", .w3c, [.set("/methodData/0/data/version", "0")], "InvalidAccessError construct WK-VER-RANGE"),
        EngineCase("data without networks", .w3c, [.set("/methodData/0/data/supportedNetworks", "[]")], thrown("NET-EMPTY")),
        EngineCase("a total of minus zero", .w3c, [.text("/details/total/amount/value", "-0")], thrown("W3C-TOTAL-NEG")),
        EngineCase("an item below zero", .w3c, [.text("/details/displayItems/1/amount/value", "-1")]),
        EngineCase("another currency", .w3c, [.text("/details/displayItems/1/amount/currency", "EUR")], thrown("W3C-SAMECURRENCY", "show")),
        EngineCase("a currency in lower case", .w3c, [.text("/details/displayItems/1/amount/currency", "usd")]),
        EngineCase("an option twice", .w3c, options("1", "a") + asking, thrown("W3C-SHIP-DUP")),
        EngineCase("an option twice that nobody asks for", .w3c, options("1", "a")),
        EngineCase("an option below zero", .w3c, options("-1", "b") + asking, thrown("SHIP-NEGATIVE", "show")),
        EngineCase("an option a little below zero", .w3c, options("-0.99", "b") + asking),
        EngineCase(
            "a modifier with a wrong plan", .w3c, modifier("{\"recurringPaymentRequest\":\(wrongPlan)}"), thrown("REC-TIMING", "show")),
        EngineCase(
            "a modifier in another currency", .w3c,
            [
                .set(
                    "/details/modifiers",
                    "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{},"
                        + "\"total\":{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}}}]"
                )
            ], thrown("W3C-SAMECURRENCY", "update")),
        EngineCase(
            "everything but the total in another currency, all of it in a modifier", .w3c,
            [
                .remove("/details/displayItems"),
                .set(
                    "/details/modifiers",
                    "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{},"
                        + "\"total\":{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}},"
                        + "\"additionalDisplayItems\":[{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}}]}]"
                ),
            ], thrown("W3C-SAMECURRENCY", "update")),
        EngineCase(
            "everything but the total in another currency, modifiers first", .w3c,
            [
                .set(
                    "/details",
                    "{\"total\":{\"label\":\"a\",\"amount\":{\"currency\":\"USD\",\"value\":\"2\"}},"
                        + "\"modifiers\":[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{},"
                        + "\"total\":{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}}}],"
                        + "\"displayItems\":[{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}}]}"
                )
            ], thrown("W3C-SAMECURRENCY", "show")),
        EngineCase("a modifier for a method that is none", .w3c, [.set("/details/modifiers", "[{\"supportedMethods\":\"X\"}]")]),
        EngineCase(
            "an update for a method that is none", .w3cUpdate, [.set("/modifiers", "[{\"supportedMethods\":\"X\"}]")],
            "RangeError update WK-W3C-PMI"),
        EngineCase(
            "an update with an option twice", .w3cUpdate, [.text("/shippingOptions/1/id", "standard")], thrown("W3C-SHIP-DUP", "update")),
        EngineCase(
            "an update with an option whose id becomes that of another", .w3cUpdate,
            [.text("/shippingOptions/0/id", ""), .set("/shippingOptions/1/id", "[]")], thrown("W3C-SHIP-DUP", "update")),
        EngineCase("an update with an option whose id becomes another", .w3cUpdate, [.set("/shippingOptions/1/id", "[]")]),
        EngineCase(
            "an update in another currency", .w3cUpdate, [.text("/displayItems/0/amount/currency", "USD")],
            thrown("W3C-SAMECURRENCY", "update")),
        EngineCase("an update below zero", .w3cUpdate, [.text("/total/amount/value", "-1")], thrown("W3C-TOTAL-NEG", "update")),
        EngineCase("an update with an option below zero", .w3cUpdate, [.text("/shippingOptions/0/amount/value", "-1")]),
    ]

    private static let recurring = "/recurringPaymentRequest"
    private static let reload = "/automaticReloadPaymentRequest"
    private static let deferred = "/deferredPaymentRequest"
    private static let wrongPlan =
        "{\"paymentDescription\":\"a\",\"managementURL\":\"https://a.example\",\"regularBilling\":{\"label\":\"b\",\"amount\":\"1\"}}"
    private static let asking = [Sample.Change.set("/options", "{\"requestShipping\": true}")]
    private static func metadata(_ value: String) -> [Sample.Change] {
        [.set("/installmentConfiguration", "{\"applicationMetadata\": \(value)}")]
    }
    private static let unsupported = "NotSupportedError show WK-W3C-SHOW"
    private static func method(_ identifier: String) -> Sample.Change { .text("/methodData/0/supportedMethods", identifier) }
    private static func range(_ check: String) -> String { "RangeError construct WK-W3C-" + check }
    private static func options(_ value: String, _ second: String) -> [Sample.Change] {
        func option(_ id: String, _ value: String) -> String {
            "{\"id\":\"\(id)\",\"label\":\"b\",\"amount\":{\"currency\":\"USD\",\"value\":\"\(value)\"}}"
        }
        return [.set("/details/shippingOptions", "[" + option("a", "1") + "," + option(second, value) + "]")]
    }
    private static func modifier(_ data: String) -> [Sample.Change] {
        [.set("/details/modifiers", "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":\(data)}]")]
    }

    @Test(arguments: requests + plans + answers + payments) func ruleCarriesTheStep(_ one: EngineCase) { #expect(one.found == one.outcome) }
    @Test(arguments: requests + plans + answers + payments) func referenceAgrees(_ one: EngineCase) { #expect(one.expected == one.outcome) }
}
