/// What to do about a name that people use for something that the catalog calls otherwise, or expects elsewhere.
package struct Remedy: Sendable {
    /// The dictionaries or vocabularies in which people write the names.
    private let places: [[UInt8]]
    /// The names, in small letters. For a member of the dictionary: what value to write.
    private let names: [[UInt8]]
    /// The member or word that people mean. `nil` for a name that must go, or belongs elsewhere.
    private let meant: String?
    private let rest: String

    /// A remedy for some names in some places, each list with `|` between its elements.
    package init(in places: String, _ names: String, write meant: String? = nil, _ rest: String = "") {
        self.places = places.utf8.split(separator: UInt8(ascii: "|")).map { Array($0) }
        self.names = names.utf8.split(separator: UInt8(ascii: "|")).map { Array($0) }
        self.meant = meant
        self.rest = rest
    }

    /// The remedies of a table: places, names, what people mean, and further words, with tabs between them.
    static func rows(_ table: String) -> [Remedy] {
        table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
            return Remedy(in: columns[0], columns[1], write: columns[2].utf8.isEmpty ? nil : columns[2], columns[3])
        }
    }

    var help: String { (meant.map { "write \"" + $0 + "\"" } ?? "") + rest }

    /// What to write, if that is all there is to do.
    var replacement: String? { rest.utf8.isEmpty ? meant : nil }

    /// Whether the place itself has what people mean.
    var isOtherName: Bool { meant != nil }

    /// Whether people write a name, in small letters.
    fileprivate func isAbout(_ name: [UInt8]) -> Bool { names.contains(name) }

    /// Whether people write the names in a dictionary or vocabulary.
    func isFor(_ place: [UInt8]) -> Bool { places.contains(place) }
}

extension Catalog {
    /// The remedy for a name that a dictionary, or a word that a vocabulary does not have, in any case.
    func remedy(for name: [UInt8], in place: String) -> Remedy? {
        let place = [UInt8](place.utf8)
        return remedies(for: name).first { $0.isFor(place) }
    }

    /// The remedies for a name in any dictionary or vocabulary.
    func remedies(for name: [UInt8]) -> [Remedy] {
        let name = name.map(ASCII.lowerCased)
        return remedies().filter { $0.isAbout(name) }
    }
}
