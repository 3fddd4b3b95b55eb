// Task 7: money.
import PaySheet

func showMoney() throws {
    let bill = try Amount(minorUnits: 100_00, in: .usd)
    print("three ways:", try bill.split(by: .evenly(3), in: .usd).map { $0.text }.joined(separator: ", "))
    print("minor units:", try bill.minorUnits(in: .usd), "cents,", try Amount("1500").minorUnits(in: .jpy), "yen")
    for typed in ["usd", " eur", "dem", "XAU", "dollar"] {
        do throws(CurrencyError) {
            let currency = try Currency(typed: typed)
            print(typed, "is", currency, "with", currency.minorUnitDigits ?? 0, "decimals")
        } catch {
            print("refused:", error)
        }
    }
}
