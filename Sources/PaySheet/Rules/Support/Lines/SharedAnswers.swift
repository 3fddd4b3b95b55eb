/// What was worked out last for a rule, because others ask the same.
struct SharedAnswers {
    /// The address that was looked at last, by its first byte, and what it is.
    fileprivate var address: UInt32 = 0
    fileprivate var addressKind = Text.OrdinaryAddress.no
    /// The dictionary whose lines were added up last, and what came out.
    fileprivate var added = -1
    fileprivate var sum: LineSum?
    /// The shipping dates that were read last, the newest first: rules ask about the two of a range.
    fileprivate var dates: (DateParts?, DateParts?)
}

extension RuleContext {
    /// Returns the sum of the lines of the dictionary in front.
    mutating func lineSum(_ sheet: borrowing SheetView) -> LineSum {
        if let sum = answers.sum, sheet.node == answers.added { return sum }
        let sum = LineSum(sheet, decimals: facts.decimals)
        (answers.added, answers.sum) = (sheet.node, sum)
        return sum
    }

    /// Whether the total of the dictionary in front is known to differ from the sum of its lines.
    mutating func isSumWrong(_ sheet: borrowing SheetView) -> Bool {
        let sum = lineSum(sheet)
        guard !sum.addUpToTotal, let total = sheet.total?.price?.amount, let difference = sum.difference(total) else { return false }
        return !difference.isZero
    }

    /// The parts of a shipping date.
    mutating func parts(of date: borrowing ShippingDateView) -> DateParts {
        if let parts = answers.dates.0, parts.node == date.node { return parts }
        if let parts = answers.dates.1, parts.node == date.node { return parts }
        let parts = DateParts(date)
        answers.dates = (parts, answers.dates.0)
        return parts
    }

    /// What an ordinary address a text of the document in front is.
    mutating func ordinaryAddress(_ text: borrowing Text) -> Text.OrdinaryAddress {
        if text.node.start != answers.address {
            answers.address = text.node.start
            answers.addressKind = text.ordinaryAddress(&workspace.memory.hosts)
        }
        return answers.addressKind
    }

    /// Whether a text is the identifier of a time zone.
    mutating func isZone(_ text: borrowing Text) -> Bool {
        let (start, end) = (Int(text.node.start), Int(text.node.end))
        if workspace.memory.zones.holds(text.bytes, from: start, to: end) { return true }
        guard TimeZoneNames.contains(text.bytes, from: start, to: end) else { return false }
        workspace.memory.zones.note(text.bytes, from: start, to: end)
        return true
    }
}
