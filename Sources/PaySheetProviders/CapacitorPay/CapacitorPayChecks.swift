import PaySheet

extension TableSheet {
    /// Checks what the native code of Capacitor Pay does with a payment.
    mutating func checkCapacitorPay() {
        checkLastTotal(lines, .capacitorPayLastTotal)
        let billings = ["regularBilling", "trialBilling"].compactMap { node(["recurringPaymentRequest", $0]) }
        for line in lines + billings {
            guard let amount = source.member("amount", of: line), source.isNumber(amount) else { continue }
            report(
                Translation.Problem(
                    .capacitorPayAmount, .error, at: amount, "the amount is a number, and the plugin drops the item",
                    help: "write text in the main unit, such as \"18.00\""))
        }
        for billing in billings {
            for name in ["startDate", "endDate"] {
                guard let date = source.member(name, of: billing), let value = source.wholeNumber(date), value < 100_000_000_000 else {
                    continue
                }
                report(
                    Translation.Problem(
                        .capacitorPayDate, .error, at: date, "the date is in seconds, and the plugin reads milliseconds",
                        help: "write date.getTime()"))
            }
        }
        guard let list = node(["merchantCapabilities"]), source.isList(list),
            !source.elements(of: list).contains(where: { source.isUnknown($0) || ["3DS", "emv"].contains(source.text($0)) })
        else { return }
        report(
            Translation.Problem(
                .capacitorPayCapability, .warning, at: list, "neither \"3DS\" nor \"emv\" is in the list, and the sheet does not open",
                help: "add \"3DS\""))
    }
}
