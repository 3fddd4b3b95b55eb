import PaySheetShapes
import TestSupport

/// Makes documents at random right where chance seldom does: timings, totals that are not negative, versions, one currency.
enum Mending {
    static func mended(_ value: TestJSON, as shape: Shape, role: String = "") -> TestJSON {
        var result: [TestMember] = []
        for member in value.members {
            guard let described = shape.allMembers.first(where: { $0.name == member.name }) else {
                result.append(member)
                continue
            }
            var type = described.type
            if case .variant(_, let selector, let cases) = type {
                type = cases.first { value[selector] == .string($0.value) }.map { .record($0.shape) } ?? .object
            }
            result.append(TestMember(member.name, mended(member.value, type, member.name, role)))
        }
        func set(_ name: String, _ value: TestJSON) {
            result.removeAll { $0.name == name }
            result.append(TestMember(name, value))
        }
        switch role {
        case "regularBilling", "trialBilling": set("paymentTiming", .string("recurring"))
        case "deferredBilling": set("paymentTiming", .string("deferred"))
        case "automaticReloadBilling":
            set("paymentTiming", .string("automaticReload"))
            set("automaticReloadPaymentThresholdAmount", .string("5.00"))
        default: break
        }
        if shape.name == "ApplePayDeferredPaymentRequest" {
            set("paymentDescription", .string("Booking"))
            let hasDate = result.contains { $0.name == "freeCancellationDate" }
            result.removeAll { $0.name == "freeCancellationDateTimeZone" }
            if hasDate { set("freeCancellationDateTimeZone", .string("Europe/Paris")) }
        }
        if shape.name == "ApplePayInstallmentConfiguration" { result.removeAll { $0.name == "applicationMetadata" } }
        return .object(result)
    }

    private static func mended(_ value: TestJSON, _ type: MemberType, _ name: String, _ role: String) -> TestJSON {
        switch (type, name) {
        case (.record(let shape), _): return Shapes.shape(named: shape).map { mended(value, as: $0, role: name) } ?? value
        case (.list(.record(let inner)), _):
            guard case .array(let elements) = value, let shape = Shapes.shape(named: inner) else { return value }
            var seen: Set<TestJSON> = []
            var list = elements.map { mended($0, as: shape, role: name) }
            // Repeated identifiers and methods are a separate mistake.
            list.removeAll { element in (element["id"] ?? element["supportedMethods"]).map { !seen.insert($0).inserted } ?? false }
            return .array(list)
        case (.list(.token("ApplePayMerchantCapability")), _): return .array([.string("supports3DS"), .string("supportsCredit")])
        case (.list(.token("ApplePayNetwork")), _): return .array([.string("visa"), .string("masterCard")])
        case (.amount, _):
            guard case .string(let text) = value, text.hasPrefix("-"), role != "lineItems" else { return value }
            return .string(String(text.dropFirst()))
        case (.text(.currency), "currency"): return .string("EUR")
        case (.unsignedLong, "version"), (.unsignedLong, "apiVersion"): return .number("14")
        case (.unsignedShort, "status"): return .number("1")
        case (.text, "supportedMethods"): return value == .string("") ? .string("https://apple.com/apple-pay") : value
        default: return value
        }
    }
}
