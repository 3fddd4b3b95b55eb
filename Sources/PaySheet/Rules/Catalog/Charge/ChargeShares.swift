/// A token whose shares are not those of the contexts.
enum ChargeShares: DocumentRule {
    static let rows = AuthorizedSheet.tokenRows { sheet, token, context in
        guard !token.shares.isEmpty, let shares = sheet.contexts, let currency = sheet.currency else { return }
        var wanted: [Int64] = []
        for index in 0..<shares.count {
            guard let amount = shares[index]?.amount, let units = try? amount.units(in: currency) else { return }
            wanted.append(units)
        }
        let authorized = token.shares.compactMap { units(of: $0, in: currency) }
        guard authorized.count == token.shares.count, wanted.sorted() != authorized.sorted() else { return }
        context.report(
            .chargeShares, at: sheet.contextsNode, help: "do not charge: each share must be authorized",
            "the \(wanted.count, "wanted") shares here are not the " + "\(authorized.count, "authorized") amounts that the token authorizes"
        )
    }

    /// A share of a token in minor units: without a point that is what it is written in.
    private static func units(of share: String, in currency: Currency) -> Int64? {
        guard let amount = try? Amount(share) else { return nil }
        return share.utf8.contains(UInt8(ascii: ".")) ? try? amount.units(in: currency) : try? amount.rescaled(to: 0).coefficient
    }
}
