import Foundation
import PaySheet
import PaySheetShapes
import TestSupport

/// What the engine throws first.
struct Refusal: Error, Hashable, CustomStringConvertible {
    let kind: String
    let stage: String
    let check: String
    var description: String { "\(kind) at \(stage): \(check)" }
}

/// Safari's checks of a document, one after the other, as a second and independent account of what the findings say.
///
/// It reads the tree from the top as a browser does and knows nothing of findings, rules or steps; of the library it uses only
/// the lists of countries and currencies.
struct ReferenceWebKit {
    /// The version for Apple Pay JS, which its documents do not hold.
    var version = 15
    /// What throws in the present call is thrown at this stage.
    private var stage = "construct"

    /// What is thrown first. `nil`: nothing.
    static func refusal(_ tree: TestJSON, kind: String, version: Int = 15) -> Refusal? {
        var engine = ReferenceWebKit()
        engine.version = version
        do {
            try engine.open(tree, kind)
            return nil
        } catch let refusal as Refusal {
            return refusal
        } catch {
            return nil
        }
    }

    private mutating func open(_ tree: TestJSON, _ kind: String) throws {
        switch kind {
        case "ApplePayPaymentRequest": try session(tree)
        case "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate", "ApplePayCouponCodeUpdate":
            try update(tree, kind)
        case "ApplePayPaymentAuthorizationResult": try result(tree)
        case "ApplePayPaymentCompleteDetails":
            stage = "complete"
            try convert(tree, .dictionary("completeDetails"))
            try order(tree["orderDetails"])
        case "ApplePayError":
            if case .object = tree { try convert(tree, .dictionary("error")) } else { try refuse("WK-ERR-CODE") }
        case "ApplePayRequest":
            try convert(tree, .object)
            try methodData(tree)
        case "ApplePayModifier":
            stage = "show"
            try convert(tree, .object)
            _ = try modifierData(tree)
            try negativeShipping(tree["additionalShippingMethods"])
        case "PaymentRequest": try payment(tree)
        case "PaymentDetailsUpdate": try detailsUpdate(tree)
        case "MerchantSession":
            stage = "show"
            switch tree {
            case .object: break
            case .array: try refuse("WK-MERCH-JSON", "InvalidAccessError")
            default: try refuse("WK-MERCH-OBJECT")
            }
        case "PaymentFlow":
            guard case .object = tree else { return }
            if tree["request"] == nil, let arguments = tree["paymentRequest"] { return try w3cFlow(tree, arguments) }
            if let version = tree["apiVersion"] { self.version = ReferenceValues.unsigned(version, bits: 32) }
            if let request = tree["request"] { try session(request) }
            if case .array(let events) = tree["events"] {
                for event in events {
                    guard case .string(let kind) = event["update"], let data = event["data"], kind.hasSuffix("Update"),
                        kind.hasPrefix("ApplePay")
                    else { continue }
                    try update(data, kind, selected: event["selected"])
                }
            }
            if let result = tree["result"] { try self.result(result) }
        default: break
        }
    }

    /// What happens after construction is one call after the other.
    private mutating func w3cFlow(_ flow: TestJSON, _ arguments: TestJSON) throws {
        try payment(arguments)
        let asksForShipping = arguments["options"]?["requestShipping"].map { ReferenceValues.truth($0) } ?? false
        for event in elements(flow["events"]) where text(event["update"]) == "PaymentDetailsUpdate" {
            if let data = event["data"] { try detailsUpdate(data, asksForShipping) }
        }
        guard let details = flow["completeDetails"] else { return }
        stage = "complete"
        try convert(details, .dictionary("completeDetails"))
        try order(details["orderDetails"])
    }

    private func refuse(_ check: String, _ kind: String = "TypeError") throws {
        throw Refusal(kind: kind, stage: stage, check: check)
    }

    // MARK: Section 1

    private func convert(_ value: TestJSON, _ type: ReferenceType, error: String? = nil) throws {
        switch type {
        case .text, .boolean, .number, .date, .json: break
        case .object:
            switch value {
            case .object, .array: break
            default: try refuse("WK-IDL-DICT")
            }
        case .word(let words):
            if !words.contains(ReferenceValues.text(value)) { try refuse(error ?? "WK-IDL-ENUM") }
        case .list(let element):
            guard case .array(let elements) = value else { return try refuse("WK-IDL-SEQUENCE") }
            for one in elements { try convert(one, element) }
        case .dictionary(let name):
            switch value {
            case .object, .array, .null: break
            default: try refuse("WK-IDL-DICT")
            }
            for member in ReferenceDictionaries.members(name) {
                let ofError = name == "error" ? (member.name == "code" ? "WK-ERR-CODE" : "WK-ERR-FIELD") : nil
                if let inner = value[member.name] {
                    try convert(inner, member.type, error: ofError)
                } else if member.isRequired {
                    try refuse(ofError ?? "WK-IDL-REQUIRED")
                }
            }
        }
    }

