/// The probable cause of a total that is not the sum of its lines. Computed only for a finding.
struct SumCause {
    /// What the message goes on with.
    let message: String
    let help: String
    var related: [RelatedNode] = []
    var fix: RawFix?
    /// Nothing is known but the difference.
    var isGeneral = false

    /// A line as the search needs it. What its label says is read when the amounts make a guess of it.
    struct Line {
        let amount: Amount
        let node: Int
        /// Where the label is: the list, the place in it, and the member of the element.
        let list: Int
        let place: Int
        let labelSlot: Int

        func label(_ cursor: borrowing Cursor) -> String {
            guard let line = cursor.element(place, of: list), let label = line.text(labelSlot) else { return "a line" }
            return label.quoted
        }

        func isDiscount(_ cursor: borrowing Cursor) -> Bool {
            guard let line = cursor.element(place, of: list), let label = line.text(labelSlot) else { return false }
            return LabelWords.isDiscount(label)
        }

        func isShipping(_ cursor: borrowing Cursor) -> Bool {
            guard let line = cursor.element(place, of: list), let label = line.text(labelSlot) else { return false }
            return LabelWords.isShipping(label)
        }

        /// `"Sales Tax" of 7.12`.
        func name(_ cursor: borrowing Cursor) -> String { label(cursor) + " of " + amount.text }
    }

    static func lines(_ cursor: borrowing Cursor, _ member: Int, isW3C: Bool) -> [Line] {
        var lines: [Line] = []
        lines.reserveCapacity(cursor.elementCount(member))
        for index in 0..<cursor.elementCount(member) {
            guard let line = cursor.element(index, of: member), let (amount, node) = SumPlaces.amount(line, isW3C: isW3C) else { continue }
            // Only what is charged now was added up.
            if !isW3C, line.wordIndex(LineItem.Slot.paymentTiming) ?? 0 != 0 { continue }
            lines.append(Line(amount: amount, node: node, list: member, place: index, labelSlot: SumPlaces.labelSlot(isW3C: isW3C)))
        }
        return lines
    }

    static func methods(_ cursor: borrowing Cursor, _ places: SumPlaces) -> [Line] {
        var lines: [Line] = []
        for index in 0..<cursor.elementCount(places.methods) {
            guard let method = cursor.element(index, of: places.methods), let (amount, node) = places.methodAmount(method) else { continue }
            lines.append(Line(amount: amount, node: node, list: places.methods, place: index, labelSlot: places.methodLabelSlot))
        }
        return lines
    }

    /// One of the lines is for shipping.
    static func hasShipping(_ lines: [Line], _ cursor: borrowing Cursor) -> Bool {
        for line in lines where line.isShipping(cursor) { return true }
        return false
    }

    /// Tries one explanation after another, the surest first.
    static func find(
        _ cursor: borrowing Cursor, total: Amount, sum: Amount, difference: Amount, lines: [Line], methods: [Line], decimals: Int
    ) -> SumCause {
        if let cause = factor(total, sum) { return cause }
        if let cause = wrongSign(cursor, difference, lines, surely: true) { return cause }
        if let cause = lineInMinorUnits(cursor, difference, lines) { return cause }
        if let cause = oneLine(cursor, difference, lines) { return cause }
        if let cause = oneMethod(cursor, difference, lines, methods) { return cause }
        if let cause = wrongSign(cursor, difference, lines, surely: false) { return cause }
        return rounding(difference, decimals) ?? general(difference)
    }

    private static func factor(_ total: Amount, _ sum: Amount) -> SumCause? {
        guard !total.isZero, sum.isPositive else { return nil }
        for factor in [100, 10, 1000] {
            if let product = try? sum.multiplied(by: factor), product == total {
                return SumCause(
                    message: ", " + String(factor) + " times as much: the total is probably in minor units",
                    help: "divide the total by " + String(factor))
            }
            if let product = try? total.multiplied(by: factor), product == sum {
                return SumCause(
                    message: ", which is " + String(factor) + " times less: the lines are probably in minor units",
                    help: "divide the lines by " + String(factor))
            }
        }
        return nil
    }

    /// The difference is two times a line, because its sign is wrong.
    private static func wrongSign(
        _ cursor: borrowing Cursor, _ difference: Amount, _ lines: [Line], surely: Bool
    ) -> SumCause? {
        for line in lines where !line.amount.isZero {
            guard let turned = try? line.amount.negated(), let twice = try? turned.multiplied(by: 2), twice == difference else { continue }
            if surely, !line.amount.isNegative, !line.isDiscount(cursor) { continue }
            let help = "write " + Shown.quoted(turned.text) + " for " + line.label(cursor)
            if line.amount.isNegative {
                return SumCause(
                    message: ": the total adds " + line.name(cursor) + " instead of taking it off", help: "take it off the total",
                    related: [RelatedNode(line.node, "the total adds this")])
            }
            return SumCause(
                message: ": " + line.name(cursor) + " is probably meant to be taken off", help: help,
                related: [RelatedNode(line.node, "a minus is probably missing here")],
                fix: RawFix(.risky, help, [.replace(node: line.node, text: turned.text)]))
        }
        return nil
    }

