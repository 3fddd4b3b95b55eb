import PaySheet

/// A number that no beacon has.
enum PassBeaconNumber: OneRowRule {
    static let row = RuleRow(PassBeaconView.self, any: [.major, .minor]) { beacon, context in
        for member in [PassBeaconView.Member.major, .minor] {
            guard let number = beacon.cursor.integer(beacon.place(of: member)), !(0...65535 ~= number) else { continue }
            context.report(
                .passBeaconNumber, at: beacon[member], help: "write the number of the beacon, from 0 to 65535",
                "no beacon has the number \(number)")
        }
    }
}