    private func text(_ value: TestJSON?) -> String { value.map { ReferenceValues.text($0) } ?? "" }
    private func elements(_ value: TestJSON?) -> [TestJSON] { if case .array(let elements) = value { elements } else { [] } }
    private func isDecimal(_ value: TestJSON?) -> Bool { value != nil && ReferenceValues.isDecimal(text(value)) }
    private func isURL(_ value: TestJSON?) -> Bool { value != nil && ReferenceValues.isURL(text(value)) }

    // MARK: Section 5

    private mutating func session(_ request: TestJSON) throws {
        stage = "construct"
        try convert(request, .dictionary("request"))
        try requestBase(request)
        let total = request["total"] ?? .null
        if !isDecimal(total["amount"]) { try refuse("WK-TOTAL-AMOUNT") }
        if total["label"] == nil { try refuse("WK-TOTAL-LABEL") }
        if isNegative(total["amount"]) { try refuse("WK-TOTAL-NEGATIVE") }
        for item in elements(request["lineItems"]) where !isPending(item) && !isDecimal(item["amount"]) { try refuse("WK-ITEM-AMOUNT") }
        for method in elements(request["shippingMethods"]) where !isDecimal(method["amount"]) { try refuse("WK-SHIP-AMOUNT") }
        try plans(request)
        if !isCountry(text(request["countryCode"])) { try refuse("WK-COUNTRY") }
        if !Currency(rawValue: text(request["currencyCode"])).isAcceptedByEngine { try refuse("WK-CURRENCY") }
        if elements(request["supportedNetworks"]).isEmpty { try refuse("WK-NET-EMPTY-2") }
        try capabilities(request)
        for method in elements(request["shippingMethods"]) where isWholeNegative(method["amount"]) { try refuse("WK-SHIP-NEGATIVE") }
        try countries(request, version)
    }

    /// Rows 7 to 12. The W3C interface takes the version from the data itself.
    private func requestBase(_ request: TestJSON, own: Int? = nil) throws {
        let version = own ?? self.version
        if version == 0 || version > 15 { try refuse("WK-VER-RANGE", "InvalidAccessError") }
        if elements(request["merchantCapabilities"]).isEmpty { try refuse("WK-CAP-EMPTY") }
        let networks = elements(request["supportedNetworks"]).map { text($0).lowercased() }
        if networks.isEmpty, version < 8 || request["installmentConfiguration"] == nil { try refuse("WK-NET-EMPTY") }
        for network in networks {
            if network == "jcb", version < 2 { try refuse("WK-VER-JCB") }
            if network == "cartebancaire", version < 3 { try refuse("WK-VER-CB") }
            if !ReferenceWebKit.networks.contains(network) { try refuse("WK-NET-UNKNOWN") }
        }
        for fields in ["requiredBillingContactFields", "requiredShippingContactFields"] where version < 3 {
            if elements(request[fields]).contains(where: { text($0) == "phoneticName" }) { try refuse("WK-VER-PHONETIC") }
        }
        if let metadata = request["installmentConfiguration"]?["applicationMetadata"] {
            guard case .object = metadata else { return try refuse("WK-INST-METADATA") }
        }
    }

    private static let networks = Set((Shapes.vocabulary(named: "ApplePayNetwork")?.words ?? []).map { $0.value.lowercased() })

    private func capabilities(_ request: TestJSON) throws {
        let words = elements(request["merchantCapabilities"]).map { text($0) }
        if !words.contains(where: { $0 != "supportsInstantFundsOut" }) { try refuse("WK-CAP-NONE") }
    }

    private func countries(_ request: TestJSON, _ version: Int) throws {
        guard version >= 3 else { return }
        for country in elements(request["supportedCountries"]) where !isCountry(text(country)) { try refuse("WK-COUNTRIES") }
    }

    private func isCountry(_ code: String) -> Bool { Country(rawValue: code).isAcceptedByEngine }
    private func isPending(_ item: TestJSON) -> Bool { item["type"].map { text($0) == "pending" } ?? false }
    private func isNegative(_ value: TestJSON?) -> Bool { (Double(text(value)) ?? 0) < 0 }
    private func isWholeNegative(_ value: TestJSON?) -> Bool { (Double(text(value)) ?? 0).rounded(.towardZero) < 0 }

