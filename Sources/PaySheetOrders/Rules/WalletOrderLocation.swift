import PaySheet

/// A place outside of the earth.
enum WalletOrderLocation: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletLocationView.self, needs: [.latitude, .longitude]) { place, context in
                if let latitude = place.latitude, latitude < -90 || latitude > 90 {
                    context.report(
                        .walletOrderLocation, at: place[.latitude], help: "write a number from -90 to 90",
                        "a latitude is from -90 to 90 degrees")
                }
                if let longitude = place.longitude, longitude < -180 || longitude > 180 {
                    context.report(
                        .walletOrderLocation, at: place[.longitude], help: "write a number from -180 to 180",
                        "a longitude is from -180 to 180 degrees")
                }
            }
        ]
    }
}
