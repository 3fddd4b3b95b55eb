/// Numbers in bytes that can end too early.
extension [UInt8] {
    /// The number of up to eight bytes from a place, the first one lowest; `nil` beyond the end.
    func littleEndian(_ count: Int, at place: Int) -> UInt64? {
        guard place >= 0, place <= self.count, count <= self.count - place else { return nil }
        return self[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The number of up to eight bytes from a place, the first one highest; `nil` beyond the end.
    func bigEndian(_ count: Int, at place: Int) -> Int? {
        guard place >= 0, place <= self.count, count <= self.count - place else { return nil }
        return Int(exactly: self[place..<place + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
