import PaySheetShapes
import TestSupport

/// Writes values of a document in other ways: dates, letter case, networks, versions, and the identifiers of methods.
struct Respelling {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func respelled(_ value: TestJSON, _ name: String = "") -> TestJSON {
        switch value {
        case .object(let members): .object(members.map { TestMember($0.name, respelled($0.value, $0.name)) })
        case .array(let elements): .array(elements.map { respelled($0, name) })
        default: generator.chance(30) ? scalar(value, name) : value
        }
    }

    private mutating func scalar(_ value: TestJSON, _ name: String) -> TestJSON {
        switch name {
        case "freeCancellationDate", "deferredPaymentDate", "recurringPaymentStartDate": return date()
        case "supportedNetworks": return .string(network())
        case "supportedMethods": return .string(generator.pick(Respelling.addresses))
        case "version", "apiVersion":
            return .number(generator.pick(["0", "1", "1", "2", "2", "3", "4", "7", "8", "14", "15", "16", "4294967298"]))
        case "currency", "currencyCode", "countryCode", "supportedCountries", "merchantCapabilities", "requiredBillingContactFields":
            guard case .string(let text) = value else { return value }
            return .string(cased(text))
        case "value", "amount":
            return .string(
                generator.pick(["1", "1.5", "0", "0.0", "-0", "-0.0", "-0.99", "-1", "100000000.01", "007", "1e3", "", " 1", "١"]))
        default: return value
        }
    }

    private static let addresses = ReferenceValues.addresses.keys.sorted() + ["basic-card", "Basic-card", "http://apple.com/apple-pay"]

    private mutating func cased(_ text: String) -> String {
        switch generator.below(4) {
        case 0: text.lowercased()
        case 1: text.uppercased()
        case 2: text.prefix(1).lowercased() + text.dropFirst()
        default: text
        }
    }

    private mutating func network() -> String {
        let name = generator.pick([
            "visa", "masterCard", "amex", "jcb", "jcb", "carteBancaire", "carteBancaires", "cartesBancaires", "suica", "waon", "idCredit",
            "pagoBancomat", "quicPay", "NAPAS", "vissa",
        ])
        return cased(name)
    }

    // MARK: Dates

    private mutating func date() -> TestJSON {
        switch generator.below(10) {
        case 0: .number(generator.pick(["0", "-1", "1804327200000", "8640000000000000", "8640000000000001", "1e30", "1.5", "1e-7"]))
        case 1...3: .string(generator.pick(ReferenceDates.oldForms.keys.sorted()))
        default: .string(standardDate())
        }
    }

    /// Text near the grammar of ECMAScript, each part of it right or not.
    private mutating func standardDate() -> String {
        var text = generator.pick([
            "2027", "2027", "2027", "2028", "1900", "+002027", "-000000", "-1", "12027", "27", "2147483647", " 2027",
        ])
        guard generator.chance(90) else { return text }
        text += generator.pick(["-02", "-03", "-12", "-12", "-00", "-13", "-3", "/03"])
        guard generator.chance(85) else { return text }
        text += generator.pick(["-01", "-28", "-29", "-30", "-31", "-00", "-32", "-1", "-011"])
        guard generator.chance(80) else { return text }
        text += generator.pick(["T", "T", "T", "t", " ", " ", "  ", "_"])
        text += generator.pick(["10:00", "00:00", "24:00", "24:01", "23:59", "25:00", "10", "1:00", "10:60", "10:0"])
        if generator.chance(60) {
            text += generator.pick([":00", ":59", ":60", ":61", ":00.1", ":00.123", ":00.123456789", ":00.", ":0", ":00,5"])
        }
        guard generator.chance(85) else { return text }
        return text
            + generator.pick([
                "Z", "Z", "Z", "z", "+02:00", "+0200", "+02", "-05:30", "-5:00", "-5.00", "+24:00", "+25:00", "+02:60", "+2", "+020", " Z",
                "UTC", "ZZ", "+",
            ])
    }
}
