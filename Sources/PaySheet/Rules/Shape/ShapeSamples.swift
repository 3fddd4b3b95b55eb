/// The samples by which the rules about shape show ids of the catalogue, a list a rule.
enum ShapeSamples {
    /// The ids that some samples show.
    static func ids(_ samples: [Sample]) -> [String] {
        var ids: [String] = []
        for sample in samples {
            for id in sample.shows where !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) { ids.append(id) }
        }
        return ids
    }

    static let memberMissing: [Sample] = []

    static let memberDuplicate: [Sample] = []

    static let memberUnknown: [Sample] = []

    static let memberType: [Sample] = []

    static let memberVersion: [Sample] = []

    static let amountFormat: [Sample] = []

    static let dateFormat: [Sample] = []

    static let numberRange: [Sample] = []

    static let codeUnknown: [Sample] = []

    static let networkUnknown: [Sample] = []

    static let networkSpelling: [Sample] = []

    static let countryUnknown: [Sample] = []

    static let currencyUnknown: [Sample] = []

    static let documentKind: [Sample] = []
}
