import PaySheet

/// The amount to divide, and the method.
package struct SplitRequest: Sendable {
    let total: Amount
    let currency: Currency
    let primary: String
    /// The names in the order of the arguments, the primary merchant last unless it has a place already.
    let names: [String]
    private let division: Division
    /// The index of the first share in `names`, for divisions whose first share belongs to the primary merchant.
    private let isPrimaryFirst: Bool

    private init(_ values: OptionValues) throws(UsageError) {
        guard let code = values.value("currency") else { throw UsageError("--currency is missing") }
        guard let currency = Currency(code: code), currency.minorUnitDigits != nil else {
            throw UsageError("\"" + code + "\" is not a currency of ISO 4217", near: Currency(rawValue: code).nearest?.rawValue)
        }
        guard let text = values.value("total") else { throw UsageError("--total is missing") }
        self.currency = currency
        total = try SplitRequest.amount(text, "--total", currency)
        primary = values.value("primary") ?? "primary"
        let ways = ["by", "weight", "points", "evenly"].filter { !values.values($0).isEmpty }
        guard let way = ways.first, ways.count == 1 else {
            throw UsageError(
                ways.isEmpty
                    ? "there are no merchants; name them with --by NAME=AMOUNT"
                    : ways.map { "--" + $0 }.joined(separator: " and ") + " exclude each other")
        }
        let pairs = try way == "evenly" ? values.listed(way).map { ($0, "1") } : SplitRequest.pairs(values.values(way), way)
        var given = pairs.map { $0.0 }
        var seen: Set<String> = []
        for name in given where !seen.insert(name).inserted { throw UsageError("\"" + name + "\" is named twice") }
        if given.contains("") { throw UsageError("a merchant has no name") }
        switch way {
        case "by":
            var amounts: [Amount] = []
            for (name, text) in pairs { amounts.append(try SplitRequest.amount(text, "--by " + name, currency)) }
            let rest = try SplitRequest.rest(of: total, amounts)
            if !rest.isZero || given.contains(primary) {
                if let place = given.firstIndex(of: primary) {
                    amounts[place] = try SplitRequest.stated { () throws(AmountError) in try amounts[place].adding(rest) }
                } else {
                    given.append(primary)
                    amounts.append(rest)
                }
            }
            // Amounts that add up to the total are their own shares; a total of zero gives only zeros.
            division = total.isZero ? .evenly(given.count) : .amounts(amounts)
            isPrimaryFirst = false
        case "points":
            var points = try SplitRequest.numbers(pairs, way)
            if let place = given.firstIndex(of: primary) {
                points.insert(points.remove(at: place), at: 0)
            } else if points.reduce(0, { $0 &+ $1 }) < 10_000 {
                given.append(primary)
                points.insert(0, at: 0)
            } else {
                division = .basisPoints(points)
                isPrimaryFirst = false
                names = given
                return
            }
            division = .basisPoints(points)
            isPrimaryFirst = true
        case "weight":
            division = .weights(try SplitRequest.numbers(pairs, way))
            isPrimaryFirst = false
        default:
            division = .evenly(given.count)
            isPrimaryFirst = false
        }
        names = given
    }

    /// Divides an amount as options say, for people or as JSON.
    package static func answer(_ values: OptionValues, isJSON: Bool, _ system: System) throws(UsageError) -> [UInt8] {
        let request = try SplitRequest(values)
        let directory = try values.value("merchants").map { path throws(UsageError) in try MerchantFile.read(path, system) }
        if let directory { try request.check(against: directory) }
        let shares = try request.shares()
        return isJSON ? SplitReport.json(request, shares, directory) : SplitReport.text(request, shares, directory)
    }

    /// Returns each merchant's share, in the order of the names.
    private func shares() throws(UsageError) -> [Amount] {
        do throws(SplitError) {
            var shares = try total.split(by: division, in: currency)
            if isPrimaryFirst, let place = names.firstIndex(of: primary) { shares.insert(shares.remove(at: 0), at: place) }
            return shares
        } catch {
            throw UsageError(error.description)
        }
    }

    /// Checks that every name is in the list; the primary merchant can be missing.
    private func check(against directory: MerchantDirectory) throws(UsageError) {
        let known = directory.merchants.map { $0.externalIdentifier }
        for name in names where name != primary && !known.contains(name) {
            throw UsageError("the list has no merchant \"" + name + "\"", near: Hints.nearest(name, known))
        }
    }

    private static func pairs(_ texts: [String], _ way: String) throws(UsageError) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for text in texts {
            guard let equals = text.lastIndex(of: "=") else { throw UsageError("--" + way + " takes NAME=VALUE, not \"" + text + "\"") }
            pairs.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
        }
        return pairs
    }

    private static func numbers(_ pairs: [(String, String)], _ way: String) throws(UsageError) -> [Int] {
        var numbers: [Int] = []
        for (name, text) in pairs {
            guard let number = Int(text), number >= 0 else {
                throw UsageError("--" + way + " " + name + " takes a whole number from 0, not \"" + text + "\"")
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns an amount with the currency's decimals, not below zero.
    private static func amount(_ text: String, _ name: String, _ currency: Currency) throws(UsageError) -> Amount {
        let amount: Amount
        do throws(AmountError) {
            amount = try Amount(text)
        } catch {
            var near: String?
            if case .malformed(let fault) = error { near = fault.correction }
            throw UsageError(name + ": \"" + text + "\" is not an amount: " + error.description, near: near)
        }
        guard !amount.isNegative else { throw UsageError(name + " is negative") }
        do throws(SplitError) {
            return try amount.split(by: .evenly(1), in: currency).first ?? amount
        } catch {
            throw UsageError(name + ": " + error.description)
        }
    }

    private static func rest(of total: Amount, _ amounts: [Amount]) throws(UsageError) -> Amount {
        let sum = try stated { () throws(AmountError) in try Amount.sum(amounts) }
        let rest = try stated { () throws(AmountError) in try total.subtracting(sum) }
        guard !rest.isNegative else {
            throw UsageError("the shares add up to " + sum.text + ", which is more than the total of " + total.text)
        }
        return rest
    }

    private static func stated(_ work: () throws(AmountError) -> Amount) throws(UsageError) -> Amount {
        do throws(AmountError) {
            return try work()
        } catch {
            throw UsageError(error.description)
        }
    }
}

extension SplitRequest {
    package static let options = [
        OptionDescription(name: "total", value: "AMOUNT", summary: "the amount to divide"),
        OptionDescription(name: "currency", value: "CODE", summary: "its ISO 4217 code, which decides the number of decimals"),
        OptionDescription(name: "by", value: "NAME=AMOUNT", isRepeatable: true, summary: "the amount of a merchant"),
        OptionDescription(name: "weight", value: "NAME=N", isRepeatable: true, summary: "the weight of a merchant, a whole number"),
        OptionDescription(
            name: "points", value: "NAME=N", isRepeatable: true, summary: "the share of a merchant in hundredths of a percent"),
        OptionDescription(name: "evenly", value: "NAME,…", isRepeatable: true, summary: "merchants that get equal shares"),
        OptionDescription(
            name: "primary", value: "NAME", summary: "the merchant that charges the shopper and gets the rest (default: primary)"),
        OptionDescription(
            name: "merchants", value: "FILE",
            summary: "a list of merchants; names are their external identifiers, and JSON output contains the contexts"),
    ]
}
