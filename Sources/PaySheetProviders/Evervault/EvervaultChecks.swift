import PaySheet

extension Provider {
    /// The agreement about regular payments of a transaction.
    static let evervaultPlan = PlanTable(
        object: [],
        texts: ["description": "paymentDescription", "managementURL": "managementURL", "billingAgreement": "billingAgreement"],
        members: [
            "recurringPaymentStartDate": "recurringPaymentStartDate", "trialPaymentStartDate": "recurringPaymentStartDate",
            "recurringPaymentIntervalUnit": "recurringPaymentIntervalUnit",
            "recurringPaymentIntervalCount": "recurringPaymentIntervalCount",
        ])
}

extension TableSheet {
    /// Checks a transaction of Evervault.
    mutating func checkEvervault() {
        for amount in [node(["amount"])] + lines.map({ source.member("amount", of: $0) }) {
            guard let amount, source.isText(amount) || source.isNumber(amount), source.wholeNumber(amount) == nil else { continue }
            let minor = MinorAmount.value(source.spelling(amount), decimals: 2)
            report(
                Translation.Problem(
                    .evervaultAmount, .error, at: amount, "the amount is not a whole number, and Evervault divides it by 100",
                    help: "write hundredths of the main unit" + (minor.map { ", such as " + String($0) } ?? ""),
                    fix: minor.map { RawFix(.risky, "write " + String($0), [.replace(node: amount, json: String($0))]) }))
        }
        if let currency = node(["currency"]), let code = source.text(currency), let digits = Currency(rawValue: code).minorUnitDigits,
            digits != 2
        {
            report(
                Translation.Problem(
                    .evervaultDecimals, .error, at: currency,
                    "Evervault divides every amount by 100, and \(code, "currency") has no hundredths",
                    help: "use a currency with two decimals, or paymentOverrides",
                    covers: ([node(["amount"])] + lines.map { source.member("amount", of: $0) }).compactMap { $0 }))
        }
        let (regular, trial) = (node(["regularBilling"]), node(["trialBilling"]))
        if let amount = source.member("amount", of: regular), let total = node(["amount"]).flatMap({ source.wholeNumber($0) }),
            total >= 100,
            !source.isUnknown(amount), MinorAmount.value(source.spelling(amount), decimals: 0) == total
        {
            report(
                Translation.Problem(
                    .evervaultPlanUnit, .warning, at: amount,
                    "Evervault does not divide the regular payment, so the sheet shows \(total, "amount") beside"
                        + " \(MinorAmount.text(total, decimals: 2), "total")",
                    help: "write " + MinorAmount.text(total, decimals: 2)))
        }
        reportUnread(["recurringPaymentEndDate": nil], of: regular, .evervaultDropped, "Evervault drops")
        reportUnread(
            ["recurringPaymentEndDate": nil, "recurringPaymentIntervalUnit": nil, "recurringPaymentIntervalCount": nil], of: trial,
            .evervaultDropped, "Evervault drops")
    }
}
