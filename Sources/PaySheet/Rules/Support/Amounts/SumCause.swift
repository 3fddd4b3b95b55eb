/// The probable cause of a total that is not the sum of its lines. Computed only for a finding.
struct SumCause {
    /// What the message goes on with.
    let message: Sentence
    let help: String
    var related: [RelatedNode] = []
    var fix: RawFix?
    /// Nothing is known but the difference.
    var isGeneral = false

    /// A line or a method as the search needs it. What its label says is read when the amounts make a guess of it.
    private struct Line {
        let amount: Amount
        let node: Int
        /// The node of the label; `nil` if it cannot be read.
        let labelNode: Int?

        @_lifetime(copy cursor)
        private func text(_ cursor: Cursor) -> Text? {
            guard let labelNode else { return nil }
            return cursor.text(at: labelNode)
        }

        func label(_ sheet: borrowing SheetView) -> String { text(sheet.cursor)?.quoted ?? "a line" }

        private func words(_ sheet: borrowing SheetView) -> Sentence {
            guard let label = text(sheet.cursor) else { return "a line" }
            return "\(label.quoted, "label")"
        }

        func isDiscount(_ sheet: borrowing SheetView) -> Bool {
            guard let label = text(sheet.cursor) else { return false }
            return LabelWords.isDiscount(label)
        }

        func isShipping(_ sheet: borrowing SheetView) -> Bool {
            guard let label = text(sheet.cursor) else { return false }
            return LabelWords.isShipping(label)
        }

        /// `"Sales Tax" of 7.12`.
        func name(_ sheet: borrowing SheetView) -> Sentence { "\(words: words(sheet)) of \(amount)" }
    }

    private static func lines(_ sheet: borrowing SheetView) -> [Line] {
        var lines: [Line] = []
        guard let items = sheet.lineItems else { return lines }
        lines.reserveCapacity(items.count)
        for index in 0..<items.count {
            // Only what is charged now was added up.
            guard let item = items[index], let price = item.price, item.word(.paymentTiming) ?? 0 == PaymentTiming.immediateIndex else {
                continue
            }
            lines.append(Line(amount: price.amount, node: price.node, labelNode: item.node(of: .label)))
        }
        return lines
    }

    private static func methods(_ sheet: borrowing SheetView) -> [Line] {
        var lines: [Line] = []
        guard let methods = sheet.shippingMethods else { return lines }
        for index in 0..<methods.count {
            guard let method = methods[index], let price = method.price else { continue }
            lines.append(Line(amount: price.amount, node: price.node, labelNode: method.node(of: .label)))
        }
        return lines
    }

    /// One of the lines is for shipping.
    static func hasShipping(_ sheet: borrowing SheetView) -> Bool {
        lines(sheet).contains { $0.isShipping(sheet) }
    }

    /// Tries one explanation after another, the surest first.
    static func find(
        _ sheet: borrowing SheetView, total: Amount, sum: Amount, difference: Amount, decimals: Int
    ) -> SumCause {
        if let cause = factor(total, sum) { return cause }
        let (lines, methods) = (lines(sheet), methods(sheet))
        if let cause = wrongSign(sheet, difference, lines, surely: true) { return cause }
        if let cause = lineInMinorUnits(sheet, difference, lines) { return cause }
        if let cause = oneLine(sheet, difference, lines) { return cause }
        if let cause = oneMethod(sheet, difference, lines, methods) { return cause }
        if let cause = wrongSign(sheet, difference, lines, surely: false) { return cause }
        return find(total: total, sum: sum, difference: difference, decimals: decimals)
    }

    /// Tries the explanations that need no lines.
    static func find(total: Amount, sum: Amount, difference: Amount, decimals: Int) -> SumCause {
        factor(total, sum) ?? rounding(difference, decimals) ?? general(difference)
    }

    private static func factor(_ total: Amount, _ sum: Amount) -> SumCause? {
        guard !total.isZero, sum.isPositive else { return nil }
        for factor in [100, 10, 1000] {
            if let product = try? sum.multiplied(by: factor), product == total {
                return SumCause(
                    message: ", \(factor, "factor") times as much: the total is probably in minor units",
                    help: "divide the total by " + String(factor))
            }
            if let product = try? total.multiplied(by: factor), product == sum {
                return SumCause(
                    message: ", which is \(factor, "factor") times less: the lines are probably in minor units",
                    help: "divide the lines by " + String(factor))
            }
        }
        return nil
    }

    /// The difference is two times a line, because its sign is wrong.
    private static func wrongSign(
        _ sheet: borrowing SheetView, _ difference: Amount, _ lines: [Line], surely: Bool
    ) -> SumCause? {
        for line in lines where !line.amount.isZero {
            guard let turned = try? line.amount.negated(), let twice = try? turned.multiplied(by: 2), twice == difference else { continue }
            if surely, !line.amount.isNegative, !line.isDiscount(sheet) { continue }
            let help = "write " + Shown.quoted(turned.text) + " for " + line.label(sheet)
            if line.amount.isNegative {
                return SumCause(
                    message: ": the total adds \(words: line.name(sheet)) instead of taking it off", help: "take it off the total",
                    related: [RelatedNode(line.node, "the total adds this")])
            }
            return SumCause(
                message: ": \(words: line.name(sheet)) is probably meant to be taken off", help: help,
                related: [RelatedNode(line.node, "a minus is probably missing here")],
                fix: RawFix(.risky, help, [.replace(node: line.node, text: turned.text)]))
        }
        return nil
    }

