/// The uses of the names of a script, and what they change.
///
/// What a use changes is found when something asks for the name, once: nothing asks for most names of a script.
final class ScriptUses {
    /// The first use of each name, by the hash of the name.
    private var firstUses: [UInt64: Int32] = [:]
    /// The next use of the name of each token; -1 behind the last one.
    private var nextUses: [Int32]
    /// The names that something has asked for, by their hashes.
    var known: [UInt64: OfName] = [:]

    struct OfName {
        /// What changes the value of a declared name.
        var changes: [ScriptNames.Change] = []
        /// What changes members with the name.
        var memberChanges: [ScriptNames.Change] = []
        /// The uses of a declared name that change nothing.
        var reads: [Int] = []
    }

    init(count: Int) { nextUses = [Int32](repeating: -1, count: count) }

    /// Adds a use that is before all others.
    func add(_ token: Int, of name: UInt64) {
        nextUses[token] = firstUses.updateValue(Int32(truncatingIfNeeded: token), forKey: name) ?? -1
    }

    /// The uses of a name, in the order of the text.
    func all(of name: UInt64) -> some Sequence<Int> {
        sequence(first: Int(firstUses[name] ?? -1)) { Int(self.nextUses[$0]) }.prefix { $0 >= 0 }
    }
}