    /// Rows 19 to 35.
    private func plans(_ object: TestJSON) throws {
        if let plan = object["recurringPaymentRequest"] {
            try billing(plan["regularBilling"], "recurring", "WK-REC")
            if let trial = plan["trialBilling"] { try billing(trial, "recurring", "WK-REC-TRIAL") }
            try addresses(plan, "WK-REC")
        }
        if let plan = object["automaticReloadPaymentRequest"] {
            try billing(plan["automaticReloadBilling"], "automaticReload", "WK-RELOAD")
            if !isDecimal(plan["automaticReloadBilling"]?["automaticReloadPaymentThresholdAmount"]) { try refuse("WK-RELOAD-THRESHOLD") }
            try addresses(plan, "WK-RELOAD")
        }
        for context in elements(object["multiTokenContexts"]) where !isDecimal(context["amount"]) { try refuse("WK-TOKEN-AMOUNT") }
        guard let plan = object["deferredPaymentRequest"] else { return }
        try billing(plan["deferredBilling"], "deferred", "WK-DEF")
        if !isURL(plan["managementURL"]) { try refuse("WK-DEF-URL") }
        let zone = text(plan["freeCancellationDateTimeZone"])
        let isDate = ReferenceValues.isDate(plan["freeCancellationDate"])
        if !zone.isEmpty, !isDate { try refuse("WK-DEF-TZ-ALONE") }
        if isDate {
            if zone.isEmpty { try refuse("WK-DEF-TZ-MISSING") }
            if TimeZone(identifier: zone) == nil { try refuse("WK-DEF-TZ-UNKNOWN") }
        }
        if text(plan["paymentDescription"]).isEmpty { try refuse("WK-DEF-DESCRIPTION") }
        if let url = plan["tokenNotificationURL"], !isURL(url) { try refuse("WK-DEF-TOKENURL") }
    }

    private func billing(_ item: TestJSON?, _ timing: String, _ name: String) throws {
        let item = item ?? .null
        if text(item["paymentTiming"] ?? .string("immediate")) != timing { try refuse(name + "-TIMING") }
        if item["label"] == nil { try refuse(name + "-LABEL") }
        if !isPending(item), !isDecimal(item["amount"]) { try refuse(name + "-AMOUNT") }
    }

    private func addresses(_ plan: TestJSON, _ name: String) throws {
        if !isURL(plan["managementURL"]) { try refuse(name + "-URL") }
        if let url = plan["tokenNotificationURL"], !isURL(url) { try refuse(name + "-TOKENURL") }
    }

    private mutating func update(_ update: TestJSON, _ kind: String, selected: TestJSON? = nil) throws {
        stage = "update"
        let name = kind.dropFirst("ApplePay".count)
        // The answer to another way of shipping has no errors.
        if kind != "ApplePayShippingMethodUpdate" { try makeErrors(update["errors"]) }
        try convert(update, .dictionary(name.prefix(1).lowercased() + name.dropFirst()))
        let events = ["paymentMethod", "shippingMethod", "shippingContact", "couponCode"].filter { selected?[$0] != nil }
        if events.count == 1, "ApplePay" + events[0].prefix(1).uppercased() + events[0].dropFirst() + "Update" != kind {
            try refuse("WK-STATE-COMPLETE", "InvalidAccessError")
        }
        if kind.contains("Contact") || kind.contains("Coupon") {
            for method in elements(update["newShippingMethods"]) where !isDecimal(method["amount"]) { try refuse("WK-UPD-SHIP") }
        }
        let total = update["newTotal"] ?? .null
        if !isDecimal(total["amount"]) || total["label"] == nil || isNegative(total["amount"]) { try refuse("WK-UPD-TOTAL") }
        for item in elements(update["newLineItems"]) where !isPending(item) && !isDecimal(item["amount"]) { try refuse("WK-UPD-ITEMS") }
    }

    /// A page makes the errors one by one before it hands over the list.
    private func makeErrors(_ errors: TestJSON?) throws {
        for error in elements(errors) {
            switch error {
            case .object, .array, .null: try convert(error, .dictionary("error"))
            default: break
            }
        }
    }

    private mutating func result(_ result: TestJSON) throws {
        stage = "complete"
        try makeErrors(result["errors"])
        try convert(result, .dictionary("result"))
        if ReferenceValues.unsigned(result["status"] ?? .null, bits: 16) > 7 { try refuse("WK-RESULT-STATUS", "InvalidAccessError") }
        try order(result["orderDetails"])
    }

