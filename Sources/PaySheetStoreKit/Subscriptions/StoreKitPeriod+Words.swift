import PaySheet

extension StoreKitPeriod {
    /// The duration in words, such as `1 month`; the spelling in the file if it is unknown.
    package var words: String {
        switch self {
        case .oneWeek: "1 week"
        case .oneMonth: "1 month"
        case .twoMonths: "2 months"
        case .threeMonths: "3 months"
        case .sixMonths: "6 months"
        case .oneYear: "1 year"
        default: Shown.shortened(rawValue)
        }
    }

    /// The word of the App Store Connect API; `nil` for an unknown duration.
    public var connectWord: String? {
        switch self {
        case .oneWeek: "ONE_WEEK"
        case .oneMonth: "ONE_MONTH"
        case .twoMonths: "TWO_MONTHS"
        case .threeMonths: "THREE_MONTHS"
        case .sixMonths: "SIX_MONTHS"
        case .oneYear: "ONE_YEAR"
        default: nil
        }
    }

    /// The duration that a name or an identifier says. `nil` if it says none, or several.
    init?(namedIn text: String) {
        var found: StoreKitPeriod?
        var number: [UInt8] = []
        for word in NameWords(text) {
            if let first = word.first, first < UInt8(ascii: "A") {
                number = word
                continue
            }
            let period = StoreKitPeriod(word, count: number)
            number = []
            guard let period else { continue }
            guard found == nil || found == period else { return nil }
            found = period
        }
        guard let found else { return nil }
        self = found
    }

    /// The duration that a unit in small letters and the digits before it say.
    private init?(_ unit: [UInt8], count: [UInt8]) {
        let number = count.isEmpty ? 1 : count.count > 2 ? 0 : count.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        switch (String(decoding: unit, as: UTF8.self), number) {
        case ("week", 1), ("weekly", 1): self = .oneWeek
        case ("month", 1), ("monthly", 1): self = .oneMonth
        case ("month", 2), ("months", 2): self = .twoMonths
        case ("month", 3), ("months", 3), ("quarterly", 1), ("quarter", 1): self = .threeMonths
        case ("month", 6), ("months", 6), ("halfyear", 1): self = .sixMonths
        case ("month", 12), ("months", 12), ("year", 1), ("yearly", 1), ("annual", 1), ("annually", 1): self = .oneYear
        default: return nil
        }
    }
}

/// The runs of letters, in small letters, and the runs of digits of a name. A capital letter behind a small one begins a run.
private struct NameWords: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) { rest = Array(text.utf8)[...] }

    mutating func next() -> [UInt8]? {
        rest = rest.drop { NameWords.sort($0) == nil }
        guard let first = rest.first, let sort = NameWords.sort(first) else { return nil }
        var word: [UInt8] = []
        var isAfterSmall = false
        while let byte = rest.first, NameWords.sort(byte) == sort {
            if isAfterSmall, NameWords.isCapital(byte) { break }
            isAfterSmall = sort == .letter && !NameWords.isCapital(byte)
            word.append(sort == .letter ? byte | 0x20 : byte)
            rest = rest.dropFirst()
        }
        return word
    }

    private enum Sort { case letter, digit }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    private static func sort(_ byte: UInt8) -> Sort? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
        default: nil
        }
    }
}
