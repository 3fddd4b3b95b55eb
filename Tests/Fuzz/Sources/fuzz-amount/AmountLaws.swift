import FuzzSupport
import PaySheet

enum AmountLaws {
    /// Reads an amount, or looks at what is wrong with it.
    static func read(_ text: String) -> Amount? {
        do throws(AmountError) {
            let amount = try Amount(text)
            law("an amount keeps its spelling", amount.text.utf8.elementsEqual(text.utf8), text)
            law("an amount equals itself read again", (try? Amount(amount.text)) == amount, text)
            law("one sign", !(amount.isNegative && amount.isPositive) && amount.isZero == (!amount.isNegative && !amount.isPositive), text)
            return amount
        } catch {
            guard case .malformed(let fault) = error else {
                law("text is refused as malformed", false, text)
                return nil
            }
            let offset = fault.offset
            law("a fault is inside the text", 0...text.utf8.count ~= offset && !fault.message.isEmpty, text)
            // A character is named where one is wrong.
            law("a fault has a character unless it is at the end", (fault.character == nil) == (offset == text.utf8.count), text)
            if let correction = fault.correction {
                law("a correction is an amount", (try? Amount(correction))?.text == correction, text + " -> " + correction)
                law("a correction is another text", !correction.utf8.elementsEqual(text.utf8), text)
            }
            return nil
        }
    }

    static func arithmetic(_ amount: Amount, times factor: Int) {
        guard amount.isCalculable else {
            law("nothing is calculated with an inexact amount", (try? amount.negated()) == nil && (try? amount.adding(.zero)) == nil)
            return
        }
        guard let negated = try? amount.negated() else { return law("an exact amount can be negated", false, amount.text) }
        law("negated twice is itself", (try? negated.negated()) == amount, amount.text)
        law("negation turns the order", (amount < .zero) == (.zero < negated) && (amount == negated) == amount.isZero, amount.text)
        law("an amount less itself is zero", (try? amount.subtracting(amount))?.isZero == true, amount.text)
        guard let product = try? amount.multiplied(by: factor), factor.magnitude <= 32 else { return }
        let repeated = try? Amount.sum(Array(repeating: factor < 0 ? negated : amount, count: Int(factor.magnitude)))
        law("a product is the repeated sum", repeated == product, amount.text)
    }

    static func rounding(_ amount: Amount, _ digits: Int) {
        guard amount.isCalculable else { return }
        var results: [Rounding: Amount] = [:]
        for mode in Rounding.allCases { results[mode] = try? amount.rounded(to: digits, mode) }
        guard let down = results[.down], let up = results[.up] else { return }
        law("down is not above, up is not below", down <= amount && amount <= up, amount.text)
        for (mode, result) in results {
            law("every rounding is one neighbour", result == down || result == up, amount.text)
            law("rounding leaves the digits asked for", result.scale <= max(digits, 0), amount.text)
            law("rounded twice is rounded once", (try? result.rounded(to: digits, mode)) == result, amount.text)
        }
        law("neighbours are the same for whole values only", (down == up) == (down == amount), amount.text)
    }

    static func split(_ amount: Amount, _ count: Int, _ currency: Currency) {
        let weights = (0..<count).map { $0 * 7 % 5 }
        for division in [Division.evenly(count), .weights(weights), .basisPoints(weights.map { $0 * 100 })] {
            do throws(SplitError) {
                let shares = try amount.split(by: division, in: currency)
                law("shares add up", (try? Amount.sum(shares)) == amount, amount.text)
                law("no share has the other sign", !shares.contains { $0.isNegative != amount.isNegative && !$0.isZero }, amount.text)
                if case .evenly = division, let least = shares.min(), let most = shares.max() {
                    let unit = Amount(units: 1, in: currency)
                    law("even shares differ by one unit", ((try? most.subtracting(least)) ?? unit) <= unit, amount.text)
                }
            } catch {
                law("a refusal says why", !error.description.isEmpty)
            }
        }
    }

    static func minorUnits(_ amount: Amount, _ currency: Currency) {
        guard let units = try? amount.minorUnits(in: currency) else { return }
        law("minor units give the amount back", Amount(units: Int64(units), in: currency) == amount, amount.text)
    }

    static func pair(_ left: Amount, _ right: Amount, _ currency: Currency) {
        let text = { left.text + " and " + right.text }
        law("exactly one order", [left < right, left == right, right < left].filter { $0 }.count == 1, text())
        if left == right { law("equal amounts hash alike", left.hashValue == right.hashValue, text()) }
        law("the same spelling is the same amount", !left.hasSameSpelling(as: right) || left == right, text())
        let sum = try? left.adding(right)
        law("addition commutes", sum == (try? right.adding(left)), text())
        if let sum {
            if let back = try? sum.subtracting(right) { law("subtraction undoes addition", back == left, text()) }
            law("a sum is above what a positive amount was added to", (left < sum) == right.isPositive, text())
        }
        var order = OrderSplit(primary: 0, currency: currency)
        order.add(left, for: 0)
        order.add(right, for: 1)
        order.add(.discount, right, sharedBy: .proportional)
        order.add(.tax, left, sharedBy: .evenly)
        if let shares = try? order.shares(), let total = try? order.total() {
            law("an order's shares add up", (try? Amount.sum(shares.map { $0.total })) == total, text())
        }
    }

    static func timestamp(_ text: String) {
        let timestamp = DateTimeText(rawValue: text)
        law("a timestamp keeps its spelling", timestamp.rawValue.utf8.elementsEqual(text.utf8))
        law("a timestamp is ISO 8601 or has a fault", timestamp.isISO8601 == (timestamp.fault == nil), text)
        guard let fault = timestamp.fault else { return }
        law("a fault is inside the text", 0...text.utf8.count ~= fault.offset && !fault.message.isEmpty, text)
        if let correction = fault.correction {
            law("a correction is a timestamp", DateTimeText(rawValue: correction).isISO8601, text + " -> " + correction)
        }
    }
}
