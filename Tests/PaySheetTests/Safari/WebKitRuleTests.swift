import PaySheet
import PaySheetGuide
import Testing

/// The engine's checks that rules find, accepted and refused side by side.
@Suite struct WebKitRuleTests {
    private static func thrown(_ check: String, _ stage: String = "construct") -> String { "TypeError " + stage + " WK-" + check }

    static let requests = [
        WebKitCase("version 0", .request, [], "InvalidAccessError construct WK-VER-RANGE", policy: Policy(apiVersion: 0)),
        WebKitCase("version 1", .request, [], policy: Policy(apiVersion: 1)),
        WebKitCase("version 15", .request, [], policy: Policy(apiVersion: 15)),
        WebKitCase("version 16", .request, [], "InvalidAccessError construct WK-VER-RANGE", policy: Policy(apiVersion: 16)),
        WebKitCase("no capabilities", .request, [.set("/merchantCapabilities", "[]")], thrown("CAP-EMPTY")),
        WebKitCase("no networks", .request, [.set("/supportedNetworks", "[]")], thrown("NET-EMPTY")),
        WebKitCase(
            "no networks with installments", .request, [.set("/supportedNetworks", "[]"), .set("/installmentConfiguration", "{}")],
            thrown("NET-EMPTY-2")),
        WebKitCase(
            "JCB in version 1", .request, [.set("/supportedNetworks", "[\"jcb\"]")], thrown("VER-JCB"), policy: Policy(apiVersion: 1)),
        WebKitCase(
            "JCB in capitals in version 1", .request, [.set("/supportedNetworks", "[\"JCB\"]")], thrown("VER-JCB"),
            policy: Policy(apiVersion: 1)),
        WebKitCase("Suica", .request, [.set("/supportedNetworks", "[\"visa\", \"suica\"]")], depends),
        WebKitCase("the old spelling in version 3", .request, old, depends, policy: Policy(apiVersion: 3)),
        WebKitCase("the old spelling in version 2", .request, old, thrown("VER-CB"), policy: Policy(apiVersion: 2)),
        WebKitCase(
            "a certain mistake behind one that depends", .request, old + [.text("/countryCode", "us")], thrown("COUNTRY")),
        WebKitCase("JCB in version 2", .request, [.set("/supportedNetworks", "[\"JCB\"]")], policy: Policy(apiVersion: 2)),
        WebKitCase(
            "phonetic names in version 2", .request, [.set("/requiredBillingContactFields", "[\"phoneticName\"]")], thrown("VER-PHONETIC"),
            policy: Policy(apiVersion: 2)),
        WebKitCase(
            "phonetic names in version 3", .request, [.set("/requiredBillingContactFields", "[\"phoneticName\"]")],
            policy: Policy(apiVersion: 3)),
        WebKitCase("metadata that are a list", .request, metadata("[]"), thrown("INST-METADATA")),
        WebKitCase("metadata that are null", .request, metadata("null"), thrown("INST-METADATA")),
        WebKitCase("metadata that are an object", .request, metadata("{}")),
        WebKitCase(
            "only instant funds out", .request, [.set("/merchantCapabilities", "[\"supportsInstantFundsOut\"]")], thrown("CAP-NONE")),
        WebKitCase("a whole negative way of shipping", .shipping, [.text("/shippingMethods/0/amount", "-1")], thrown("SHIP-NEGATIVE")),
        WebKitCase("a nearly whole negative way of shipping", .shipping, [.text("/shippingMethods/0/amount", "-0.99")]),
        WebKitCase(
            "two ways of shipping of one name", .shipping,
            [.text("/shippingMethods/0/identifier", ""), .text("/shippingMethods/1/identifier", "")]),
    ]

