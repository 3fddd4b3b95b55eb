import Foundation
import PaySheet
import PaySheetShapes
import TestSupport

/// What the engine throws first.
struct Refusal: Error, Hashable, CustomStringConvertible {
    let kind: String
    let stage: String
    let check: String
    let text: String
    /// Only some devices throw.
    var depends = false
    var description: String { (depends ? "perhaps " : "") + "\(kind) at \(stage): \(check) \(text)" }
}

/// Safari's checks of a document, one after the other, as a second and independent account of what the findings say.
///
/// It reads the tree from the top as a browser does and knows nothing of findings, rules or steps; of the library it uses only
/// the lists of countries and currencies.
struct ReferenceWebKit {
    /// The version for Apple Pay JS, which its documents do not hold.
    var version = 15
    /// The release of Safari, from which the checks depend. `nil`: all of them.
    var release: Double?
    /// What throws in the present call is thrown at this stage.
    var stage = "construct"
    /// What some devices throw, if nothing throws everywhere.
    private var possible: Refusal?

    /// What is thrown first. `nil`: nothing.
    static func refusal(_ tree: TestJSON, kind: String, version: Int = 15, release: Double? = nil) -> Refusal? {
        var engine = ReferenceWebKit()
        engine.release = release
        engine.version = version
        do {
            try engine.open(tree, kind)
            return engine.possible
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
            if case .object = tree {
                try convert(tree, .dictionary("error"))
            } else {
                try refuse("WK-ERR-CODE", text: "Not enough arguments")
            }
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

    /// - Parameter value: What the text quotes, as JavaScript makes text of it.
    func refuse(_ check: String, _ kind: String = "TypeError", _ value: String = "", text: String? = nil) throws {
        throw Refusal(kind: kind, stage: stage, check: check, text: text ?? ReferenceTexts.text(check, value))
    }

    // MARK: Section 1

    func convert(_ value: TestJSON, _ type: ReferenceType, error: String? = nil) throws {
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
            guard case .array(let elements) = value else {
                if case .object = value { return try refuse("WK-IDL-SEQUENCE", text: "Type error") }
                return try refuse("WK-IDL-SEQUENCE")
            }
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
                    try refuse(ofError ?? "WK-IDL-REQUIRED", text: ReferenceTexts.required(member, of: name))
                }
            }
        }
    }

    private func refuse(_ check: String, of value: TestJSON?) throws { try refuse(check, "TypeError", text(value)) }
    func text(_ value: TestJSON?) -> String { value.map { ReferenceValues.text($0) } ?? "" }
    func elements(_ value: TestJSON?) -> [TestJSON] { if case .array(let elements) = value { elements } else { [] } }
    func isDecimal(_ value: TestJSON?) -> Bool { value != nil && ReferenceValues.isDecimal(text(value)) }
    private func isURL(_ value: TestJSON?) -> Bool { value != nil && ReferenceValues.isURL(text(value)) }

    // MARK: Section 5

    private mutating func session(_ request: TestJSON) throws {
        stage = "construct"
        try convert(request, .dictionary("request"))
        try requestBase(request)
        let total = request["total"] ?? .null
        if !isDecimal(total["amount"]) { try refuse("WK-TOTAL-AMOUNT", of: total["amount"]) }
        if total["label"] == nil { try refuse("WK-TOTAL-LABEL") }
        if isNegative(total["amount"]) { try refuse("WK-TOTAL-NEGATIVE") }
        try limit(total)
        for item in elements(request["lineItems"]) where !isPending(item) && !isDecimal(item["amount"]) {
            try refuse("WK-ITEM-AMOUNT", of: item["amount"])
        }
        for method in elements(request["shippingMethods"]) where !isDecimal(method["amount"]) {
            try refuse("WK-SHIP-AMOUNT", of: method["amount"])
        }
        try plans(request)
        if !isCountry(text(request["countryCode"])) { try refuse("WK-COUNTRY", of: request["countryCode"]) }
        if !Currency(rawValue: text(request["currencyCode"])).isKnownToWebKit { try refuse("WK-CURRENCY", of: request["currencyCode"]) }
        if elements(request["supportedNetworks"]).isEmpty { try refuse("WK-NET-EMPTY-2") }
        try capabilities(request)
        for method in elements(request["shippingMethods"]) where isWholeNegative(method["amount"]) { try refuse("WK-SHIP-NEGATIVE") }
        try countries(request, version)
    }

    private func isFrom(_ first: Double) -> Bool { release.map { $0 >= first } ?? false }

    /// Safari before 18 has a highest total.
    private mutating func limit(_ total: TestJSON) throws {
        guard !isFrom(18), (Double(text(total["amount"])) ?? 0) > 100_000_000 else { return }
        if release != nil { try refuse("WK-CHG-LIMIT") }
        possible =
            possible
            ?? Refusal(kind: "TypeError", stage: stage, check: "WK-CHG-LIMIT", text: ReferenceTexts.text("WK-CHG-LIMIT", ""), depends: true)
    }

    /// Rows 7 to 12. The W3C interface takes the version from the data itself.
    mutating func requestBase(_ request: TestJSON, own: Int? = nil) throws {
        let version = own ?? self.version
        if version == 0 || version > 15 { try refuse("WK-VER-RANGE", "InvalidAccessError", String(version)) }
        if elements(request["merchantCapabilities"]).isEmpty { try refuse("WK-CAP-EMPTY") }
        let networks = elements(request["supportedNetworks"]).map { text($0) }
        if networks.isEmpty, version < 8 || request["installmentConfiguration"] == nil { try refuse("WK-NET-EMPTY") }
        for network in networks {
            let name = network.lowercased()
            if name == "jcb", version < 2 { try refuse("WK-VER-JCB", "TypeError", network) }
            if name == "cartebancaire", version < 3 { try refuse("WK-VER-CB", "TypeError", network) }
            if ReferenceWebKit.networks.contains(name) { continue }
            if !ReferenceWebKit.networksOfPassKit.contains(name) {
                let isLeftOut = networks.contains { ReferenceWebKit.networks.contains($0.lowercased()) }
                guard isLeftOut, release == nil || isFrom(26.4) else { return try refuse("WK-NET-UNKNOWN", "TypeError", network) }
                if isFrom(26.4) { continue }
            }
            if possible == nil {
                possible = Refusal(
                    kind: "TypeError", stage: stage, check: "WK-NET-UNKNOWN", text: ReferenceTexts.text("WK-NET-UNKNOWN", network),
                    depends: true)
            }
        }
        for fields in ["requiredBillingContactFields", "requiredShippingContactFields"] where version < 3 {
            if elements(request[fields]).contains(where: { text($0) == "phoneticName" }) { try refuse("WK-VER-PHONETIC") }
        }
        if let metadata = request["installmentConfiguration"]?["applicationMetadata"] {
            guard case .object = metadata else { return try refuse("WK-INST-METADATA") }
        }
    }

    private static let networks = Set((Shapes.vocabulary(named: "ApplePayNetwork")?.words ?? []).map { $0.value.lowercased() })

    /// Names of PassKit that Apple does not document for the web.
    private static let networksOfPassKit: Set = [
        "barcode", "cartebancaire", "cartebancaires", "conecs", "elcard", "elcorteingles", "humo", "idcredit", "maal", "nanaco",
        "pagobancomat", "paypak", "rupay", "suica", "tmoney", "uzcard", "verve", "waon",
    ]

    func capabilities(_ request: TestJSON) throws {
        let words = elements(request["merchantCapabilities"]).map { text($0) }
        if !words.contains(where: { $0 != "supportsInstantFundsOut" }) { try refuse("WK-CAP-NONE") }
    }

    func countries(_ request: TestJSON, _ version: Int) throws {
        guard version >= 3 else { return }
        for country in elements(request["supportedCountries"]) where !isCountry(text(country)) { try refuse("WK-COUNTRIES", of: country) }
    }

    func isCountry(_ code: String) -> Bool { Country(rawValue: code).isKnownToWebKit }
    private func isPending(_ item: TestJSON) -> Bool { item["type"].map { text($0) == "pending" } ?? false }
    private func isNegative(_ value: TestJSON?) -> Bool { (Double(text(value)) ?? 0) < 0 }
    func isWholeNegative(_ value: TestJSON?) -> Bool { (Double(text(value)) ?? 0).rounded(.towardZero) < 0 }

    /// Rows 19 to 35.
    func plans(_ object: TestJSON) throws {
        if let plan = object["recurringPaymentRequest"] {
            try billing(plan["regularBilling"], "recurring", "WK-REC")
            if let trial = plan["trialBilling"] { try billing(trial, "recurring", "WK-REC-TRIAL") }
            try addresses(plan, "WK-REC")
        }
        if let plan = object["automaticReloadPaymentRequest"] {
            try billing(plan["automaticReloadBilling"], "automaticReload", "WK-RELOAD")
            let threshold = plan["automaticReloadBilling"]?["automaticReloadPaymentThresholdAmount"]
            if !isDecimal(threshold) { try refuse("WK-RELOAD-THRESHOLD", of: threshold) }
            try addresses(plan, "WK-RELOAD")
        }
        for context in elements(object["multiTokenContexts"]) where !isDecimal(context["amount"]) {
            try refuse("WK-TOKEN-AMOUNT", of: context["amount"])
        }
        guard let plan = object["deferredPaymentRequest"] else { return }
        try billing(plan["deferredBilling"], "deferred", "WK-DEF")
        if !isURL(plan["managementURL"]) { try refuse("WK-DEF-URL", of: plan["managementURL"]) }
        let zone = text(plan["freeCancellationDateTimeZone"])
        let isDate = ReferenceDates.isDate(plan["freeCancellationDate"])
        if !zone.isEmpty, !isDate { try refuse("WK-DEF-TZ-ALONE") }
        if isDate {
            if zone.isEmpty { try refuse("WK-DEF-TZ-MISSING") }
            if TimeZone(identifier: zone) == nil { try refuse("WK-DEF-TZ-UNKNOWN", "TypeError", zone) }
        }
        if text(plan["paymentDescription"]).isEmpty { try refuse("WK-DEF-DESCRIPTION") }
        if let url = plan["tokenNotificationURL"], !isURL(url) { try refuse("WK-DEF-TOKENURL", of: url) }
    }

    private func billing(_ item: TestJSON?, _ timing: String, _ name: String) throws {
        let item = item ?? .null
        if text(item["paymentTiming"] ?? .string("immediate")) != timing { try refuse(name + "-TIMING") }
        if item["label"] == nil { try refuse(name + "-LABEL") }
        if !isPending(item), !isDecimal(item["amount"]) { try refuse(name + "-AMOUNT", of: item["amount"]) }
    }

    private func addresses(_ plan: TestJSON, _ name: String) throws {
        if !isURL(plan["managementURL"]) { try refuse(name + "-URL", of: plan["managementURL"]) }
        if let url = plan["tokenNotificationURL"], !isURL(url) { try refuse(name + "-TOKENURL", of: url) }
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
            for method in elements(update["newShippingMethods"]) where !isDecimal(method["amount"]) {
                try refuse("WK-UPD-SHIP", of: method["amount"])
            }
        }
        let total = update["newTotal"] ?? .null
        if !isDecimal(total["amount"]) { try refuse("WK-UPD-TOTAL", of: total["amount"]) }
        if total["label"] == nil { try refuse("WK-UPD-TOTAL", text: "Missing total label.") }
        if isNegative(total["amount"]) { try refuse("WK-UPD-TOTAL", text: "Total amount must not be negative.") }
        try limit(total)
        for item in elements(update["newLineItems"]) where !isPending(item) && !isDecimal(item["amount"]) {
            try refuse("WK-UPD-ITEMS", of: item["amount"])
        }
    }

    /// A page makes the errors one by one before it hands over the list.
    func makeErrors(_ errors: TestJSON?) throws {
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

    func order(_ order: TestJSON?) throws {
        if let order, !isURL(order["webServiceURL"]) { try refuse("WK-ORDER-URL", of: order["webServiceURL"]) }
    }
}
