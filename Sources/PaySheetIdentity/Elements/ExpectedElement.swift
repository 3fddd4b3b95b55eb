import PaySheet

/// The names under which an answer can have an element.
public struct ExpectedElement: Sendable, Hashable {
    /// The element in words, such as `age at least 18`.
    public let element: String
    /// The names; empty if they are not documented or the document does not have the element.
    public let names: [String]
    /// What else the server must know.
    public let note: String?

    /// The note about an element without documented names.
    private static let unknownNames = "no documentation has the names"

    /// Whether the answer can have the element under names that are not known.
    var canHaveAnyName: Bool { note == ExpectedElement.unknownNames }

    /// Whether an element of an answer has one of the names. Some names are known without their namespace.
    func includes(_ element: SignedElement) -> Bool { names.contains(element.fullName) || names.contains(element.name) }

    /// Returns what to expect for each element of a record, in its order.
    public static func all(of record: IdentityRecord) -> [ExpectedElement] {
        let kind = record.document ?? .driversLicense
        return all(of: record, in: IdentityDocumentKind.all.firstIndex(of: kind).flatMap { ElementNames.column(of: $0) })
    }

    /// Returns what to expect in a kind of document, the column of ``ElementNames``.
    static func all(of record: IdentityRecord, in column: Int?) -> [ExpectedElement] {
        (record.elements ?? []).map { ExpectedElement($0, column) }
    }

    private init(_ request: IdentityElementRequest, _ column: Int?) {
        element = request.words
        guard let column else {
            (names, note) = ([], "the names depend on the document in the answer")
            return
        }
        guard let index = IdentityElement.all.firstIndex(of: request.element), let row = ElementNames.row(of: index) else {
            (names, note) = ([], ExpectedElement.unknownNames)
            return
        }
        let cell = row.names[column]
        guard cell != "-" else {
            (names, note) = ([], "the document does not have it, and the answer lacks it")
            return
        }
        let space = column == 0 ? "org.iso.18013.5.1/" : ""
        if request.element == .age, let years = request.atLeast {
            names = [space + "age_over_" + (years < 10 ? "0" : "") + String(years), space + "age_in_years"]
            note = "age_in_years comes if the issuer does not offer the other; compare it yourself"
            return
        }
        names = cell.split(separator: ",").map { $0.hasPrefix("+") ? "org.iso.18013.5.1.aamva/" + $0.dropFirst() : space + $0 }
        note = nil
    }
}

extension IdentityElementRequest {
    /// The element in words, such as `age at least 18`.
    var words: String { Shown.shortened(element.rawValue) + (atLeast.map { " at least " + String($0) } ?? "") }
}