    static let plans = [
        WebKitCase("recurring without a timing", .recurring, [.remove(recurring + "/regularBilling/paymentTiming")], thrown("REC-TIMING")),
        WebKitCase(
            "recurring at once", .recurring, [.text(recurring + "/regularBilling/paymentTiming", "immediate")], thrown("REC-TIMING")),
        WebKitCase("recurring below zero", .recurring, [.text(recurring + "/regularBilling/amount", "-1")]),
        WebKitCase("a trial without a timing", .trial, [.remove(recurring + "/trialBilling/paymentTiming")], thrown("REC-TRIAL-TIMING")),
        WebKitCase("a trial without a label", .trial, [.remove(recurring + "/trialBilling/label")], thrown("REC-TRIAL-LABEL")),
        WebKitCase("management nowhere", .recurring, [.text(recurring + "/managementURL", "wander.example/plan")], thrown("REC-URL")),
        WebKitCase("management by mail", .recurring, [.text(recurring + "/managementURL", "mailto:plan@wander.example")]),
        WebKitCase("tokens to nowhere", .recurring, [.text(recurring + "/tokenNotificationURL", "")], thrown("REC-TOKENURL")),
        WebKitCase("tokens to nobody", .recurring, [.remove(recurring + "/tokenNotificationURL")]),
        WebKitCase("an empty description", .recurring, [.text(recurring + "/paymentDescription", "")]),
        WebKitCase(
            "a reload without a timing", .reload, [.remove(reload + "/automaticReloadBilling/paymentTiming")], thrown("RELOAD-TIMING")),
        WebKitCase("a reload without a label", .reload, [.remove(reload + "/automaticReloadBilling/label")], thrown("RELOAD-LABEL")),
        WebKitCase(
            "a reload without a threshold", .reload, [.remove(reload + "/automaticReloadBilling/automaticReloadPaymentThresholdAmount")],
            thrown("RELOAD-THRESHOLD")),
        WebKitCase("a reload managed nowhere", .reload, [.text(reload + "/managementURL", "x")], thrown("RELOAD-URL")),
        WebKitCase("a reload with tokens to nowhere", .reload, [.text(reload + "/tokenNotificationURL", "/x")], thrown("RELOAD-TOKENURL")),
        WebKitCase("a deferred charge at once", .deferred, [.remove(deferred + "/deferredBilling/paymentTiming")], thrown("DEF-TIMING")),
        WebKitCase("a deferred charge without a label", .deferred, [.remove(deferred + "/deferredBilling/label")], thrown("DEF-LABEL")),
        WebKitCase("a deferred charge managed nowhere", .deferred, [.text(deferred + "/managementURL", "")], thrown("DEF-URL")),
        WebKitCase("a zone alone", .deferred, [.remove(deferred + "/freeCancellationDate")], thrown("DEF-TZ-ALONE")),
        WebKitCase(
            "an empty zone alone", .deferred,
            [.remove(deferred + "/freeCancellationDate"), .text(deferred + "/freeCancellationDateTimeZone", "")]),
        WebKitCase("a date with a space", .deferred, [date("2026-12-31 10:00")]),
        WebKitCase("a month as a date", .deferred, [date("2026-12")]),
        WebKitCase("midnight as 24:00", .deferred, [date("2026-12-31T24:00:00Z")]),
        WebKitCase("an offset with a point", .deferred, [date("2026-12-31T10:00:00-5.00")], thrown("DEF-TZ-ALONE")),
        WebKitCase("a date in words", .deferred, [date("31 December 2026")]),
        WebKitCase(
            "a date with a space alone", .deferred, [date("2026-12-31 10:00"), .remove(deferred + "/freeCancellationDateTimeZone")],
            thrown("DEF-TZ-MISSING")),
        WebKitCase("a date alone", .deferred, [.remove(deferred + "/freeCancellationDateTimeZone")], thrown("DEF-TZ-MISSING")),
        WebKitCase(
            "an unknown zone", .deferred, [.text(deferred + "/freeCancellationDateTimeZone", "Europe/Pariss")], thrown("DEF-TZ-UNKNOWN")),
        WebKitCase("no description", .deferred, [.text(deferred + "/paymentDescription", "")], thrown("DEF-DESCRIPTION")),
        WebKitCase(
            "a deferred charge with tokens to nowhere", .deferred, [.text(deferred + "/tokenNotificationURL", "x")], thrown("DEF-TOKENURL")),
        WebKitCase("a new plan that is wrong", .paymentMethodUpdate, [.set("/newRecurringPaymentRequest", wrongPlan)]),
    ]

