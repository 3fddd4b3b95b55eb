import PaySheet

/// What a person sees of a pass, in sentences. Values of fields and contents of codes are not in them.
public struct PassDescription: Sendable, Hashable {
    /// The sentences.
    public let sentences: [String]

    /// Describes a pass.
    public init(_ pass: WalletPass) {
        var sentences = [Self.title(pass)]
        for style in pass.styles { sentences += Self.groups(of: style.fields) }
        sentences.append(Self.codes(pass))
        if let nfc = pass.nfc {
            sentences.append(
                "A reader gets it without contact" + (nfc.requiresAuthentication == true ? " after the person authenticates." : "."))
        }
        sentences += Self.times(pass) + Self.places(pass)
        if pass.voided == true { sentences.append("It is voided.") }
        sentences.append(
            pass.webServiceURL == nil ? "It never changes, because it has no web service." : "Devices ask its web service for changes.")
        self.sentences = sentences
    }

    private static func title(_ pass: WalletPass) -> String {
        let styles = pass.styles.map { $0.words }
        return "This is " + (styles.isEmpty ? "a pass without a style" : Shown.list(styles)) + " of "
            + Shown.shortened(pass.organizationName) + ": "
            + Shown.shortened(pass.description) + "."
    }

    private static func groups(of fields: PassFields) -> [String] {
        let front = (fields.secondaryFields ?? []) + (fields.auxiliaryFields ?? []) + (fields.footerFields ?? [])
        let groups = [
            ("At the top, also in the stack", fields.headerFields ?? []), ("Largest", fields.primaryFields ?? []), ("On the front", front),
            ("On the back", (fields.backFields ?? []) + (fields.additionalInfoFields ?? [])),
        ]
        return groups.filter { !$0.1.isEmpty }.map { $0.0 + ": " + Shown.list($0.1.map { $0.words }) + "." }
    }

    private static func codes(_ pass: WalletPass) -> String {
        let codes = pass.codeKinds
        guard let first = codes.first else { return "It has no code." }
        guard codes.count > 1 else { return "Its code is " + first + "." }
        return "Wallet shows the first of these codes that the system knows: " + codes.joined(separator: ", ") + "."
    }

    private static func times(_ pass: WalletPass) -> [String] {
        var sentences = pass.times.map { "Wallet offers it " + $0 + "." }
        if let end = pass.expirationDate { sentences.append("It ends on " + Shown.shortened(end) + ".") }
        return sentences
    }

    private static func places(_ pass: WalletPass) -> [String] {
        var places: [String] = []
        if let count = pass.locations?.count, count > 0 { places.append("at " + counted(count, "place")) }
        if let count = pass.beacons?.count, count > 0 { places.append("near " + counted(count, "beacon")) }
        return places.isEmpty ? [] : ["Wallet offers it " + Shown.list(places) + "."]
    }

    private static func counted(_ count: Int, _ noun: String) -> String { String(count) + " " + noun + (count == 1 ? "" : "s") }
}
