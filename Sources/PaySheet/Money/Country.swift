/// A country code as received: every ISO 3166-1 alpha-2 code is a member, any other text is kept as it is.
///
/// Codes are equal when they are spelled the same; `us` is not `US` but has it as ``nearest``.
public struct Country: Sendable, Hashable {
    let code: LetterCode

    /// The country with this code, whatever it is.
    public init(rawValue: String) {
        code = LetterCode(rawValue, letters: 2)
    }

    /// The country with this code; nil unless it is a current ISO 3166-1 code of two upper-case letters.
    public init?(code: some StringProtocol) {
        let packed = LetterCode.pack(code.utf8, letters: 2, upperCasing: false)
        guard let index = CountryRow.index(of: packed), CountryRow.all[index].status == .current else { return nil }
        self.init(packed: packed)
    }

    /// The country spelled by the bytes, without building text; nil unless they are two upper-case letters.
    package init?(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) {
        let packed = LetterCode.pack(bytes, from: from, to: to, letters: 2)
        guard packed != 0 else { return nil }
        self.init(packed: packed)
    }

    init(packed: UInt32) {
        code = LetterCode(packed: packed)
    }

    /// The code as it was received.
    public var rawValue: String { code.text }

    /// What ISO 3166-1 says about a code.
    public enum Status: Sendable, Hashable {
        /// One of the 249 countries and territories.
        case current
        /// Not in the standard but accepted by browsers, such as `XK` for Kosovo.
        case engineOnly
        /// Free for private use; means nothing to others.
        case userAssigned
        /// Set aside by the standard and not to be used, such as `UK` and `EU`.
        case reserved
        /// No longer in use; the successor is a current code, where there is exactly one.
        case withdrawn(successor: Country?)
        /// Not assigned.
        case unknown
    }

    /// What ISO 3166-1 says about the code.
    public var status: Status {
        guard let row else { return isUserAssigned ? .userAssigned : .unknown }
        switch row.status {
        case .current: return .current
        case .engineOnly: return .engineOnly
        case .reserved: return .reserved
        case .withdrawn: return .withdrawn(successor: row.successor == 0 ? nil : Country(packed: row.successor))
        }
    }

    /// The English name; nil for codes that are not assigned.
    public var name: String? {
        guard let index = CountryRow.index(of: code.packed), index < CountryRow.names.count else { return nil }
        return CountryRow.names[index].description
    }

    /// The code of three letters, `USA` for `US`; nil unless current.
    public var alpha3: String? {
        guard let row, row.alpha3 != 0 else { return nil }
        return LetterCode.text(row.alpha3)
    }

    /// The ISO 3166-1 number, 840 for the United States; nil unless current.
    public var numericCode: Int? {
        guard let row, row.numeric != 0 else { return nil }
        return Int(row.numeric)
    }

    /// The current countries, in the order of their codes.
    package static var current: [Country] { CountryRow.all.filter { $0.status == .current }.map { Country(packed: $0.code) } }

    /// The country that a code of browsers alone is a part of.
    package var whole: Country? { row.flatMap { $0.status == .engineOnly && $0.successor != 0 ? Country(packed: $0.successor) : nil } }

    /// Whether Safari takes the code: the current ones in upper case, and XK, DG, EA, IC.
    public var isKnownToWebKit: Bool { row.map { $0.isKnownToWebKit } ?? false }

    /// Whether Safari takes the code spelled by the bytes from `from` up to `to`.
    package static func isKnownToWebKit(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        guard let index = CountryRow.index(of: LetterCode.pack(bytes, from: from, to: to, letters: 2)) else { return false }
        return CountryRow.all[index].isKnownToWebKit
    }

    /// Whether the bytes from `from` up to `to` spell a code that browsers take and the standard does not have.
    package static func isOnlyForBrowsers(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        CountryRow.isOnlyForBrowsers(LetterCode.pack(bytes, from: from, to: to, letters: 2))
    }

    private var row: CountryRow? { CountryRow.index(of: code.packed).map { CountryRow.all[$0] } }

    /// AA, QM to QZ, XA to XZ, ZZ.
    private var isUserAssigned: Bool {
        switch code.packed {
        case 0x4141, 0x514D...0x515A, 0x5841...0x585A, 0x5A5A: true
        default: false
        }
    }
}

extension Country {
    /// The code that was probably meant; nil for codes that browsers accept and where no guess is plain.
    ///
    /// Understands lower case, the code of three letters, the number, the English name, a locale such as `en_US`,
    /// `UK` and `EL`; a withdrawn code gives its successor.
    public var nearest: Country? {
        if isKnownToWebKit { return nil }
        if case .withdrawn(let successor) = status { return successor }
        let guess = CodeGuess(rawValue)
        if guess.is("UK") { return .gb }
        if guess.is("EL") { return .gr }
        return Country.meant(by: guess) ?? Country.named(guess) ?? Country.region(ofLocale: guess.bytes)
    }

    private static func meant(by guess: CodeGuess) -> Country? {
        let two = LetterCode.pack(guess.bytes, letters: 2, upperCasing: true)
        if two != 0 { return accepted { row, _ in row.code == two } }
        let three = LetterCode.pack(guess.bytes, letters: 3, upperCasing: true)
        let number = guess.number
        return accepted { row, _ in three != 0 && row.alpha3 == three || number != 0 && row.numeric == number }
    }

    private static func named(_ guess: CodeGuess) -> Country? { accepted { _, name in guess.is(name) } }

    /// The first country that Safari takes, of those that fit.
    private static func accepted(where fits: (_ row: CountryRow, _ name: StaticString) -> Bool) -> Country? {
        zip(CountryRow.all, CountryRow.names).first { $0.isKnownToWebKit && fits($0, $1) }.map { Country(packed: $0.0.code) }
    }

    /// The last part of `en_US` or `zh-Hant-TW`.
    private static func region(ofLocale bytes: [UInt8]) -> Country? {
        guard let mark = bytes.lastIndex(where: { $0 == 0x5F || $0 == 0x2D }), mark >= 2 else { return nil }
        let region = LetterCode.pack(bytes[(mark &+ 1)...], letters: 2, upperCasing: true)
        return accepted { row, _ in row.code == region }
    }
}

/// One line of the country table: plain integers, so that the table is data and needs no work at start-up.
struct CountryRow: Sendable {
    let code: UInt32
    let alpha3: UInt32
    /// The country that has replaced this one, or of which a code of browsers alone is a part.
    let successor: UInt32
    let numeric: UInt16
    let status: Status

    enum Status: UInt8, Sendable { case current, engineOnly, reserved, withdrawn }

    init(_ code: UInt32, _ status: Status, _ alpha3: UInt32, _ numeric: UInt16, _ successor: UInt32) {
        self.code = code
        self.alpha3 = alpha3
        self.successor = successor
        self.numeric = numeric
        self.status = status
    }

    var isKnownToWebKit: Bool { status == .current || status == .engineOnly }

    /// Returns the index of a code in the table, by binary search.
    static func index(of code: UInt32) -> Int? {
        let index = all.lowerBound { $0.code < code }
        return index < all.count && all[index].code == code ? index : nil
    }
}