    static let answers = [
        WebKitCase("status 7", .result, [.set("/status", "7"), .remove("/orderDetails")]),
        WebKitCase("status 8", .result, [.set("/status", "8"), .remove("/orderDetails")], "InvalidAccessError complete WK-RESULT-STATUS"),
        WebKitCase("an order nowhere", .result, [.text("/orderDetails/webServiceURL", "orders.example")], thrown("ORDER-URL", "complete")),
        WebKitCase("a W3C order nowhere", .completeDetails, [.text("/orderDetails/webServiceURL", "")], thrown("ORDER-URL", "complete")),
        WebKitCase("an order at an odd place", .result, [.text("/orderDetails/webServiceURL", "ftp://orders.example")]),
    ]

    static let payments = [
        WebKitCase("no methods", .w3c, [.set("/methodData", "[]")], thrown("W3C-NOMETHOD")),
        WebKitCase("a method that is none", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"http://x.example\"}")], range("PMI")),
        WebKitCase("a method in upper case", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"Basic-card\"}")], range("PMI")),
        WebKitCase("one more method", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"basic-card\"}")]),
        WebKitCase(
            "a method twice", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"https://apple.com/apple-pay\"}")], range("PMI-DUP")),
        WebKitCase(
            "a method twice after parsing", .w3c,
            [.set("/methodData/-", "{\"supportedMethods\":\"https:apple.com/./apple-pay\"}")], range("PMI-DUP")),
        WebKitCase("no Apple Pay", .w3c, [method("basic-card")], unsupported),
        WebKitCase("Apple Pay misspelt", .w3c, [method("https://apple.com/apple-pay/")], unsupported),
        WebKitCase("Apple Pay with a query", .w3c, [method("https://apple.com/apple-pay?v=1")]),
        WebKitCase(
            "Apple Pay misspelt beside Apple Pay", .w3c, [.set("/methodData/1", "{\"supportedMethods\":\"https://apple.com/applepay\"}")]),
        WebKitCase(
            "a mistake of the total comes before no Apple Pay", .w3c, [method("basic-card"), .text("/details/total/amount/value", "-1")],
            thrown("W3C-TOTAL-NEG")),
        WebKitCase(
            "no Apple Pay comes before another currency", .w3c,
            [method("basic-card"), .text("/details/displayItems/1/amount/currency", "EUR")], unsupported),
        WebKitCase("no text among the methods", .w3c, [.set("/methodData/0/supportedMethods", "true")], unsupported),
        WebKitCase(
            "no text beside Apple Pay", .w3c, [.set("/methodData/-", "{\"supportedMethods\": null}")]),
        WebKitCase(
            "no text that becomes another method", .w3c,
            [.set("/methodData/-", "{\"supportedMethods\": [\"https://apple.com/apple-pay\"]}")], range("PMI-DUP")),
        WebKitCase(
            "a list that becomes Apple Pay", .w3c, [.set("/methodData/0/supportedMethods", "[\"https://apple.com/apple-pay\"]")]),
        WebKitCase(
            "a list that becomes Apple Pay, without data", .w3c,
            [.set("/methodData/0/supportedMethods", "[\"https://apple.com/apple-pay\"]"), .remove("/methodData/0/data")],
            thrown("W3C-NODATA", "show")),
        WebKitCase("a method without data", .w3c, [.remove("/methodData/0/data")], thrown("W3C-NODATA", "show")),
        WebKitCase("data of version 0", .w3c, [.set("/methodData/0/data/version", "0")], "InvalidAccessError construct WK-VER-RANGE"),
        WebKitCase("data without networks", .w3c, [.set("/methodData/0/data/supportedNetworks", "[]")], thrown("NET-EMPTY")),
        WebKitCase("a total of minus zero", .w3c, [.text("/details/total/amount/value", "-0")], thrown("W3C-TOTAL-NEG")),
        WebKitCase("an item below zero", .w3c, [.text("/details/displayItems/1/amount/value", "-1")]),
        WebKitCase("another currency", .w3c, [.text("/details/displayItems/1/amount/currency", "EUR")], thrown("W3C-SAMECURRENCY", "show")),
        WebKitCase("a currency in lower case", .w3c, [.text("/details/displayItems/1/amount/currency", "usd")]),
        WebKitCase("an option twice", .w3c, options("1", "a") + asking, thrown("W3C-SHIP-DUP")),
        WebKitCase("an option twice that nobody asks for", .w3c, options("1", "a")),
        WebKitCase("an option below zero", .w3c, options("-1", "b") + asking, thrown("SHIP-NEGATIVE", "show")),
        WebKitCase("an option a little below zero", .w3c, options("-0.99", "b") + asking),
        WebKitCase(
            "a modifier with a wrong plan", .w3c, modifier("{\"recurringPaymentRequest\":\(wrongPlan)}"), thrown("REC-TIMING", "show")),
        WebKitCase(
            "a modifier in another currency", .w3c,
            [
                .set(
                    "/details/modifiers",
                    "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{},"
                        + "\"total\":{\"label\":\"a\",\"amount\":{\"currency\":\"EUR\",\"value\":\"1\"}}}]"
                )
            ], thrown("W3C-SAMECURRENCY", "update")),
        WebKitCase(
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
        WebKitCase(
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
        WebKitCase("a modifier for a method that is none", .w3c, [.set("/details/modifiers", "[{\"supportedMethods\":\"X\"}]")]),
        WebKitCase(
            "an update for a method that is none", .w3cUpdate, [.set("/modifiers", "[{\"supportedMethods\":\"X\"}]")],
            "RangeError update WK-W3C-PMI"),
        WebKitCase(
            "an update with an option twice", .w3cUpdate, [.text("/shippingOptions/1/id", "standard")], thrown("W3C-SHIP-DUP", "update")),
        WebKitCase(
            "an update with an option whose id becomes that of another", .w3cUpdate,
            [.text("/shippingOptions/0/id", ""), .set("/shippingOptions/1/id", "[]")], thrown("W3C-SHIP-DUP", "update")),
        WebKitCase("an update with an option whose id becomes another", .w3cUpdate, [.set("/shippingOptions/1/id", "[]")]),
        WebKitCase(
            "an update in another currency", .w3cUpdate, [.text("/displayItems/0/amount/currency", "USD")],
            thrown("W3C-SAMECURRENCY", "update")),
        WebKitCase("an update below zero", .w3cUpdate, [.text("/total/amount/value", "-1")], thrown("W3C-TOTAL-NEG", "update")),
        WebKitCase("an update with an option below zero", .w3cUpdate, [.text("/shippingOptions/0/amount/value", "-1")]),
    ]

    private static let depends = "depends TypeError construct WK-NET-UNKNOWN"
    private static let old = [Sample.Change.set("/supportedNetworks", "[\"carteBancaire\"]")]
    private static let recurring = "/recurringPaymentRequest"
    private static let reload = "/automaticReloadPaymentRequest"
    private static let deferred = "/deferredPaymentRequest"
    private static let wrongPlan =
        "{\"paymentDescription\":\"a\",\"managementURL\":\"https://a.example\",\"regularBilling\":{\"label\":\"b\",\"amount\":\"1\"}}"
    private static let asking = [Sample.Change.set("/options", "{\"requestShipping\": true}")]
    private static func date(_ text: String) -> Sample.Change { .text(deferred + "/freeCancellationDate", text) }
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

    @Test("Each rule has the outcome of its WebKit check", arguments: requests + plans + answers + payments) func ruleCarriesTheStep(
        _ one: WebKitCase
    ) { #expect(one.found == one.outcome) }
    @Test("The reference has the expected outcome", arguments: requests + plans + answers + payments) func referenceAgrees(
        _ one: WebKitCase
    ) { #expect(one.expected == one.outcome) }
}
