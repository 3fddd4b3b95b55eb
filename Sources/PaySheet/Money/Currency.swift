/// A currency code as received: every ISO 4217 code in use is a member, any other text is kept as it is.
///
/// Codes are equal when they are spelled the same; `usd` is not ``usd``'s `USD` but has it as ``nearest``.
public struct Currency: Sendable, Hashable {
    let code: LetterCode

    /// The currency with this code, whatever it is.
    public init(rawValue: String) {
        code = LetterCode(rawValue, letters: 3)
    }

    /// The currency with this code; nil unless it is a current ISO 4217 code of three upper-case letters.
    ///
    /// Funds and codes that are not money, such as gold, are current codes too; see ``status-swift.property``.
    public init?(code: some StringProtocol) {
        let packed = LetterCode.pack(code.utf8, letters: 3, upperCasing: false)
        guard let row = CurrencyRow.find(packed), row.status.isInStandard else { return nil }
        self.init(packed: packed)
    }

    /// The currency spelled by the bytes, without building text; nil unless they are three upper-case letters.
    package init?(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) {
        let packed = LetterCode.pack(bytes, from: from, to: to, letters: 3)
        guard packed != 0 else { return nil }
        self.init(packed: packed)
    }

    init(packed: UInt32) {
        code = LetterCode(packed: packed)
    }

    /// The code as it was received.
    public var rawValue: String { code.text }

    /// What the list says about a code.
    public enum Status: Sendable, Hashable {
        /// Money in use.
        case current
        /// A code for funds and indexed units, which is not used for payments.
        case fund
        /// In the standard but no money: metals, bond units, units of account, testing.
        case notTender
        /// No longer in use; the successor is a current code, where there is one.
        case withdrawn(successor: Currency?)
        /// Not in the list.
        case unknown
    }

    /// The current currencies, in the order of their codes.
    package static var current: [Currency] { CurrencyRow.all.filter { $0.status == .current }.map { Currency(packed: $0.code) } }

    /// What the ISO 4217 list says about the code.
    public var status: Status {
        guard let row else { return .unknown }
        switch row.status {
        case .current: return .current
        case .fund: return .fund
        case .notTender: return .notTender
        case .withdrawn: return .withdrawn(successor: row.successor == 0 ? nil : Currency(packed: row.successor))
        case .unofficial: return .unknown
        }
    }

    /// How many decimals amounts have, by ISO 4217; nil when unknown or where there are none to speak of, as for gold.
    ///
    /// Locale data often differ, because they say which decimals are shown in daily life; payments need the official number.
    public var minorUnitDigits: Int? {
        guard let row, row.digits != CurrencyRow.noDigits else { return nil }
        return Int(row.digits)
    }

    /// The decimals that are assumed where ``minorUnitDigits`` is nil.
    package static let assumedMinorUnitDigits = 2

    /// The ISO 4217 number, 840 for the US dollar; nil when unknown.
    public var numericCode: Int? {
        guard let row, row.numeric != 0 else { return nil }
        return Int(row.numeric)
    }

    /// Whether Safari takes the code: current and historic ISO codes in upper case, and a few others.
    public var isKnownToWebKit: Bool { row.map { $0.webKit != .never } ?? false }

    /// Whether only browsers with data from 2024 or later know the code.
    public var isRecentInEngine: Bool { row.map { $0.webKit == .recently } ?? false }

    /// Whether Safari takes the code spelled by the bytes from `from` up to `to`.
    package static func isKnownToWebKit(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        guard let row = CurrencyRow.find(LetterCode.pack(bytes, from: from, to: to, letters: 3)) else { return false }
        return row.webKit != .never
    }

    private var row: CurrencyRow? { CurrencyRow.find(code.packed) }
}