    /// One line is 10, 100 or 1000 times what the total counts.
    private static func lineInMinorUnits(_ sheet: borrowing SheetView, _ difference: Amount, _ lines: [Line]) -> SumCause? {
        for line in lines where !line.amount.isZero {
            guard let counted = try? difference.adding(line.amount), !counted.isZero else { continue }
            for factor in [100, 10, 1000] {
                let isTooLarge = (try? counted.multiplied(by: factor)).map { $0 == line.amount } ?? false
                let isTooSmall = (try? line.amount.multiplied(by: factor)).map { $0 == counted } ?? false
                guard isTooLarge || isTooSmall else { continue }
                let help = "write " + Shown.quoted(counted.text) + " for " + line.label(sheet)
                return SumCause(
                    message: ", which counts \(words: line.name(sheet)) as \(counted, "counted"): minor units?", help: help,
                    related: [RelatedNode(line.node, "the total counts " + counted.text + " for this")],
                    fix: RawFix(.risky, help, [.replace(node: line.node, text: counted.text)]))
            }
        }
        return nil
    }

    /// The difference is exactly one line.
    private static func oneLine(_ sheet: borrowing SheetView, _ difference: Amount, _ lines: [Line]) -> SumCause? {
        guard let missing = try? difference.negated() else { return nil }
        var above = AmountSum()
        for (place, line) in lines.enumerated() {
            defer { above.add(line.amount) }
            guard line.amount == missing else { continue }
            let label = line.label(sheet)
            for other in lines[..<place] where other.amount == line.amount && other.label(sheet) == label {
                return SumCause(
                    message: ": \(words: line.name(sheet)) appears twice", help: "leave one of them out",
                    related: [RelatedNode(other.node, "first here"), RelatedNode(line.node, "again here")])
            }
            // Another one like it follows: the second is the one to point at.
            if lines[(place + 1)...].contains(where: { $0.amount == line.amount && $0.label(sheet) == label }) { continue }
            if place > 1, above.amount == line.amount {
                return SumCause(
                    message: ": \(words: line.name(sheet)) repeats the sum of the lines above it", help: "leave the subtotal out",
                    related: [RelatedNode(line.node, "this is already counted above")])
            }
            return SumCause(
                message: ": it leaves \(words: line.name(sheet)) out", help: "count it in the total, or leave the line out",
                related: [RelatedNode(line.node, "the total does not count this")])
        }
        for line in lines where line.amount == difference {
            return SumCause(
                message: ": it counts \(words: line.name(sheet)) twice", help: "count it once",
                related: [RelatedNode(line.node, "the total counts this twice")])
        }
        return nil
    }

    /// The difference is a shipping method that has no line, or that another one has taken the line of.
    private static func oneMethod(
        _ sheet: borrowing SheetView, _ difference: Amount, _ lines: [Line], _ methods: [Line]
    ) -> SumCause? {
        for method in methods where !method.amount.isZero {
            if method.amount == difference {
                return SumCause(
                    message: ": it counts the shipping method \(words: method.name(sheet)), which has no line", help: "add a line for it",
                    related: [RelatedNode(method.node, "the total counts this")])
            }
            for line in lines where line.amount != method.amount {
                guard let change = try? method.amount.subtracting(line.amount), change == difference else { continue }
                guard line.isShipping(sheet) || hasName(of: line, methods, sheet) else { continue }
                return SumCause(
                    message: ": it counts the shipping method \(words: method.name(sheet)), and the line is \(words: line.name(sheet))",
                    help: "show the chosen method in the line, and count it in the total",
                    related: [RelatedNode(method.node, "the total counts this"), RelatedNode(line.node, "and this is the line")])
            }
        }
        return nil
    }

    /// One of the methods is called like a line.
    private static func hasName(of line: Line, _ methods: [Line], _ sheet: borrowing SheetView) -> Bool {
        let label = line.label(sheet)
        return methods.contains { $0.label(sheet) == label }
    }

    private static func rounding(_ difference: Amount, _ decimals: Int) -> SumCause? {
        let most = Amount(unchecked: 2, scale: decimals < 0 ? 2 : decimals)
        guard let negated = try? difference.negated(), difference <= most, negated <= most else { return nil }
        return SumCause(
            message: ": a difference of \(difference.isNegative ? negated : difference, "difference")"
                + " comes from rounding, of each line or of the sum",
            help: "round once, and let the last line take up the rest")
    }

    private static func general(_ difference: Amount) -> SumCause {
        let isLess = difference.isNegative
        let size = isLess ? (try? difference.negated()) ?? difference : difference
        return SumCause(
            message: ", which is \(size, "size")\(words: isLess ? " less" : " more")", help: "make the total the sum of its lines",
            isGeneral: true)
    }
}
