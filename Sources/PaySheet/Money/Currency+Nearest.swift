extension Currency {
    /// The current code that was probably meant; nil for money in use and where no guess is plain.
    ///
    /// Case and spaces do not matter. A fund, such as CLF, returns the money of its country. A withdrawn code returns its successor, and a number returns its code. A code with one wrong
    /// letter returns the only similar code.
    public var nearest: Currency? {
        switch status {
        case .current, .notTender: return nil
        // A fund is in the money of its country.
        case .fund: return Currency.only { $0.code &>> 8 == code.packed &>> 8 }
        case .withdrawn(let successor): return successor
        case .unknown: break
        }
        let guess = CodeGuess(rawValue)
        if guess.bytes.isEmpty || Currency.isNoSlip(guess) { return nil }
        if let alias = Currency.alias(guess) { return alias }
        if let numbered = Currency.numbered(guess) { return numbered }
        let packed = LetterCode.pack(guess.bytes, letters: 3, upperCasing: true)
        if packed != code.packed, let row = CurrencyRow.find(packed) { return Currency.meant(by: row) }
        return Currency.onlyContinuation(of: guess) ?? Currency.onlySlip(of: guess)
    }

    private static func meant(by row: CurrencyRow) -> Currency? {
        if row.status.isInStandard { return Currency(packed: row.code) }
        return row.successor == 0 ? nil : Currency(packed: row.successor)
    }

    /// Names and abbreviations that people write in place of the code.
    static func alias(_ guess: CodeGuess) -> Currency? {
        if guess.is("EURO") || guess.is("EUROS") || guess.is("€") { return .eur }
        if guess.is("DHS") || guess.is("DH") || guess.is("DIRHAM") { return .aed }
        if guess.is("RMB") || guess.is("CNH") || guess.is("YUAN") { return .cny }
        if guess.is("UKP") || guess.is("STG") || guess.is("UK") || guess.is("£") { return .gbp }
        if guess.is("NIS") { return .ils }
        if guess.is("NTD") { return .twd }
        if guess.is("YEN") { return .jpy }
        if guess.is("US$") { return .usd }
        return nil
    }

    /// The money in use with an ISO 4217 number of three digits; a number of the past may have passed to another currency.
    private static func numbered(_ guess: CodeGuess) -> Currency? {
        let number = guess.number
        return number == 0 ? nil : only { $0.numeric == number }
    }

    /// Known abbreviations that resemble a code but mean something else.
    static func isNoSlip(_ guess: CodeGuess) -> Bool {
        guess.is("BTC") || guess.is("XBT") || guess.is("ETH")
    }

    /// The only money in use whose code begins with two given letters: `US` gives `USD`.
    private static func onlyContinuation(of guess: CodeGuess) -> Currency? {
        let start = LetterCode.pack(guess.bytes, letters: 2, upperCasing: true)
        guard start != 0 else { return nil }
        return only { $0.code &>> 8 == start }
    }

    /// The only money in use that differs by one letter changed, added or left out, or two exchanged.
    private static func onlySlip(of guess: CodeGuess) -> Currency? {
        guard guess.bytes.count >= 2, guess.bytes.count <= 4 else { return nil }
        return only { isOneSlip(guess.bytes, $0.code) }
    }

    private static func only(_ isCandidate: (CurrencyRow) -> Bool) -> Currency? {
        var found: Currency?
        for row in CurrencyRow.all where row.status == .current && isCandidate(row) {
            guard found == nil else { return nil }
            found = Currency(packed: row.code)
        }
        return found
    }

    private static func isOneSlip(_ bytes: [UInt8], _ packed: UInt32) -> Bool {
        func letter(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed &>> UInt32(truncatingIfNeeded: 16 &- 8 &* index)) }
        var same = 0
        while same < min(bytes.count, 3), bytes[same] == letter(same) { same &+= 1 }
        // Behind the slip the letters go on, each at its place or one beside it.
        switch bytes.count {
        case 2: return (same..<2).allSatisfy { bytes[$0] == letter($0 &+ 1) }
        case 4: return (same..<3).allSatisfy { bytes[$0 &+ 1] == letter($0) }
        case 3:
            guard same < 2 else { return same == 2 }
            if (same &+ 1..<3).allSatisfy({ bytes[$0] == letter($0) }) { return true }
            return bytes[same] == letter(same &+ 1) && bytes[same &+ 1] == letter(same)
                && (same &+ 2..<3).allSatisfy { bytes[$0] == letter($0) }
        default: return false
        }
    }
}
