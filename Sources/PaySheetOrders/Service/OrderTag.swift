/// The tag of a list: the number of a change. Devices return it unchanged.
///
/// It is not a clock, because two changes can have the same moment, and clocks are set back.
struct OrderTag {
    let change: Int64

    init(_ change: Int64) { self.change = change }

    /// Reads a tag of an earlier answer. `nil` for other text.
    init?(_ text: String) {
        guard 1...18 ~= text.utf8.count else { return nil }
        var number: Int64 = 0
        for byte in text.utf8 {
            guard 0x30...0x39 ~= byte else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        change = number
    }

    var text: String { String(change) }
}
