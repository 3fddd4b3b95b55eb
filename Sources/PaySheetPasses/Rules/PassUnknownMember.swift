import PaySheet

/// A member that Apple does not document. A dictionary can list 64 members, so this rule has the names of the newer layouts.
enum PassUnknownMember: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.formatVersion, .passTypeIdentifier]) { pass, context in
        let known = (0..<pass.memberCount).map { WalletPassView.tables.memberName($0, of: PassesShape.walletPass) }
        var missing: [String] = []
        for member in required where !pass.isPresent(member) { missing.append(pass.name(of: member)) }
        for (name, value) in pass.cursor.memberNames where !known.contains(name) && !links.contains(name) {
            let near = (known + links.sorted()).first { ASCII.squeezed($0.utf8) == ASCII.squeezed(name.utf8) }
            // A missing member has a finding, which names it.
            if let near, missing.contains(near) { continue }
            context.report(
                .passUnknownMember, at: value,
                help: near.map { "write " + Shown.quoted($0) } ?? "remove it, or move data for your app into \"userInfo\"",
                "Wallet does not know the member \(Shown.quoted(name), "name")")
        }
    }

    /// Links and contacts of a poster for an event, and of a boarding pass with live data.
    static let links: Set<String> = [
        "accessibilityURL", "addOnURL", "bagPolicyURL", "contactVenueEmail", "contactVenuePhoneNumber", "contactVenueWebsite",
        "directionsInformationURL", "merchandiseURL", "orderFoodURL", "parkingInformationURL", "purchaseParkingURL", "sellURL",
        "transferURL", "transitInformationURL", "changeSeatURL", "entertainmentURL", "managementURL",
        "purchaseAdditionalBaggageURL", "purchaseLoungeAccessURL", "purchaseWifiURL", "registerServiceAnimalURL",
        "reportLostBagURL", "requestWheelchairURL", "trackBagsURL", "upgradeURL", "transitProviderEmail",
        "transitProviderPhoneNumber", "transitProviderWebsiteURL", "businessChatIdentifier",
    ]
    private static let required: [WalletPassView.Member] = [
        .formatVersion, .passTypeIdentifier, .serialNumber, .teamIdentifier, .organizationName, .description,
    ]
}
