public import PaySheet
import PaySheetGuide

extension Provider {
    /// The SDK of Evervault for browsers.
    static let evervault = Provider(
        word: "Evervault", page: "https://docs.evervault.com/cards/apple-pay",
        others: [.evervaultTransaction],
        calls: { evervaultCalls },
        bases: { [.evervaultTransaction] },
        translate: { source, _, purpose in
            var sheet = TableSheet(
                source, purpose,
                SheetTable(
                    country: ["country"], currency: ["currency"], total: ["amount"], label: ["priceLabel"], decimals: 2,
                    plan: source.text(source.member("type", of: 0)) != "recurring" ? nil : evervaultPlan))
            sheet.checkEvervault()
            // A transfer has other lines.
            if source.text(source.member("type", of: 0)) != "disbursement" { sheet.write() }
            return sheet.translation
        })
}

extension DocumentKind {
    /// The argument of `evervault.transactions.create()`.
    public static let evervaultTransaction = DocumentKind(name: "EvervaultTransaction", shape: ProvidersShape.evervaultTransaction)
}

extension SampleBase {
    /// A payment with Evervault.
    static let evervaultTransaction = SampleBase("evervaultTransaction", .evervaultTransaction, minifying: evervaultTransactionText)
}
