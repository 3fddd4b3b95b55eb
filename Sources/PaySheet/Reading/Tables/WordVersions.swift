// What words and members ask of a system, out of the tables.

extension ShapeTables {
    /// The version that a word of a vocabulary came with, 0 where its member says it and for an unknown word, which is -1.
    package static func version(ofWord word: Int, in vocabulary: Int) -> Int {
        guard word >= 0 else { return 0 }
        let place = self.place(ofWord: word, in: vocabulary)
        return wordVersions.indices.contains(place) ? Int(wordVersions[place]) : 0
    }

    /// The feature that announces a word, counted from 1; 0 where none does.
    package static func feature(ofWord word: Int, in vocabulary: Int) -> Int {
        let place = self.place(ofWord: word, in: vocabulary)
        return wordFeatures.indices.contains(place) ? Int(wordFeatures[place]) : 0
    }

    /// Where a word stands in the tables of words. (The names of the vocabularies lie behind those of all members.)
    static func place(ofWord word: Int, in vocabulary: Int) -> Int {
        Int(vocabularies[vocabulary].names.first) + word - members.count
    }
}
