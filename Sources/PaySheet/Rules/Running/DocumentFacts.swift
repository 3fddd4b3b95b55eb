/// What one part of a document says that matters in all others.
package struct DocumentFacts: Sendable {
    let rootShape: Int
    /// The Apple Pay version of the page: the policy's, otherwise the document's own. `nil` if none is stated.
    package internal(set) var version: Int?
    /// The packed letters of the currency of all amounts, 0 if it is missing or unknown.
    package internal(set) var currencyCode: UInt32 = 0
    /// The currency is money of today.
    private(set) var isCurrencyCurrent = false
    /// The number of decimals of amounts, -1 if it is unknown.
    package internal(set) var decimals = -1
    private let isVersionGiven: Bool

    /// The number of decimals of amounts, by default two.
    var decimalsOrUsual: Int { usual(decimals) }

    /// The number of decimals, by default two.
    func usual(_ decimals: Int) -> Int { decimals < 0 ? 2 : decimals }

    init(rootShape: Int, version: Int?) {
        self.rootShape = rootShape
        self.version = version.flatMap { $0 < 1 ? nil : $0 }
        isVersionGiven = version != nil
    }

    /// The page states a version, and it is older than this one.
    func isOlder(than version: Int) -> Bool { self.version.map { $0 < version } ?? false }

    /// A version that there is not says nothing about the rest of the document.
    mutating func noteVersion(_ version: UInt32?) {
        guard !isVersionGiven, let version else { return }
        self.version = (1...Policy.newestVersion).contains(Int(clamping: version)) ? Int(clamping: version) : nil
    }

    mutating func noteCurrency(_ text: consuming Text?, _ exceptions: RulePolicy?, _ known: inout Cache<UInt64, CurrencyRow?>) {
        currencyCode = 0
        decimals = -1
        isCurrencyCurrent = false
        guard let text, text.node.isPlainString, let row = CurrencyRow.find(text, &known) else { return }
        currencyCode = row.code
        isCurrencyCurrent = row.status == .current
        decimals = exceptions.map { $0.policy.decimals(of: row) } ?? (row.digits == CurrencyRow.noDigits ? -1 : Int(row.digits))
    }
}

extension CurrencyRow {
    /// The row of a code without escapes; `nil` if there is none.
    @inline(__always)
    fileprivate static func find(_ text: borrowing Text, _ known: inout Cache<UInt64, CurrencyRow?>) -> CurrencyRow? {
        guard text.byteCount == 3 else { return nil }
        let (start, end) = (Int(text.node.start), Int(text.node.end))
        let letters = text.bytes.word(at: start) & 0xFF_FFFF
        if let row = known[letters] { return row }
        let packed = LetterCode.pack(text.bytes, from: start, to: end, letters: 3)
        let row = packed == 0 ? nil : CurrencyRow.find(packed)
        known.keep(row, for: letters)
        return row
    }
}
