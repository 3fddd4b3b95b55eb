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
        guard !range.isEmpty, indices.contains(range.lowerBound), range.upperBound <= count else { return nil }
        return unsafe withUnsafeBytes { buffer in
            unsafe buffer.offset(of: 0x0A, in: range)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the place of the first byte of this value.
    func place(of byte: UInt8) -> Int? {
        unsafe withUnsafeBytes { buffer in
            unsafe buffer.offset(of: byte, in: 0..<buffer.count)
        }.map { $0 + startIndex }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the place of the first byte of this value in a range, which must be a part of the buffer.
    fileprivate func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
            guard let first = baseAddress else { return nil }
            return unsafe memchr(first + range.lowerBound, Int32(byte), range.count).map { unsafe UnsafeRawPointer($0) - first }
        #else
            return unsafe self[range].firstIndex(of: byte)
        #endif
    }
}
