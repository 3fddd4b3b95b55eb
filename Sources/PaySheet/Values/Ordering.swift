extension Sequence {
    /// Returns the elements in the order of a number of each. Equal ones keep their order.
    ///
    /// Sorts numbers, whatever the elements are. The compiler would copy the algorithm of `sorted(by:)` for every type and closure.
    package func inOrder(of key: (Element) -> Int) -> [Element] {
        let elements = Array(self)
        guard elements.count > 1 else { return elements }
        return Ordering.indices(of: elements.map(key)).map { elements[$0] }
    }

    /// Returns the elements in the order of the bytes of a text of each. Equal ones keep their order.
    package func inByteOrder(of key: (Element) -> [UInt8]) -> [Element] {
        let elements = Array(self)
        guard elements.count > 1 else { return elements }
        return Ordering.indices(of: elements.map(key)).map { elements[$0] }
    }
}

/// The two sorts behind `inOrder(of:)`.
private enum Ordering {
    @inline(never)
    static func indices(of keys: [Int]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }

    @inline(never)
    static func indices(of keys: [[UInt8]]) -> [Int] { keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) } }
}
