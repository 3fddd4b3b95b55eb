import PaySheet
package import PaySheetExamples

/// Examples of passes.
package enum PassExample {
    package static let forms = [form]

    /// The ticket of a person for an event, of which the seed chooses seat and price.
    private static let form = ExampleForm(
        "pass", .pass, like: { $0 == PassGuide.ticket },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            return ExampleForm.Made(ticket(&sale).json)
        })

    private static func ticket(_ sale: inout ExampleSale) -> WalletPass {
        let name = "com." + sale.domain.split(separator: ".").prefix(1).joined()
        let number = sale.digits(8)
        var pass = WalletPass(
            formatVersion: 1, passTypeIdentifier: "pass." + name + ".tickets", serialNumber: number, teamIdentifier: "K7MX92PQ4T",
            organizationName: "Example Theater", description: "Ticket for a play")
        pass.backgroundColor = "rgb(20, 60, 90)"
        pass.foregroundColor = "rgb(255, 255, 255)"
        pass.labelColor = "rgb(200, 220, 240)"
        pass.logoText = "Example Theater"
        var fields = PassFields()
        fields.headerFields = [field("seat", "Seat", .text(String(sale.pick(Array(1...40)))))]
        fields.primaryFields = [field("event", "Event", .text("A Play"))]
        var begin = field("begin", "Begins", .text("2027-03-01T19:00:00+01:00"))
        begin.dateStyle = .medium
        begin.timeStyle = .short
        fields.secondaryFields = [begin]
        var door = field("door", "Door", .text("B"))
        door.changeMessage = "The door is now %@"
        fields.backFields = [door]
        pass.eventTicket = fields
        var code = PassBarcode(format: .qr, message: "TICKET-" + number, messageEncoding: "iso-8859-1")
        code.altText = number
        pass.barcodes = [code]
        var interval = PassRelevantDate()
        interval.startDate = "2027-03-01T17:00:00Z"
        interval.endDate = "2027-03-01T21:00:00Z"
        pass.relevantDates = [interval]
        pass.expirationDate = "2027-03-02T00:00:00Z"
        pass.webServiceURL = "https://passes." + sale.domain + "/wallet"
        pass.authenticationToken = sale.digits(20)
        return pass
    }

    private static func field(_ key: String, _ label: String, _ value: JSONTree) -> PassField {
        var field = PassField(key: key, value: RawJSON(minified: value.bytes))
        field.label = label
        return field
    }
}
