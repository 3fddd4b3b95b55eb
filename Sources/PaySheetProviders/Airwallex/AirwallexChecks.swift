import PaySheet

extension TableSheet {
    /// Checks the options of Airwallex.
    mutating func checkAirwallex(isButton: Bool) {
        reportUnread(
            [
                "country": "countryCode", "currencyCode": nil, "total": nil, "merchantName": "totalPriceLabel", "label": "totalPriceLabel",
                "shippingMethods": nil,
            ], of: 0, .airwallexMember, "Airwallex does not read",
            help: isButton ? "remove it; amount and totalPriceLabel say it" : "remove it; the element says it")
        for line in lines {
            guard let amount = source.member("amount", of: line), source.isNumber(amount) else { continue }
            report(
                Translation.Problem(
                    .airwallexLines, .error, at: amount, "the amount of a line is a number, and Safari throws a TypeError",
                    help: "write text in the main unit, such as \"18.00\""))
        }
    }
}
