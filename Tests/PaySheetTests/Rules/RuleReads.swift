/// What rules read beyond the members that their own samples change, so that another mistake there keeps them silent or
/// makes them say something else. Each line gives the reason.
enum RuleReads {
    struct Reading: Sendable {
        let rules: [String]
        let members: Set<String>
        let reason: String
    }

    private static func reading(_ rules: String..., from members: Set<String>, because reason: String) -> Reading {
        Reading(rules: rules, members: members, reason: reason)
    }

    static let all: [Reading] = [
        reading(
            "total/sum", "total/repeated",
            from: [
                "amount", "value", "type", "total", "newTotal", "lineItems", "displayItems", "paymentTiming", "modifiers", "currency",
                "methodData", "label", "shippingMethods", "newShippingMethods", "requiredShippingContactFields",
            ],
            because: "adds up lines; where a line or the total cannot be read, counts later or has another currency there is no sum"),
        reading(
            "shipping/preselected", from: ["amount", "currencyCode", "shippingMethods"],
            because: "compares the price of the first way of shipping with the lines"),
        reading(
            "contexts/exceed-total", from: ["amount", "value", "total", "newTotal", "newLineItems", "displayItems"],
            because: "compares the contexts with the total, which another rule may have found wrong"),
        reading(
            "amount/decimals", "amount/one-decimal", from: ["currencyCode", "currency"],
            because: "how many decimals there are hangs on the currency"),
        reading("amount/decimals", "amount/float", from: ["type"], because: "the amount of a pending item is not looked at"),
        reading("plan/billing-amount", from: ["type"], because: "the amount of a pending item is not looked at"),
        reading(
            "plan/agreement-text", "plan/third-phase", from: ["amount", "recurringPaymentIntervalUnit"],
            because: "compares the words of the terms, or the lines, with the plan"),
        reading("item/timing-fields", from: ["paymentTiming"], because: "which members belong to a line hangs on its timing"),
        reading(
            "token-ledger/charge-after-unlink", "token-ledger/event-after-unlink", "token-ledger/fetched-twice",
            "token-ledger/late-fetch", "token-ledger/other-token", "token-ledger/unlink-missing",
            from: ["merchantTokenIdentifier", "entries", "at", "action", "eventId", "event", "eventType"],
            because: "compares the entries of a history with each other"),
        reading(
            "recurring/order", "recurring/trial-gap", from: ["recurringPaymentStartDate", "recurringPaymentEndDate"],
            because: "compares two dates; one that another rule reports is compared with nothing"),
        reading(
            "deferred/cancellation-late", "deferred/cancellation-pair", "deferred/zone-unknown",
            from: ["freeCancellationDate", "deferredPaymentDate"], because: "makes sense only beside a date that can be read"),
        reading(
            "capability/emv", "installments/undocumented",
            from: ["supportedNetworks", "supported_networks", "SupportedNetworks"],
            because: "hangs on the networks, which must all be known"),
        reading(
            "capability/funds-out", "disbursement/capability",
            from: ["supportedMethods", "modifiers", "lineItems", "merchantCapabilities", "version"],
            because: "what a transfer needs hangs on the transfer, its lines and its capabilities"),
        reading("disbursement/sum", from: ["lineItems"], because: "adds up lines, of which only one may be a fee"),
        reading(
            "disbursement/sum", "disbursement/capability", from: ["disbursementLineItemType"],
            because: "which line is the fee and which the payout hangs on their types"),
        reading(
            "amount/minor-units",
            from: [
                "amount", "total", "newTotal", "lineItems", "newLineItems", "type", "regularBilling", "trialBilling",
                "automaticReloadBilling", "recurringPaymentRequest", "automaticReloadPaymentRequest",
            ],
            because: "a price looks like minor units only beside others that do not"),
        reading(
            "modifier/items-without-total", from: ["disbursementRequest"], because: "the system works out the total of a transfer itself"),
        reading(
            "contact/billing-unrequested", from: ["requiredBillingContactFields", "supportedMethods"],
            because: "compares the contact with the fields, which may be wrong themselves"),
        reading(
            "contact/shipping-unrequested",
            from: ["requiredShippingContactFields", "supportedMethods", "modifiers", "options", "shippingOptions"],
            because: "a contact that nothing asks for is one where nothing else asks for shipping"),
        reading(
            "shipping/fields", "pickup/contact", "pickup/enabled", "pickup/mode",
            from: ["shippingContact", "shippingContactEditingMode", "shippingType", "requiredShippingContactFields"],
            because: "contact, mode and fields of a pickup are looked at together, and one rule speaks"),
        reading(
            "contexts/external-identifier", "contexts/repeated", from: ["externalIdentifier", "merchantDomain", "merchantName"],
            because: "tells merchants apart by these members"),
        reading(
            "charge/amount", "charge/currency", "charge/shares",
            from: [
                "amount", "total", "newTotal", "currencyCode", "events", "multiTokenContexts", "newMultiTokenContexts", "decryptedToken",
            ],
            because: "compares what is in force in the end with the token"),
        reading(
            "merchant/unset", from: ["supportedMethods"], because: "knows the data of Apple Pay by the method beside it"),
        reading(
            "reload/line-missing",
            from: [
                "multiTokenContexts", "recurringPaymentRequest", "automaticReloadPaymentRequest", "deferredPaymentRequest",
                "newMultiTokenContexts", "newRecurringPaymentRequest", "newAutomaticReloadPaymentRequest", "newDeferredPaymentRequest",
                "paymentTiming", "lineItems", "newLineItems", "additionalLineItems",
            ],
            because: "of several plans only one can stay, and without lines another rule speaks"),
        reading(
            "session/signature", from: ["merchantSessionIdentifier"], because: "a document without it need not be a session of Apple"),
        reading(
            "contexts/directory",
            from: ["externalIdentifier", "merchantName", "merchantDomain", "multiTokenContexts", "newMultiTokenContexts", "events"],
            because: "looks each merchant up by these members"),
        reading("shipping/identifier-repeated", from: ["identifier"], because: "an identifier must be there to be compared"),
        reading("coupon/unsupported", from: ["supportsCouponCode"], because: "a switch that cannot be read is not off"),
        reading(
            "date-range/ends", "date-range/gaps", "date-range/year", "date-range/order", "date-range/no-such-date",
            from: ["years", "months", "days", "day", "hours", "startDateComponents", "endDateComponents"],
            because: "the parts of a range are looked at together, and one rule speaks"),
        reading("decrypted/metadata-alone", from: ["merchantTokenIdentifier"], because: "metadata of a token belong beside its identifier"),
        reading(
            "decrypted/device-token", "decrypted/emv",
            from: [
                "amount", "value", "total", "newTotal", "currency", "currencyCode", "events", "data", "displayItems", "shippingOptions",
                "options",
                "requestShipping", "error", "request", "paymentRequest", "apiVersion", "decryptedToken",
            ],
            because: "needs the token of a payment, which other rules compare with the payment"),
        reading("decrypted/shares", from: ["transactionAmount"], because: "compares the shares with the amount"),
        reading(
            "error/field-missing", "error/field-unused", from: ["code", "contactField"],
            because: "whether there must be a field hangs on the code"),
        reading("event/payload", from: ["eventType"], because: "what an event holds hangs on its type"),
        reading(
            "result/order-on-failure", "result/success-with-errors", from: ["status"], because: "what a result holds hangs on its status"),
        reading(
            "session/domain", "session/gateway", "session/team", from: ["initiative", "initiativeContext"],
            because: "what the context must be hangs on the initiative"),
        reading(
            "token/key-foreign", "token/key-missing", from: ["version", "ephemeralPublicKey", "wrappedKey"],
            because: "which key belongs to a token hangs on its version"),
        reading("token/transaction", from: ["paymentData"], because: "compares the identifier with the one inside the data"),
        reading(
            "token/simulated", "code/unknown", from: ["transactionIdentifier", "displayName", "data"],
            because: "a token of the simulator is one mistake: its odd words and its empty data come with it"),
        reading(
            "network/version", "total/zero", "version/range", "w3c/shipping-fields-version", from: ["version", "supportedMethods"],
            because: "hangs on the version, and of another method than Apple Pay no data is looked at"),
        reading(
            "w3c/data-missing", "session/delegated-endpoint", from: ["supportedMethods"],
            because: "of another method than Apple Pay no data is looked at"),
        reading(
            "w3c/currency-mixed", from: ["currency", "displayItems", "modifiers", "methodData"],
            because: "says once that currencies differ, compared with the total's"),
        reading("w3c/apple-pay-not-first", from: ["supportedMethods"], because: "looks for Apple Pay among the methods"),
        reading(
            "modifier/other-browsers", from: ["total", "amount", "value"], because: "compares the totals of a modifier and of the request"),
        reading("w3c/error-hidden", from: ["shippingOptions"], because: "an error hides options where there are some"),
        reading("w3c/options-discarded", from: ["options", "modifiers"], because: "options are lost where nobody asks for shipping"),
        reading(
            "order/items", "order/total", "order/shipping", from: ["amount", "items", "shipping", "order"],
            because: "adds the order up, and the samples keep its sum"),
        reading(
            "plan/no-lines", "plan/token-networks", "recurring/total-now",
            from: [
                "recurringPaymentRequest", "automaticReloadPaymentRequest", "supportedNetworks", "supported_networks", "SupportedNetworks",
            ],
            because: "is about requests with a plan that can be read, and about networks that are all known"),
        reading(
            "plan/total-phase", "recurring/total-now",
            from: [
                "amount", "trialBilling", "regularBilling", "automaticReloadBilling", "lineItems", "type", "paymentTiming", "label",
                "total",
                "automaticReloadPaymentThresholdAmount", "automaticReloadPaymentRequest", "recurringPaymentRequest", "modifiers",
                "displayItems",
            ],
            because: "compares the total with the amounts of the plan, where nothing else is sold"),
        reading(
            "contact/billing-fields", from: ["requiredShippingContactFields"], because: "what shipping asks for arrives anyway"),
        reading(
            "flow/request", "flow/interface", "flow/currency", "flow/options-discarded", "flow/error-hidden", "flow/retry-empty",
            "flow/application-data",
            from: [
                "request", "paymentRequest", "events", "update", "data", "selected", "options", "requestShipping", "shippingOptions",
                "displayItems", "total", "currency", "applicationData", "result", "complete",
            ],
            because: "which answers count hangs on the request, and what they change on the answers before"),
        reading(
            "flow/shipping-price", "flow/lines-dropped", "flow/label-changed",
            from: [
                "update", "data", "selected", "total", "newTotal", "amount", "value", "type", "pending", "label", "lineItems",
                "newLineItems", "displayItems", "paymentTiming", "errors",
            ],
            because: "compares an answer with the total and the lines before it"),
        reading(
            "document/depth", "document/nulls", "member/missing", "member/type", "member/unknown",
            from: ["paymentSummaryItems", "requestPayerName", "transactionInfo"],
            because: "where a document speaks another dialect, all that follows from it is one finding"),
    ]

    /// Changes that are right each for itself and wrong together: a third rule speaks.
    static let together: [(one: Set<String>, other: Set<String>, reason: String)] = [
        (
            ["multiTokenContexts", "newMultiTokenContexts"], ["recurringPaymentRequest", "newRecurringPaymentRequest"],
            "a request has one kind of agreement"
        ),
        (["multiTokenContexts"], ["amount"], "the contexts of one sample exceed the total of the other"),
        (["modifiers"], ["shippingOptions"], "a transfer ships nothing"),
        (["apiVersion"], ["events"], "the answer of one sample has members that the version of the other does not know"),
    ]

    static let byRule: [String: Set<String>] = all.reduce(into: [:]) { table, reading in
        for rule in reading.rules { table[rule, default: []].formUnion(reading.members) }
    }

    /// Whether a third rule may find the two changes wrong together.
    static func clash(_ one: Set<String>, _ other: Set<String>) -> Bool {
        together.contains { pair in
            !pair.one.isDisjoint(with: one) && !pair.other.isDisjoint(with: other)
                || !pair.one.isDisjoint(with: other) && !pair.other.isDisjoint(with: one)
        }
    }
}
