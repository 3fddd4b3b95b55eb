extension RandomAccessCollection where Index == Int {
    /// The first place of a sorted list whose element is not below what is sought, found by halving.
    @inline(__always)
    package func lowerBound(_ isBelow: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low &+ (high &- low) / 2
            if isBelow(self[middle]) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}
