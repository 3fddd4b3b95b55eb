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

    /// Whether the name is one of these, in any case.
    func isAbout(_ name: some Collection<UInt8>) -> Bool {
        names.contains { $0.count == name.count && $0.elementsEqual(name.lazy.map(ASCII.lowerCased)) }
    }

    /// Whether people write them in this dictionary or vocabulary.
    func isFor(_ place: String) -> Bool { places.contains { $0.elementsEqual(place.utf8) } }
}

extension Catalog {
    /// A remedy is about this name.
    func hasRemedy(for name: some Collection<UInt8>, in place: String) -> Bool {
        remedies().contains { $0.isAbout(name) && $0.isFor(place) }
    }

    /// People write the name in a dictionary instead of one of its members.
    func isOtherName(_ name: some Collection<UInt8>, in place: String) -> Bool {
        remedies().contains { $0.isOtherName && $0.isAbout(name) && $0.isFor(place) }
    }

    /// The name or the word to write instead of this one, if that is all there is to do.
    func replacement(for name: some Collection<UInt8>, in place: String) -> String? {
        remedies().first { $0.isAbout(name) && $0.isFor(place) }?.replacement
    }

    /// What to do about a name that a dictionary, or a word that a vocabulary does not have.
    func remedy(for name: some Collection<UInt8>, in place: String) -> String? {
        remedies().first { $0.isAbout(name) && $0.isFor(place) }?.help
    }
}
