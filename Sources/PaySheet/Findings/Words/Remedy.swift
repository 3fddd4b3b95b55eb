/// What to do about a name that people use for something that the catalog calls otherwise, or expects elsewhere.
@usableFromInline package struct Remedy: Sendable {
    /// The dictionaries or vocabularies in which people write the names, with `|` between them.
    @usableFromInline let places: StaticString
    /// The names, in small letters, with `|` between them; none stands for every unknown name. For a member of the dictionary: what value
    /// to write.
    @usableFromInline let names: StaticString
    /// The member or word that people mean.
    @usableFromInline let meant: StaticString?
    @usableFromInline let rest: StaticString

    /// A name that must go, or belongs elsewhere.
    @inlinable package init(in places: StaticString, _ names: StaticString, _ help: StaticString) {
        self.places = places
        self.names = names
        meant = nil
        rest = help
    }

    /// A name for a member or word that is there under another name.
    @inlinable package init(in places: StaticString, _ names: StaticString, write meant: StaticString, _ rest: StaticString = "") {
        self.places = places
        self.names = names
        self.meant = meant
        self.rest = rest
    }

    var help: String { (meant.map { "write \"\($0)\"" } ?? "") + rest.description }

    /// Whether the place itself has what people mean.
    var isOtherName: Bool { meant != nil }

    /// Whether it is about every name of the dictionary.
    var isAboutAll: Bool { names.utf8CodeUnitCount == 0 }

    /// Whether the name is one of these, in any case.
    func isAbout(_ name: some Collection<UInt8>) -> Bool {
        isAboutAll || names.lists(name.lazy.map(ASCII.lowerCased))
    }

    /// Whether people write them in this dictionary or vocabulary.
    func isFor(_ place: String) -> Bool { places.lists(place.utf8) }
}

extension Catalog {
    /// A remedy is about exactly this name, and not about every name of the dictionary.
    func hasRemedy(for name: some Collection<UInt8>, in place: String) -> Bool {
        remedies().contains { !$0.isAboutAll && $0.isAbout(name) && $0.isFor(place) }
    }

    /// People write the name in a dictionary instead of one of its members.
    func isOtherName(_ name: some Collection<UInt8>, in place: String) -> Bool {
        remedies().contains { $0.isOtherName && $0.isAbout(name) && $0.isFor(place) }
    }

    /// What to do about a name that a dictionary, or a word that a vocabulary does not have.
    func remedy(for name: some Collection<UInt8>, in place: String) -> String? {
        remedies().first { $0.isAbout(name) && $0.isFor(place) }?.help
    }
}
