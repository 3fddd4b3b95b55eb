/// A network that PassKit has for apps, but that is not documented for the web.
///
/// The engine compares names with the list of the system, so the device decides whether it throws.
package enum NetworkNotForWeb: DocumentRule {
    package static var rows: [RuleRow] { RuleRow(PaymentRequestBaseView.self, when: .holdsUnknownWord(.supportedNetworks), check) }

    /// The names of PassKit, and the name to write instead.
    package static let names: [(name: StaticString, instead: StaticString?)] = [
        ("barcode", nil), ("carteBancaire", "cartesBancaires"), ("carteBancaires", "cartesBancaires"), ("conecs", nil),
        ("elCorteIngles", nil), ("elcard", nil), ("humo", nil), ("idCredit", nil), ("maal", nil), ("nanaco", nil),
        ("pagoBancomat", "bancomat"), ("payPak", nil), ("ruPay", nil), ("suica", nil), ("tmoney", nil), ("uzCard", nil), ("verve", nil),
        ("waon", nil),
    ]

    /// Whether some systems know a network that is not for the web.
    static func isKnown(_ name: [UInt8]) -> Bool { row(name) != nil }

    /// The first spelling of Cartes Bancaires, which version 3 brought.
    static func isOldCartesBancaires(_ name: [UInt8]) -> Bool { row(name).map { $0.name.equals("carteBancaire".utf8) } ?? false }

    private static func row(_ name: [UInt8]) -> (name: StaticString, instead: StaticString?)? {
        names.first { known in
            known.name.utf8CodeUnitCount == name.count
                && name.indices.allSatisfy { ASCII.lowerCased(name[$0]) == ASCII.lowerCased(known.name.byte($0)) }
        }
    }

    private static func check(_ request: borrowing PaymentRequestBaseView, _ context: inout RuleContext) {
        guard let networks = request.supportedNetworks else { return }
        for index in 0..<networks.count where networks[index] < 0 {
            guard let node = networks.node(index), let text = networks.text(index) else { continue }
            let name = JSONText.decode(text.bytes, text.node)
            guard let row = row(name) else { continue }
            let help = row.instead.map { "write \"" + $0.description + "\"" } ?? "remove it"
            context.report(
                .networkNotForWeb, at: node, webKit: .networkUnknown,
                fix: row.instead.map { RawFix(.risky, help, [.replace(node: node, text: $0.description)]) }, help: help,
                "\(text.quoted) is not a network for the web; device and release decide whether Safari throws")
        }
    }
}
