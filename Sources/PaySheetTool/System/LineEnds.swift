#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension [UInt8] {
    /// Returns the place of the first line end in a range.
    func lineEnd(in range: Range<Int>) -> Int? {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            unsafe withUnsafeBytes { buffer in
                guard !range.isEmpty, indices.contains(range.lowerBound), range.upperBound <= count, let first = buffer.baseAddress else {
                    return nil
                }
                return unsafe memchr(first + range.lowerBound, 0x0A, range.count).map { unsafe UnsafeRawPointer($0) - first }
            }
        #else
            guard !range.isEmpty, indices.contains(range.lowerBound), range.upperBound <= count else { return nil }
            return self[range].firstIndex(of: 0x0A)
        #endif
    }
}
