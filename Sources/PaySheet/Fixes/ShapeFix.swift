/// What puts findings of shape right, where that can be told.
///
/// A fix is safe if a browser rejected the document, or reads the same before and after. If it makes a browser read something about the
/// payment that it ignored before, the fix is risky.
struct ShapeFix {
    let wording: Wording

    private var source: FindingSource { wording.source }
    private var tables: ShapeTables { source.tables }
    private var raw: RawFinding { wording.raw }
    private var node: Int { Int(raw.node) }

    /// Findings of the other rules never have one.
    static func mayExist(_ rule: RuleID) -> Bool {
        switch rule {
        case .memberUnknown, .memberDuplicate, .memberType, .amountFormat, .dateFormat, .networkSpelling, .codeUnknown, .networkUnknown,
            .countryUnknown, .currencyUnknown:
            true
        default: false
        }
    }

    var fix: RawFix? {
        guard source.nodes.indices.contains(node) else { return nil }
        switch RuleID(code: raw.rule) {
        case .memberUnknown: return rename
        case .memberDuplicate: return raw.other == RawFinding.none ? nil : removal(of: Int(raw.other))
        case .memberType: return typeFix
        // Without its sign, an amount in another currency would look right.
        case .amountFormat: return wording.correction.map { write(wording.contradictedCurrency == nil ? .safe : .risky, $0) }
        // A date that a browser could not read counted as absent: now it may end a subscription.
        case .dateFormat: return wording.correction.map { write(.risky, $0) }
        case .networkSpelling: return wording.knownWord.map { write(.safe, $0) }
        case .codeUnknown, .networkUnknown: return wordFix
        case .countryUnknown: return wording.correction.map { write(wording.isCountryWithdrawn ? .risky : .safe, $0) }
        case .currencyUnknown:
            return wording.correction.map { write(ShapeFix.isSameButForCase(source.text(of: node), $0) ? .safe : .risky, $0) }
        default: return nil
        }
    }

    private func write(_ safety: Fix.Safety, _ text: String) -> RawFix {
        replace(safety, JSONTree.text(text).json)
    }

    private func replace(_ safety: Fix.Safety, _ json: String) -> RawFix {
        RawFix(safety, "write " + json, [.replace(node: node, json: json)])
    }

    private func removal(of key: Int) -> RawFix {
        RawFix(.risky, "keep the last of the two", [.removeRepeated(key: key)])
    }

    // MARK: Names

    private var rename: RawFix? {
        let isMisspelt = raw.detail == .misspelt || raw.detail == .misspeltRequired
        guard let (name, row) = isMisspelt ? wording.member : wording.meantMember else { return nil }
        let isSafe = raw.detail == .misspeltRequired || Int(raw.shape) != tables.itemShape && ShapeFix.isHarmless(row)
        return RawFix(
            isSafe ? .safe : .risky, "write " + JSONTree.text(name).json, [.rename(key: node, name: name)])
    }

    /// Whether a member that was ignored under another name changes nothing that the shopper pays.
    static func isHarmlessName(_ finding: RawFinding, _ tables: ShapeTables) -> Bool {
        Int(finding.shape) != tables.itemShape && isHarmless(tables.members[Int(finding.name)])
    }

    /// Whatever the member says, the shopper pays the same.
    private static func isHarmless(_ row: MemberRow) -> Bool {
        switch row.code {
        case .text, .url, .base64, .hex, .timeZone, .duration, .boolean, .token: true
        case .list: row.element == .text || row.element == .token || row.element == .country
        default: false
        }
    }

    // MARK: Types

    private var typeFix: RawFix? {
        guard let row = wording.row else { return nil }
        let isElement = wording.isElement
        let value = source.nodes[node]
        if value.kind == .null { return isElement ? nil : nullFix(row) }
        guard !row.isPersonal else { return nil }
        let spelling = source.text(of: node)
        if raw.detail == .converted, let only = source.onlyText(in: node) {
            return write(.safe, String(decoding: source.text(of: only), as: UTF8.self))
        }
        switch (isElement ? row.element : row.code, value.kind) {
        case (.amount, .number): return wording.textOfNumber.map { write($0.isSafe ? .safe : .risky, $0.text) }
        case (.text, .number):
            return write(WebIDL.text(ofNumber: spelling) == spelling ? .safe : .risky, String(decoding: spelling, as: UTF8.self))
        case (.text, .true), (.text, .false): return write(.safe, String(decoding: spelling, as: UTF8.self))
        case (.boolean, .string):
            if spelling == [UInt8]("true".utf8) { return replace(.safe, "true") }
            // A browser takes any text but the empty one for true.
            return spelling == [UInt8]("false".utf8) ? replace(.risky, "false") : nil
        case (.boolean, .number):
            return replace(.safe, WebIDL.text(ofNumber: spelling) == [UInt8(ascii: "0")] ? "false" : "true")
        case (.unsignedLong, .string), (.unsignedShort, .string), (.integer, .string), (.number, .string):
            return ShapeFix.isPlainNumber(spelling) ? replace(.safe, String(decoding: spelling, as: UTF8.self)) : nil
        case (.list, .string):
            guard row.element == .text || row.element == .token || row.element == .country else { return nil }
            return replace(.safe, "[" + JSONTree.text(String(decoding: spelling, as: UTF8.self)).json + "]")
        default: return nil
        }
    }

    /// Null is how other languages say that a member is not there.
    private func nullFix(_ row: MemberRow) -> RawFix? {
        switch row.code {
        case .boolean: return replace(.safe, "false")
        case .unsignedLong, .unsignedShort, .integer, .number, .anything: return nil
        default: break
        }
        let shape = Int(raw.shape)
        guard tables.shapes.indices.contains(shape), let name = wording.name else { return nil }
        let shapeRow = tables.shapes[shape]
        let slot = Int(raw.name) - Int(shapeRow.names.first)
        guard slot >= 0, slot < 64, (shapeRow.required | shapeRow.expected) & (1 << UInt64(slot)) == 0 else { return nil }
        // An empty document is of no kind.
        let isOnlyMember = source.nodes.first?.count == 1 && node == 2
        guard !isOnlyMember else { return nil }
        return RawFix(.safe, "leave " + JSONTree.text(name).json + " out", [.remove(node: node)])
    }

    // MARK: Words

    private var wordFix: RawFix? {
        // A browser rejects the word, so that nothing but the word that people mean is right.
        if let meant = wording.meant { return write(.safe, meant) }
        guard let word = wording.correction else { return nil }
        return write(ShapeFix.isSameButForMarks(source.text(of: node), word) ? .safe : .risky, word)
    }

    // MARK: Likeness

    private static func isSameButForCase(_ text: [UInt8], _ other: String) -> Bool {
        var trimmed = text[...]
        while let first = trimmed.first, first == 0x20 { trimmed = trimmed.dropFirst() }
        while let last = trimmed.last, last == 0x20 { trimmed = trimmed.dropLast() }
        return trimmed.map(ASCII.lowerCased) == other.utf8.map(ASCII.lowerCased)
    }

    private static func isSameButForMarks(_ text: [UInt8], _ other: String) -> Bool { ASCII.squeezed(text) == ASCII.squeezed(other.utf8) }

    private static func isPlainNumber(_ text: [UInt8]) -> Bool {
        guard let first = text.first, text.count <= 9, text.count == 1 || first != UInt8(ascii: "0") else { return false }
        return text.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }
}
