import PaySheet
package import PaySheetExamples

/// Examples of records of requests for identity documents.
package enum IdentityExample {
    package static let forms = [form]

    /// A record that asks for an age and three elements, whose nonce the seed chooses.
    private static let form = ExampleForm(
        "identity", .identityRecord, like: { $0 == IdentityGuide.record },
        make: { seed, settings in
            var sale = ExampleSale(seed: seed, settings, ships: false)
            return ExampleForm.Made(record(&sale).json)
        })

    private static func record(_ sale: inout ExampleSale) -> IdentityRecord {
        var record = IdentityRecord()
        record.nonce = Base64.encode(Array(SHA256.hash(sale.digits(32).utf8).prefix(16)))
        record.merchantIdentifier = sale.merchantIdentifier
        record.teamIdentifier = "A1B2C3D4E5"
        record.document = .driversLicense
        var age = IdentityElementRequest(element: .age, intent: .willNotStore)
        age.atLeast = sale.pick([16, 18, 21])
        let days = sale.pick([Int64(7), 14, 30])
        let others = [IdentityElement.givenName, .familyName, .portrait].map { element in
            var one = IdentityElementRequest(element: element, intent: .mayStore)
            one.days = days
            return one
        }
        record.elements = [age] + others
        return record
    }
}
