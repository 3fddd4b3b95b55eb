import PaySheet

extension TableSheet {
    /// Checks the lines of a payment with Stripe for Capacitor.
    mutating func checkCapacitorStripe() {
        checkLastTotal(lines, .capacitorStripeLastTotal)
        for line in lines {
            guard let amount = source.member("amount", of: line), source.isText(amount) else { continue }
            report(
                Translation.Problem(
                    .capacitorStripeAmount, .error, at: amount, "the amount is text, and the plugin takes a number",
                    help: "write a number in the main unit, such as 18.5"))
        }
    }
}
