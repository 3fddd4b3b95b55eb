// Money without floating point: exact sums, exact splits, the decimals of each currency.
import PaySheet

let price = try Amount("19.99")
print("three times 19.99 is", try price.multiplied(by: 3).description)

// Shares add up to the amount, to the last minor unit.
let shares = try Amount("200.50").split(by: .weights([3, 2, 1]), in: .usd)
print("200.50 by 3 : 2 : 1 is", shares.map { $0.description }.joined(separator: " + "))
print("10000 yen by three is", try Amount("10000").split(by: .evenly(3), in: .jpy).map { $0.description }.joined(separator: " + "))

// A percentage is rounded once, as the caller says.
let net = try Amount("19.99")
let salesTax = try net.percent(ExactNumber("8.875"), in: .usd, .halfUp)
print("8.875 % of 19.99 is", salesTax, "so the shopper pays", try net.adding(salesTax))
let gross = try Amount("119.00")
let contained = try gross.taxIncluded(at: 19, in: .eur, .halfUp)
print("119.00 contains", contained, "and is", try gross.subtracting(contained), "without it")
let lines = [try Amount("0.10"), try Amount("0.10"), try Amount("0.10")]
let each = try Amount.sum(lines.map { try $0.percent(5, in: .usd, .halfUp) })
let whole = try Amount.sum(lines).percent(5, in: .usd, .halfUp)
print("5 % line by line is", each, "and of the sum", whole)

// Currencies differ in their decimals.
for currency in [Currency.jpy, .usd, .kwd] {
    print("1250 minor units of", currency.rawValue, "are", try Amount(minorUnits: 1250, in: currency).description)
}

// What a person typed.
for code in ["jpy", " eur ", "XAU", "EURO"] {
    do throws(CurrencyError) {
        print(code, "is", try Currency(typed: code).rawValue)
    } catch {
        print("refused:", error.description)
    }
}

// Two spellings, one value.
let short = try Amount("10.0")
let long = try Amount("10.00")
print("10.0 equals 10.00:", short == long, "- spelled alike:", short.hasSameSpelling(as: long))

// An invalid amount throws an error that says why, and suggests a correction if it is clear.
for text in ["12,50", "$12.50", "1e3", ".5"] {
    do throws(AmountError) {
        print(try Amount(text).description)
    } catch {
        print(text, "-", error.description)
    }
}

// A form says what is wrong in its own words.
func message(for typed: String) -> String? {
    do throws(CurrencyError) {
        _ = try Currency(typed: typed)
        return nil
    } catch {
        switch error {
        case .unknown(_, nearest: let nearest?): return "Did you mean \(nearest)?"
        case .unknown: return "Write a code of three letters, such as EUR"
        case .withdrawn(let old, successor: let successor?): return "\(old) is now \(successor)"
        case .withdrawn(let old, successor: nil), .noMoney(let old): return "Nothing can be paid in \(old)"
        }
    }
}
for typed in ["eur", "EURO", "DEM", "XAU", "?"] { print(typed + ":", message(for: typed) ?? "taken") }

// The amount that was typed beside it must fit the currency.
let yen = try Currency(typed: "jpy")
do throws(AmountError) {
    print(try Amount("12.50").minorUnits(in: yen))
} catch {
    print("12.50 in", yen, "-", error.description)
}
