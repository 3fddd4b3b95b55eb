import PaySheet
import TestSupport
import Testing

/// The table against a dictionary, with hashes that meet each other and run over its end.
struct HashIndexTests {
    @Test(
        "The hash index behaves like a dictionary",
        arguments: [[0], [15], [14, 15, 31], [.max, .max - 1, 0, 1], Array(0..<40)] as [[UInt32]])
    func keepsWhatADictionaryKeeps(hashes: [UInt32]) {
        for seed in 0..<UInt64(TestScale.scaled(20)) {
            var random = SeededGenerator(seed: seed)
            var table = HashIndex()
            // The element at a place: a key, with its hash.
            var places: [Int: Int] = [:]
            var next = 0
            func hash(_ key: Int) -> UInt32 { hashes[key % hashes.count] }
            for _ in 0..<300 {
                let key = Int.random(in: 0..<60, using: &random)
                let known = places[key]
                switch (known, UInt64.random(in: 0..<3, using: &random)) {
                case (nil, _):
                    table.insert(next, hash(key))
                    places[key] = next
                    next += 1
                case (let place?, 0):
                    table.remove(place, hash(key))
                    places[key] = nil
                case (let place?, 1):
                    table.replace(place, with: next, hash(key))
                    places[key] = next
                    next += 1
                default: table.remove(next, hash(key))
                }
                for key in 0..<60 {
                    let found = table.place(hash(key)) { $0 == places[key] }
                    #expect(found == places[key], "seed \(seed), key \(key)")
                }
            }
        }
    }
}
