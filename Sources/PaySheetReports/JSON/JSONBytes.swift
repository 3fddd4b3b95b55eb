/// Writes JSON, either on one line or indented by two spaces a level.
package struct JSONBytes: Sendable {
    /// What is written, and room behind it. (Room is asked for once for a name, a text or a number, and then filled without asking.)
    private var room: [UInt8] = []
    /// How much is written.
    package private(set) var count = 0
    private let isIndented: Bool
    private var depth: Int
    /// The next member or element is the first of its container.
    private var isFirst = true
    /// A name was written, so a value follows on the same line.
    private var isAfterName = false

    /// - Parameter length: About how many bytes there will be.
    package init(isIndented: Bool, depth: Int = 0, length: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
        makeRoom(length)
    }

    /// What was written.
    package var bytes: [UInt8] { Array(room[..<count]) }

    /// Adds what was written to other bytes, and begins anew.
    mutating func move(to bytes: inout [UInt8]) {
        bytes += room[..<count]
        count = 0
        isFirst = true
        // One document with very many findings must not hold on to what they took.
        if room.count > JSONBytes.mostKept { room = [] }
    }

    private static let mostKept = 1 << 20

    package mutating func object(_ members: (inout JSONBytes) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    package mutating func array(_ elements: (inout JSONBytes) -> Void) {
        open(UInt8(ascii: "["))
        elements(&self)
        close(UInt8(ascii: "]"))
    }

    private mutating func open(_ bracket: UInt8) {
        separate(before: 1)
        put(bracket)
        depth += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        makeRoom(indentation &+ 1)
        if !isFirst { breakLine() }
        put(bracket)
        isFirst = false
    }

    /// An array of values that were written before, each by a writer of the depth that it has here.
    package mutating func array(written values: some Sequence<[UInt8]>) {
        separate(before: 1)
        put(UInt8(ascii: "["))
        var isEmpty = true
        for value in values {
            makeRoom(value.count &+ 1)
            if !isEmpty { put(UInt8(ascii: ",")) }
            unsafe value.withUnsafeBytes { unsafe put($0) }
            isEmpty = false
        }
        makeRoom(indentation &+ 1)
        if !isEmpty { breakLine() }
        put(UInt8(ascii: "]"))
        isFirst = false
    }

    /// A name that stands in the code, and so has nothing to escape.
    package mutating func name(_ name: StaticString) {
        separate(before: name.utf8CodeUnitCount &+ 4)
        put(UInt8(ascii: "\""))
        put(name)
        put(UInt8(ascii: "\""))
        endName()
    }

    /// Any other name.
    package mutating func name(spelled name: String) {
        separate(before: 0)
        quote(name)
        makeRoom(2)
        endName()
    }

    /// There is room for it.
    private mutating func endName() {
        put(UInt8(ascii: ":"))
        if isIndented { put(0x20) }
        isAfterName = true
    }

    package mutating func text(_ text: String?) {
        guard let text else { return null() }
        separate(before: 0)
        quote(text)
    }

    package mutating func number(_ number: Int?) {
        guard let number else { return null() }
        separate(before: 24)
        if number < 0 { put(UInt8(ascii: "-")) }
        Digits.each(of: number.magnitude) { put($0) }
    }

    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    package mutating func null() { word("null") }

    private mutating func word(_ word: StaticString) {
        separate(before: word.utf8CodeUnitCount)
        put(word)
    }

    /// A value that is JSON text already, written as it is.
    package mutating func raw(_ json: String) {
        let bytes = Array(json.utf8)
        separate(before: bytes.count)
        unsafe bytes.withUnsafeBytes { unsafe put($0) }
    }

    package mutating func member(_ name: StaticString, _ text: String?) {
        self.name(name)
        self.text(text)
    }

    package mutating func member(_ name: StaticString, number: Int?) {
        self.name(name)
        self.number(number)
    }

    package mutating func member(_ name: StaticString, bool: Bool) {
        self.name(name)
        self.bool(bool)
    }

    package mutating func nullMember(_ name: StaticString) {
        self.name(name)
        null()
    }

    package mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array { list in
            for text in texts { list.text(text) }
        }
    }

    // MARK: Bytes

    /// What has to stand before a name or a value, and room behind it.
    @inline(__always)
    private mutating func separate(before length: Int) {
        makeRoom(length &+ indentation &+ 1)
        if isAfterName {
            isAfterName = false
        } else {
            if !isFirst { put(UInt8(ascii: ",")) }
            if depth > 0 { breakLine() }
        }
        isFirst = false
    }

    private var indentation: Int { isIndented ? 2 &* depth &+ 1 : 0 }

    private mutating func breakLine() {
        guard isIndented else { return }
        put(0x0A)
        for _ in 0..<depth * 2 { put(0x20) }
    }

    /// Room for so many bytes.
    @inline(__always)
    private mutating func makeRoom(_ length: Int) {
        if room.count &- count < length { enlarge(length) }
    }

    @inline(never)
    private mutating func enlarge(_ length: Int) {
        room.append(contentsOf: repeatElement(0, count: max(length, room.count, 256)))
    }

    /// There is room for it.
    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        room[count] = byte
        count &+= 1
    }

    /// There is room for it.
    private mutating func put(_ bytes: UnsafeRawBufferPointer) {
        let start = count
        unsafe room.withUnsafeMutableBytes { unsafe UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: bytes) }
        count = start &+ bytes.count
    }

    private mutating func put(_ text: StaticString) {
        unsafe put(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func quote(_ text: String) {
        // As much as quotes and backslashes can take.
        makeRoom(2 &* text.utf8.count &+ 2)
        put(UInt8(ascii: "\""))
        let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe writePlain($0) }
        if isWritten != true {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        makeRoom(1)
        put(UInt8(ascii: "\""))
    }

    /// Writes text of ASCII in which at most quotes and backslashes are escaped, for which there is room. False, and nothing written,
    /// where it has more.
    private mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = count
        let end = unsafe room.withUnsafeMutableBytes { unsafe JSONBytes.copyPlain(UnsafeRawBufferPointer(text), to: $0, at: start) }
        if let end { count = end }
        return end != nil
    }

    /// Returns the place behind what is written.
    private static func copyPlain(_ text: UnsafeRawBufferPointer, to room: UnsafeMutableRawBufferPointer, at start: Int) -> Int? {
        var end = start
        var place = 0
        while place < text.count {
            if place &+ 8 <= text.count {
                let word = unsafe text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                if isPlain(word) {
                    unsafe room.storeBytes(of: word, toByteOffset: end, as: UInt64.self)
                    place &+= 8
                    end &+= 8
                    continue
                }
            }
            let byte = unsafe text[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                unsafe room[end] = UInt8(ascii: "\\")
                end &+= 1
            } else if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "[") {
                return nil
            }
            unsafe room[end] = byte
            place &+= 1
            end &+= 1
        }
        return end
    }

    /// Eight letters of ASCII of which none is escaped, nor a bracket. (It may err towards no.)
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func holds(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference
        }
        // Below a space; a delete, which a one more makes too large; too large.
        let outside = (word &- 0x2020_2020_2020_2020) | (word &+ ones) | word
        return (outside | holds(0x22) | holds(0x5C) | holds(0x5B)) & 0x8080_8080_8080_8080 == 0
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        makeRoom(6)
        switch scalar.value {
        case 0x22, 0x5C:
            put(UInt8(ascii: "\\"))
            put(UInt8(truncatingIfNeeded: scalar.value))
        case 0x0A: put("\\n")
        // Build servers take two hashes with a bracket for the beginning of a command.
        case 0x5B where room[..<count].suffix(2).elementsEqual("##".utf8): escape(scalar.value)
        case 0x09: put("\\t")
        case 0x0D: put("\\r")
        default:
            if JSONBytes.isEscaped(scalar.value) {
                escape(scalar.value)
            } else if let encoded = UTF8.encode(scalar) {
                for byte in encoded { put(byte) }
            }
        }
    }

    /// Characters that rule a terminal, end a line for some readers, or turn the direction of writing. All are in the first plane.
    private static func isEscaped(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    private mutating func escape(_ value: UInt32) {
        let digits = String(value, radix: 16)
        put("\\u")
        for _ in digits.utf8.count..<4 { put(UInt8(ascii: "0")) }
        for digit in digits.utf8 { put(digit) }
    }
}

extension [UInt8] {
    /// Appends a number in decimals.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        Digits.each(of: number.magnitude) { append($0) }
    }
}

/// The decimals of a number, eight at a time: they fit a word, which is filled from its end.
private enum Digits {
    private static let limit: UInt = 100_000_000

    static func each(of number: UInt, _ take: (UInt8) -> Void) {
        let isLonger = number >= limit
        if isLonger { each(of: number / limit, take) }
        var rest = UInt32(truncatingIfNeeded: number % limit)
        var word: UInt64 = 0
        var count = 0
        while isLonger && count < 8 || count == 0 || rest > 0 {
            word = word << 8 | UInt64(0x30 &+ rest % 10)
            rest /= 10
            count &+= 1
        }
        for _ in 0..<count {
            take(UInt8(truncatingIfNeeded: word))
            word >>= 8
        }
    }
}
