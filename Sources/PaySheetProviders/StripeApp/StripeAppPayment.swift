import PaySheet

/// What Stripe's React Native SDK makes of the option `applePay`.
struct StripeAppPayment: SDKReading {
    let source: TranslationSource
    let purpose: Translation.Purpose
    var translation = Translation()

    mutating func translate(isUpdate: Bool) -> Translation {
        check(isUpdate: isUpdate)
        if !isUpdate { write() }
        return translation
    }

    var items: [Int] { list("cartItems") }

    func list(_ name: String) -> [Int] { source.member(name, of: 0).map { source.elements(of: $0) } ?? [] }

    // MARK: The request

    private mutating func write() {
        let source = source
        let items = items
        var writer = TranslationWriter(source, for: purpose)
        writer.object(from: 0) { writer in
            for (name, other) in [("merchantCountryCode", "countryCode"), ("currencyCode", "currencyCode")] {
                writer.name(other, from: 0)
                // The SDK writes both codes in capital letters.
                if let value = source.member(name, of: 0) {
                    writer.upperCased(value)
                } else {
                    writer.filled(name == "currencyCode" ? "\"USD\"" : "\"US\"", from: 0)
                }
            }
            writer.name("merchantCapabilities", from: 0)
            writer.filled("[\"supports3DS\"]", from: 0)
            writer.name("supportedNetworks", from: 0)
            writer.filled("[\"amex\",\"masterCard\",\"visa\",\"discover\"]", from: 0)
            writer.name("total", from: items.last ?? 0)
            if let last = items.last {
                StripeAppPayment.item(last, source, &writer)
            } else {
                writer.filled("{\"label\":\"The last item\",\"amount\":\"1.00\"}", from: 0)
            }
            if let node = source.member("cartItems", of: 0), items.count > 1 {
                writer.name("lineItems", from: node)
                writer.list(from: node, Array(items.dropLast())) { writer, item in StripeAppPayment.item(item, source, &writer) }
            }
            plan(&writer)
        }
        let rules: [RuleID] = [
            .totalName, .itemLabel, .planManagementHttps, .planAddressInvalid, .planDescriptionEmpty, .planAgreementLength,
            .deferredDatePast, .recurringEnded, .currencyUnknown, .currencyNotMoney, .currencyWithdrawn, .countryUnknown,
        ]
        translation.documents.append(writer.document(.paymentRequest, rules: .only(rules)))
    }

    private static func item(_ node: Int, _ source: TranslationSource, _ writer: inout TranslationWriter) {
        guard source.isObject(node) else { return writer.unknown(node) }
        if source.member("deferredDate", of: node) != nil { return writer.billing(node, timing: "deferred", table, source) }
        if source.member("intervalUnit", of: node) != nil { return writer.billing(node, timing: "recurring", table, source) }
        writer.object(from: node) { writer in
            writer.copyMembers(["label", "amount"], of: node)
        }
    }

    /// How the SDK writes payments that are not paid now.
    private static let table = PlanTable(
        object: ["request"],
        texts: ["description": "paymentDescription", "managementUrl": "managementURL", "billingAgreement": "billingAgreement"],
        billings: ["billing": "regularBilling", "trialBilling": "trialBilling"],
        members: [
            "startDate": "recurringPaymentStartDate", "endDate": "recurringPaymentEndDate", "deferredDate": "deferredPaymentDate",
            "intervalUnit": "recurringPaymentIntervalUnit", "intervalCount": "recurringPaymentIntervalCount",
        ])

    private func plan(_ writer: inout TranslationWriter) {
        // Only an agreement about regular payments has a billing. Its type can be a name of the SDK's own.
        guard let request = source.member("request", of: 0), let billing = source.member("billing", of: request), source.isObject(billing),
            (source.text(source.member("type", of: request)) ?? "Recurring") == "Recurring"
        else { return }
        writer.name("recurringPaymentRequest", from: request)
        writer.object(from: request) { writer in
            for (name, other) in StripeAppPayment.table.texts { writer.copyMember(name, as: other, of: request) }
            for (name, other) in StripeAppPayment.table.billings {
                guard let billing = source.member(name, of: request), source.isObject(billing) else { continue }
                writer.name(other, from: billing)
                writer.billing(billing, timing: "recurring", StripeAppPayment.table, source)
            }
        }
    }
}
