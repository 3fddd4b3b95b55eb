/// Objects whose dictionary one of their own members decides.
extension FastReader {
    /// Reads the object whose brace is at a place as each of its dictionaries, until one fits. The deciding member has one place in all of
    /// them, and its words start with theirs in the same order.
    ///
    /// An object inside another one that is being tried is for the binder: to try again at each depth would take too long.
    @inline(never)
    mutating func choice(_ start: Int, of variant: Int, at place: Int) -> Int {
        guard !isTrying else { return FastReader.gaveUp }
        isTrying = true
        defer { isTrying = false }
        let row = unsafe tables.variants[variant]
        let outer = (nodes: nodeCount, slots: used, top: top, depth: depth, escapes: escapes, odd: odd, scales: scales)
        for choice in 0..<Int(row.names.count) {
            let end = object(start, as: Int(unsafe tables.choiceShapes[Int(row.firstShape) &+ choice]))
            if end != FastReader.gaveUp, unsafe values[outer.slots &+ Int(row.selector)] == Int64(choice) {
                unsafe values[place] = Int64(choice &+ 1) << 32 | Int64(truncatingIfNeeded: outer.slots)
                return end
            }
            (nodeCount, used, top, depth, escapes, odd, scales) = outer
        }
        return FastReader.gaveUp
    }
}
