/// The dictionaries, vocabularies and names of one catalog, as the reader needs them: rows that a generator writes.
///
/// A dictionary, a vocabulary or a variant is known by its index in these tables.
package final class ShapeTables: Sendable {
    /// Every name: members of one dictionary after another, then the words of each vocabulary, then the choices of variants.
    package let names: [NameRow]
    /// The middle words of names longer than sixteen bytes.
    package let middles: [UInt64]
    /// Where a hash leads to, for each list of names.
    package let places: [UInt8]
    /// Every member, in the order of `names`.
    package let members: [MemberRow]
    package let shapes: [ShapeRow]
    package let shapeTexts: [StaticString]
    package let vocabularies: [VocabularyRow]
    package let vocabularyTexts: [StaticString]
    package let variants: [VariantRow]
    /// The dictionaries of the choices of all variants.
    package let choiceShapes: [UInt8]
    package let versions: VersionRows
    /// The dictionary of line items, which play a role: total, item, billing.
    package let itemShape: Int?
    /// A member that may be missing although it is required.
    package let exemption: Exemption?

    /// What the reader takes although the tables do not have it. Rules of the catalog report it.
    package let lenience: Lenience?

    /// Text that is not in the tables and means something all the same.
    package struct Lenience: Sendable {
        /// Whether some systems know a word that a vocabulary does not have.
        let isWord: @Sendable (_ word: [UInt8], _ vocabulary: Int) -> Bool
        /// The choice of a variant that another spelling stands for.
        let choice: @Sendable (_ text: [UInt8]) -> [UInt8]?
    }

    /// A required member that may be missing when another member holds a certain word.
    package struct Exemption: Sendable {
        let shape: Int
        let slot: Int
        let selector: Int
        let word: Int
    }

    /// What dictionaries, members and words ask of a system.
    package struct VersionRows: Sendable {
        /// The version of each dictionary; 0 where it has none.
        package let shapes: [UInt8]
        /// The version of each member; 0 where its dictionary says it.
        package let members: [UInt8]
        /// The feature that announces each member, counted from 1; 0 where none does.
        package let memberFeatures: [UInt8]
        /// The version of each word; 0 where its member says it.
        package let words: [UInt8]
        /// The feature that announces each word, counted from 1; 0 where none does.
        package let wordFeatures: [UInt8]
        /// For each dictionary, the members that may need a version or a feature, each a bit.
        package let demandingMembers: [UInt64]
        /// For each vocabulary, the words that need a version or a feature, each a bit.
        package let demandingWords: [UInt64]

        /// The tables of documents that ask nothing of a system.
        package static let none = VersionRows(
            shapes: [], members: [], memberFeatures: [], words: [], wordFeatures: [], demandingMembers: [], demandingWords: [])
    }

    package init(
        names: [NameRow], middles: [UInt64], places: [UInt8], members: [MemberRow], shapes: [ShapeRow], shapeTexts: [StaticString],
        vocabularies: [VocabularyRow], vocabularyTexts: [StaticString], variants: [VariantRow], choiceShapes: [UInt8],
        versions: VersionRows = .none, itemShape: Int? = nil, exemption: Exemption? = nil, lenience: Lenience? = nil
    ) {
        self.names = names
        self.middles = middles
        self.places = places
        self.members = members
        self.shapes = shapes
        self.shapeTexts = shapeTexts
        self.vocabularies = vocabularies
        self.vocabularyTexts = vocabularyTexts
        self.variants = variants
        self.choiceShapes = choiceShapes
        self.versions = versions
        self.itemShape = itemShape
        self.exemption = exemption
        self.lenience = lenience
    }
}

extension ShapeTables {
    package func member(_ slot: Int, of shape: Int) -> MemberRow { members[Int(shapes[shape].names.first) + slot] }

    /// A name of the list of all names.
    package func name(_ index: Int) -> String {
        let row = names[index]
        return unsafe String(unsafeUninitializedCapacity: Int(row.length)) { text in
            for offset in 0..<Int(row.length) { unsafe text[offset] = byte(offset, of: row) }
            return Int(row.length)
        }
    }

    /// A byte of a name, out of the words that the binder compares.
    func byte(_ offset: Int, of row: NameRow) -> UInt8 {
        let word: UInt64
        if offset >= Int(row.last) {
            word = row.tail >> UInt64(8 * (offset - Int(row.last)))
        } else {
            word = (offset < 8 ? row.head : middles[Int(row.middle) + offset / 8 - 1]) >> UInt64(8 * (offset % 8))
        }
        return UInt8(truncatingIfNeeded: word)
    }

    package func shapeName(_ shape: Int) -> String { shapeTexts[shape].description }

    func vocabularyName(_ vocabulary: Int) -> String { vocabularyTexts[vocabulary].description }

    package func memberName(_ slot: Int, of shape: Int) -> String { name(Int(shapes[shape].names.first) + slot) }

    /// The dictionary of one choice of a variant, counted from 0.
    @inline(__always)
    package func shape(ofChoice choice: Int, of variant: VariantRow) -> Int { Int(choiceShapes[Int(variant.firstShape) &+ choice]) }

    /// The choice of a variant that a text stands for.
    func choice(_ text: [UInt8], in names: NameList) -> Int? {
        exactName(text, in: names) ?? lenience.flatMap { $0.choice(text) }.flatMap { exactName($0, in: names) }
    }

    /// The version that a word came with; 0 where its member says it, and for an unknown word, which is -1.
    package func version(ofWord word: Int, in vocabulary: Int) -> Int {
        guard word >= 0 else { return 0 }
        let place = self.place(ofWord: word, in: vocabulary)
        return versions.words.indices.contains(place) ? Int(versions.words[place]) : 0
    }

    /// The index of a word in the tables of words. (Names of words follow those of all members.)
    package func place(ofWord word: Int, in vocabulary: Int) -> Int {
        Int(vocabularies[vocabulary].names.first) + word - members.count
    }
}
