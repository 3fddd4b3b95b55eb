import PaySheet

/// The styles of a pass, and what Wallet shows of each.
struct PassStyle: Sendable {
    let member: WalletPassView.Member
    /// How many fields the style shows in header, primary, secondary and auxiliary fields.
    let limits: (header: Int, primary: Int, secondary: Int, auxiliary: Int)

    static let classic = [
        PassStyle(.boardingPass, (3, 2, 4, 5)), PassStyle(.coupon, (3, 1, 4, 4)), PassStyle(.eventTicket, (3, 1, 4, 8)),
        PassStyle(.generic, (3, 1, 4, 4)), PassStyle(.storeCard, (3, 1, 4, 4)),
    ]
    /// The secondary and auxiliary fields have a finding of their own.
    static let poster = PassStyle(.posterGeneric, (1, 4, .max, .max))

    private init(_ member: WalletPassView.Member, _ limits: (header: Int, primary: Int, secondary: Int, auxiliary: Int)) {
        (self.member, self.limits) = (member, limits)
    }
}

extension WalletPassView {
    /// Calls back with the fields of each style.
    func forEachStyle(_ body: (PassStyle, borrowing PassFieldsView) -> Void) {
        for style in PassStyle.classic + [.poster] {
            if let fields: PassFieldsView = cursor.view(place(of: style.member), shape: PassesShape.passFields) { body(style, fields) }
        }
    }

    /// Whether the pass asks for a layout.
    func prefers(_ layout: Int) -> Bool { words(.preferredStyleSchemes)?.contains(layout) ?? false }
}

extension PassFieldsView {
    /// The groups of fields.
    static let groups: [Member] = [
        .headerFields, .primaryFields, .secondaryFields, .auxiliaryFields, .backFields, .additionalInfoFields, .footerFields,
    ]

    /// Calls back with each field of some groups.
    func forEachField(in groups: [Member] = PassFieldsView.groups, _ body: (borrowing PassFieldView) -> Void) {
        for group in groups {
            guard let fields: Records<PassFieldView> = cursor.list(place(of: group), shape: PassesShape.passField) else { continue }
            for index in 0..<fields.count { if let field = fields[index] { body(field) } }
        }
    }
}
