import PaySheet

/// A place outside of the earth, or too many places.
enum PassPlace: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(PassLocationView.self, needs: [.latitude, .longitude]) { place, context in
                if let latitude = place.latitude, latitude < -90 || latitude > 90 {
                    report("a latitude is from -90 to 90 degrees", place[.latitude], &context)
                }
                if let longitude = place.longitude, longitude < -180 || longitude > 180 {
                    report("a longitude is from -180 to 180 degrees", place[.longitude], &context)
                }
            },
            RuleRow(WalletPassView.self, when: .count(of: .locations, above: 10)) { pass, context in
                report("Wallet uses 10 places, and there are \(pass.count(of: .locations), "count")", pass[.locations], &context)
            },
        ]
    }

    private static func report(_ fault: Sentence, _ node: Int, _ context: inout RuleContext) {
        context.report(.passPlace, at: node, help: "write latitude and longitude in degrees, and at most 10 places", fault)
    }
}
