import Foundation
import PaySheet
import TestSupport

// Section 6: new PaymentRequest(…), show() and updateWith().
extension ReferenceWebKit {
    private func isApplePay(_ method: TestJSON) -> Bool {
        let address = "https://apple.com/apple-pay"
        let identifier = ReferenceValues.method(text(method["supportedMethods"]))
        return identifier == address || identifier.hasPrefix(address + "?") || identifier.hasPrefix(address + "#")
    }

    mutating func payment(_ arguments: TestJSON) throws {
        stage = "construct"
        for (name, type) in [("methodData", ReferenceType.list(.dictionary("methodData"))), ("details", .dictionary("details"))] {
            guard let value = arguments[name] else { return try refuse("WK-IDL-REQUIRED", text: "Not enough arguments") }
            try convert(value, type)
        }
        if let options = arguments["options"] { try convert(options, .dictionary("options")) }
        let methods = elements(arguments["methodData"])
        if methods.isEmpty { try refuse("WK-W3C-NOMETHOD") }
        var seen: Set<String> = []
        for method in methods {
            let identifier = text(method["supportedMethods"])
            if !ReferenceValues.isMethod(identifier) { try refuse("WK-W3C-PMI", "RangeError", identifier) }
            if !seen.insert(ReferenceValues.method(identifier)).inserted { try refuse("WK-W3C-PMI-DUP", "RangeError") }
            if isApplePay(method), let data = method["data"] { try methodData(data) }
        }
        let details = arguments["details"] ?? .null
        let asksForShipping = arguments["options"]?["requestShipping"].map { ReferenceValues.truth($0) } ?? false
        try amounts(details, asksForShipping, validatesModifiers: false)
        stage = "show"
        if !methods.contains(where: { isApplePay($0) }) { try refuse("WK-W3C-SHOW", "NotSupportedError") }
        for method in methods where isApplePay(method) && method["data"] == nil { try refuse("WK-W3C-NODATA") }
        try sameCurrency(details, asksForShipping)
        let modifier = try applicableModifier(details)
        let code = ReferenceValues.raised(currency(details["total"]))
        if !Currency(rawValue: code).isKnownToWebKit { try refuse("WK-W3C-ISO", "TypeError", code) }
        if asksForShipping {
            for option in elements(details["shippingOptions"]) where isWholeNegative(option["amount"]?["value"]) {
                try refuse("WK-SHIP-NEGATIVE")
            }
        }
        try negativeShipping(modifier?["data"]?["additionalShippingMethods"])
        stage = "update"
        try modifierCurrency(modifier, details)
    }

    mutating func methodData(_ data: TestJSON) throws {
        try convert(data, .dictionary("methodRequest"))
        let own = ReferenceValues.unsigned(data["version"] ?? .null, bits: 32)
        try requestBase(data, own: own)
        if !isCountry(text(data["countryCode"])) { try refuse("WK-COUNTRY", "TypeError", text(data["countryCode"])) }
        if elements(data["supportedNetworks"]).isEmpty { try refuse("WK-NET-EMPTY-2") }
        try capabilities(data)
        try countries(data, own)
    }

    private func amounts(_ details: TestJSON, _ asksForShipping: Bool, validatesModifiers: Bool) throws {
        if let total = details["total"] { try money(total, isTotal: true) }
        for item in elements(details["displayItems"]) { try money(item) }
        if asksForShipping {
            var seen: Set<String> = []
            for option in elements(details["shippingOptions"]) {
                try money(option)
                if !seen.insert(text(option["id"])).inserted { try refuse("WK-W3C-SHIP-DUP") }
            }
        }
        for modifier in elements(details["modifiers"]) {
            let identifier = text(modifier["supportedMethods"])
            if validatesModifiers, !ReferenceValues.isMethod(identifier) { try refuse("WK-W3C-PMI", "RangeError", identifier) }
            if let total = modifier["total"] { try money(total, isTotal: true) }
            for item in elements(modifier["additionalDisplayItems"]) { try money(item) }
        }
    }

    private func currency(_ item: TestJSON?) -> String { text(item?["amount"]?["currency"]) }

    private func money(_ item: TestJSON, isTotal: Bool = false) throws {
        let code = currency(item).utf8
        if code.count != 3 || !code.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) {
            try refuse("WK-W3C-CURRENCY", "RangeError", currency(item))
        }
        let value = item["amount"]?["value"]
        if !isDecimal(value) { try refuse("WK-W3C-AMOUNT", "TypeError", text(value)) }
        if isTotal, text(value).hasPrefix("-") { try refuse("WK-W3C-TOTAL-NEG") }
    }

    private func sameCurrency(_ details: TestJSON, _ asksForShipping: Bool) throws {
        guard let total = details["total"] else { return }
        for item in elements(details["displayItems"]) + (asksForShipping ? elements(details["shippingOptions"]) : []) {
            try compare(item, total)
        }
    }

    private func compare(_ item: TestJSON, _ total: TestJSON) throws {
        let (own, expected) = (ReferenceValues.raised(currency(item)), ReferenceValues.raised(currency(total)))
        guard own != expected else { return }
        try refuse(
            "WK-W3C-SAMECURRENCY",
            text: "\"\(own)\" does not match the expected currency of \"\(expected)\". Apple Pay requires all "
                + "PaymentCurrencyAmounts to use the same currency code.")
    }

    private func modifierCurrency(_ modifier: TestJSON?, _ details: TestJSON) throws {
        guard let modifier, let total = details["total"] else { return }
        for item in (modifier["total"].map { [$0] } ?? []) + elements(modifier["additionalDisplayItems"]) {
            try compare(item, total)
        }
    }

    /// Goes through the modifiers up to the first that applies without a choice of the shopper.
    private func applicableModifier(_ details: TestJSON) throws -> TestJSON? {
        for modifier in elements(details["modifiers"]) where isApplePay(modifier) {
            guard let data = modifier["data"] else { continue }
            if try modifierData(data) { return modifier }
        }
        return nil
    }

    /// Whether the modifier applies to any card.
    func modifierData(_ data: TestJSON) throws -> Bool {
        try convert(data, .dictionary("modifier"))
        try plans(data)
        return data["paymentMethodType"] == nil
    }

    func negativeShipping(_ methods: TestJSON?) throws {
        for method in elements(methods) where isDecimal(method["amount"]) && isWholeNegative(method["amount"]) {
            try refuse("WK-SHIP-NEGATIVE")
        }
    }

    mutating func detailsUpdate(_ details: TestJSON, asksForShipping: Bool = true) throws {
        stage = "update"
        try makeErrors(details["paymentMethodErrors"])
        try convert(details, .dictionary("detailsUpdate"))
        try amounts(details, asksForShipping, validatesModifiers: true)
        try sameCurrency(details, asksForShipping)
        let modifier = try applicableModifier(details)
        try modifierCurrency(modifier, details)
    }

    /// What happens after construction is one call after the other.
    mutating func w3cFlow(_ flow: TestJSON, _ arguments: TestJSON) throws {
        try payment(arguments)
        let asksForShipping = arguments["options"]?["requestShipping"].map { ReferenceValues.truth($0) } ?? false
        for event in elements(flow["events"]) where text(event["update"]) == "PaymentDetailsUpdate" {
            if let data = event["data"] { try detailsUpdate(data, asksForShipping: asksForShipping) }
        }
        guard let details = flow["completeDetails"] else { return }
        stage = "complete"
        try convert(details, .dictionary("completeDetails"))
        try order(details["orderDetails"])
    }
}