    private func order(_ order: TestJSON?) throws {
        if let order, !isURL(order["webServiceURL"]) { try refuse("WK-ORDER-URL") }
    }

    // MARK: Section 6

    private func isApplePay(_ method: TestJSON) -> Bool {
        let address = "https://apple.com/apple-pay"
        let identifier = text(method["supportedMethods"])
        return identifier == address || identifier.hasPrefix(address + "?")
    }

    private mutating func payment(_ arguments: TestJSON) throws {
        stage = "construct"
        for (name, type) in [("methodData", ReferenceType.list(.dictionary("methodData"))), ("details", .dictionary("details"))] {
            guard let value = arguments[name] else { return try refuse("WK-IDL-REQUIRED") }
            try convert(value, type)
        }
        if let options = arguments["options"] { try convert(options, .dictionary("options")) }
        let methods = elements(arguments["methodData"])
        if methods.isEmpty { try refuse("WK-W3C-NOMETHOD") }
        var seen: Set<String> = []
        for method in methods {
            let identifier = text(method["supportedMethods"])
            if !ReferenceValues.isMethod(identifier) { try refuse("WK-W3C-PMI", "RangeError") }
            if !seen.insert(identifier).inserted { try refuse("WK-W3C-PMI-DUP", "RangeError") }
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
        if !Currency(rawValue: currency(details["total"]).uppercased()).isAcceptedByEngine { try refuse("WK-W3C-ISO") }
        if asksForShipping {
            for option in elements(details["shippingOptions"]) where isWholeNegative(option["amount"]?["value"]) {
                try refuse("WK-SHIP-NEGATIVE")
            }
        }
        try negativeShipping(modifier?["data"]?["additionalShippingMethods"])
        stage = "update"
        try modifierCurrency(modifier, details)
    }

    private func methodData(_ data: TestJSON) throws {
        try convert(data, .dictionary("methodRequest"))
        let own = ReferenceValues.unsigned(data["version"] ?? .null, bits: 32)
        try requestBase(data, own: own)
        if !isCountry(text(data["countryCode"])) { try refuse("WK-COUNTRY") }
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
            if validatesModifiers, !ReferenceValues.isMethod(text(modifier["supportedMethods"])) { try refuse("WK-W3C-PMI", "RangeError") }
            if let total = modifier["total"] { try money(total, isTotal: true) }
            for item in elements(modifier["additionalDisplayItems"]) { try money(item) }
        }
    }

    private func currency(_ item: TestJSON?) -> String { text(item?["amount"]?["currency"]) }

    private func money(_ item: TestJSON, isTotal: Bool = false) throws {
        let code = currency(item).utf8
        if code.count != 3 || !code.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) { try refuse("WK-W3C-CURRENCY", "RangeError") }
        let value = item["amount"]?["value"]
        if !isDecimal(value) { try refuse("WK-W3C-AMOUNT") }
        if isTotal, text(value).hasPrefix("-") { try refuse("WK-W3C-TOTAL-NEG") }
    }

    private func sameCurrency(_ details: TestJSON, _ asksForShipping: Bool) throws {
        guard let total = details["total"] else { return }
        for item in elements(details["displayItems"]) + (asksForShipping ? elements(details["shippingOptions"]) : []) {
            if currency(item).uppercased() != currency(total).uppercased() { try refuse("WK-W3C-SAMECURRENCY") }
        }
    }

    private func modifierCurrency(_ modifier: TestJSON?, _ details: TestJSON) throws {
        guard let modifier, let total = details["total"] else { return }
        for item in (modifier["total"].map { [$0] } ?? []) + elements(modifier["additionalDisplayItems"]) {
            if currency(item).uppercased() != currency(total).uppercased() { try refuse("WK-W3C-SAMECURRENCY") }
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
    private func modifierData(_ data: TestJSON) throws -> Bool {
        try convert(data, .dictionary("modifier"))
        try plans(data)
        return data["paymentMethodType"] == nil
    }

    private func negativeShipping(_ methods: TestJSON?) throws {
        for method in elements(methods) where isDecimal(method["amount"]) && isWholeNegative(method["amount"]) {
            try refuse("WK-SHIP-NEGATIVE")
        }
    }

    private mutating func detailsUpdate(_ details: TestJSON, _ asksForShipping: Bool = true) throws {
        stage = "update"
        try makeErrors(details["paymentMethodErrors"])
        try convert(details, .dictionary("detailsUpdate"))
        try amounts(details, asksForShipping, validatesModifiers: true)
        try sameCurrency(details, asksForShipping)
        let modifier = try applicableModifier(details)
        try modifierCurrency(modifier, details)
    }
}
