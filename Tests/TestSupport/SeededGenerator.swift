/// Random numbers that a seed repeats: the splitmix64 sequence.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts a sequence; equal seeds give equal sequences on every system.
    package init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Returns true in `percent` of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// Returns a whole number from 0 to `limit - 1`, or 0 if `limit` is not positive.
    package mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int.random(in: 0..<limit, using: &self) }

    /// One of some elements.
    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
