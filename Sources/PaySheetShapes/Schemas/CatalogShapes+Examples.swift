/// The amount of detail in an example.
package enum ExampleSize: String, CaseIterable {
    /// Only required members.
    case minimal
    /// Every member.
    case full
}

extension CatalogShapes {
    /// Returns a valid document with only the required members, as minified JSON text.
    package func minimalExample(of shape: Shape) -> String { example(of: shape, .minimal) }

    /// Returns a valid document with every member, as minified JSON text. Lists of dictionaries have one element.
    package func fullExample(of shape: Shape) -> String { example(of: shape, .full) }

    package func example(of shape: Shape, _ size: ExampleSize) -> String {
        let members = members(of: shape)
        let shown = members.filter { size == .full || $0.presence != .optional }
        // A member that decides the dictionary of another one uses the first choice.
        var decided: [String: String] = [:]
        for case .variant(_, let selector, let cases) in shown.map({ $0.type }) { decided[selector] = cases.first?.value }
        return JSONLayout.object(
            shown.map { member in
                (member.name, decided[member.name].map { JSONLayout.quoted($0) } ?? example(of: member, size))
            })
    }

    private func example(of member: Member, _ size: ExampleSize) -> String {
        member.example.map { JSONLayout.minified($0) } ?? member.defaultValue.flatMap { isDerived(member.type) ? nil : $0 }
            ?? example(of: member.type, size)
    }

    /// Returns whether the example follows from the dictionaries in the type.
    private func isDerived(_ type: MemberType) -> Bool {
        switch type {
        case .record, .variant, .choice: true
        case .list(let element): isDerived(element)
        default: false
        }
    }

    private func example(of type: MemberType, _ size: ExampleSize) -> String {
        switch type {
        case .record(let name): record(name, size)
        case .variant(_, _, let cases), .choice(_, _, let cases): cases.first.map { record($0.shape, size) } ?? "{}"
        case .list(let element): JSONLayout.array([example(of: element, size)])
        case .token(let name): JSONLayout.quoted(vocabularies.first { $0.name == name }?.words.first?.value ?? "")
        case .amount: #""12.50""#
        case .date: #""2027-03-01T00:00:00Z""#
        case .boolean: "true"
        case .unsignedLong, .unsignedShort, .integer, .number: "1"
        case .object, .anything: "{}"
        case .text(let form): JSONLayout.quoted(form.sample)
        }
    }

    private func record(_ name: String, _ size: ExampleSize) -> String {
        shape(named: name).map { example(of: $0, size) } ?? "{}"
    }
}

extension MemberType.TextForm {
    /// Returns text of this format, for members without an example.
    fileprivate var sample: String {
        switch self {
        case .plain: "Text"
        case .url: "https://shop.example/"
        case .base64: "c2FtcGxl"
        case .hex: "0123456789abcdef"
        case .country: "US"
        case .currency: "USD"
        case .timeZone: "Europe/Paris"
        case .duration: "PT2H"
        }
    }
}
