import FuzzSupport
import PaySheet

/// Two amounts as text, a currency and a few numbers: laws of reading, arithmetic, rounding and splitting.
@main enum FuzzAmount {
    static func main() {
        fuzz { bytes, count in
            var choices = Choices(input(bytes, count))
            let currency = FuzzAmount.currencies[choices.below(FuzzAmount.currencies.count)]
            let factor = Int(Int8(bitPattern: choices.byte()))
            let digits = choices.below(20)
            let shares = 1 + choices.below(9)
            // A line break parts the two texts.
            let texts = choices.bytes(4096).split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            let amounts = texts.compactMap { AmountLaws.read($0) }
            for amount in amounts {
                AmountLaws.arithmetic(amount, times: factor)
                AmountLaws.rounding(amount, digits)
                AmountLaws.split(amount, shares, currency)
                AmountLaws.minorUnits(amount, currency)
            }
            if amounts.count == 2 { AmountLaws.pair(amounts[0], amounts[1], currency) }
            for text in texts { AmountLaws.timestamp(text) }
            return 0
        }
    }

    private static let currencies = ["USD", "JPY", "KWD", "CLF", "XAU", "ABC", "", "usd"].map { Currency(rawValue: $0) }
}