    /// One line is 10, 100 or 1000 times what the total counts.
    private static func lineInMinorUnits(_ cursor: borrowing Cursor, _ difference: Amount, _ lines: [Line]) -> SumCause? {
        for line in lines where !line.amount.isZero {
            guard let counted = try? difference.adding(line.amount), !counted.isZero else { continue }
            for factor in [100, 10, 1000] {
                let isTooLarge = (try? counted.multiplied(by: factor)).map { $0 == line.amount } ?? false
                let isTooSmall = (try? line.amount.multiplied(by: factor)).map { $0 == counted } ?? false
                guard isTooLarge || isTooSmall else { continue }
                let help = "write " + Shown.quoted(counted.text) + " for " + line.label(cursor)
                return SumCause(
                    message: ", which counts " + line.name(cursor) + " as " + counted.text + ": minor units?", help: help,
                    related: [RelatedNode(line.node, "the total counts " + counted.text + " for this")],
                    fix: RawFix(.risky, help, [.replace(node: line.node, text: counted.text)]))
            }
        }
        return nil
    }

    /// The difference is exactly one line.
    private static func oneLine(_ cursor: borrowing Cursor, _ difference: Amount, _ lines: [Line]) -> SumCause? {
        guard let missing = try? difference.negated() else { return nil }
        var above = AmountSum()
        for (place, line) in lines.enumerated() {
            defer { above.add(line.amount) }
            guard line.amount == missing else { continue }
            let label = line.label(cursor)
            for other in lines[..<place] where other.amount == line.amount && other.label(cursor) == label {
                return SumCause(
                    message: ": " + line.name(cursor) + " stands twice", help: "leave one of them out",
                    related: [RelatedNode(other.node, "first here"), RelatedNode(line.node, "again here")])
            }
            // Another one like it follows: the second is the one to point at.
            var isFollowed = false
            for other in lines[(place + 1)...] where other.amount == line.amount && other.label(cursor) == label { isFollowed = true }
            if isFollowed { continue }
            if place > 1, above.amount == line.amount {
                return SumCause(
                    message: ": " + line.name(cursor) + " repeats the sum of the lines above it", help: "leave the subtotal out",
                    related: [RelatedNode(line.node, "this is already counted above")])
            }
            return SumCause(
                message: ": it leaves " + line.name(cursor) + " out", help: "count it in the total, or leave the line out",
                related: [RelatedNode(line.node, "the total does not count this")])
        }
        for line in lines where line.amount == difference {
            return SumCause(
                message: ": it counts " + line.name(cursor) + " twice", help: "count it once",
                related: [RelatedNode(line.node, "the total counts this twice")])
        }
        return nil
    }

    /// The difference is a shipping method that has no line, or that another one has taken the line of.
    private static func oneMethod(
        _ cursor: borrowing Cursor, _ difference: Amount, _ lines: [Line], _ methods: [Line]
    ) -> SumCause? {
        for method in methods where !method.amount.isZero {
            if method.amount == difference {
                return SumCause(
                    message: ": it counts the shipping method " + method.name(cursor) + ", which has no line", help: "add a line for it",
                    related: [RelatedNode(method.node, "the total counts this")])
            }
            for line in lines where line.amount != method.amount {
                guard let change = try? method.amount.subtracting(line.amount), change == difference else { continue }
                guard line.isShipping(cursor) || hasName(of: line, methods, cursor) else { continue }
                return SumCause(
                    message: ": it counts the shipping method " + method.name(cursor) + ", and the line is " + line.name(cursor),
                    help: "show the chosen method in the line, and count it in the total",
                    related: [RelatedNode(method.node, "the total counts this"), RelatedNode(line.node, "and this is the line")])
            }
        }
        return nil
    }

    /// One of the methods is called like a line.
    private static func hasName(of line: Line, _ methods: [Line], _ cursor: borrowing Cursor) -> Bool {
        let label = line.label(cursor)
        for method in methods where method.label(cursor) == label { return true }
        return false
    }

    private static func rounding(_ difference: Amount, _ decimals: Int) -> SumCause? {
        let most = Amount(unchecked: 2, scale: decimals < 0 ? 2 : decimals)
        guard let negated = try? difference.negated(), difference <= most, negated <= most else { return nil }
        return SumCause(
            message: ": a difference of " + (difference.isNegative ? negated : difference).text
                + " comes from rounding, each line by itself or the sum",
            help: "round once, and let the last line take up the rest")
    }

    private static func general(_ difference: Amount) -> SumCause {
        let isLess = difference.isNegative
        let size = isLess ? (try? difference.negated()) ?? difference : difference
        return SumCause(
            message: ", which is " + size.text + (isLess ? " less" : " more"), help: "make the total the sum of its lines", isGeneral: true)
    }
}
