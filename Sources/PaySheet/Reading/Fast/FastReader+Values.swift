/// Names and values, compared and read a word at a time.
extension FastReader {
    /// Whether a name is at a place, followed by quote and colon.
    @inline(__always)
    func isName(_ name: UnsafePointer<NameRow>, at start: Int) -> Bool {
        unsafe stands(name, at: start, close: UInt64(PaddedBytes.quarterWord(bytes, start &+ Int(name.pointee.length)) ^ 0x3A22))
    }

    /// Whether a word is at a place, followed by a quote.
    @inline(__always)
    func isWord(_ word: UnsafePointer<NameRow>, at start: Int) -> Bool {
        unsafe stands(word, at: start, close: UInt64(bytes[start &+ Int(word.pointee.length)] ^ UInt8(ascii: "\"")))
    }

    /// Whether a name is at a place, if `close` is zero. (Bytes after the text may be read up to the length of a name, see
    /// ``SourceText/reach``.)
    @inline(__always)
    private func stands(_ name: UnsafePointer<NameRow>, at start: Int, close: UInt64) -> Bool {
        let length = Int(unsafe name.pointee.length)
        let head = unsafe PaddedBytes.word(bytes, start) ^ name.pointee.head
        let tail = unsafe PaddedBytes.word(bytes, start &+ Int(name.pointee.last)) ^ name.pointee.tail
        guard unsafe (head | tail) &<< UInt64(name.pointee.beyond) | close == 0 else { return false }
        return length <= 16 || hasMiddle(Int(unsafe name.pointee.middle), start, length)
    }

    /// Returns the index of the name at a place in a list, or -1, and its length. There is a quote before it. (Mutating, because a copy
    /// of the whole value would be passed otherwise.)
    @inline(never)
    mutating func search(_ start: Int, in list: UnsafePointer<NameList>) -> (row: Int, length: Int) { unsafe find(start, in: list) }

    /// The same, as part of the caller. The end of a name is looked for where nothing else tells it from others.
    @inline(__always)
    mutating func find(_ start: Int, in list: UnsafePointer<NameList>) -> (row: Int, length: Int) {
        guard unsafe list.pointee.key != NameList.wholeName else { return unsafe searchWhole(start, in: list) }
        let offset = unsafe list.pointee.key == NameList.twoWords ? 0 : Int(list.pointee.key)
        let first = unsafe PaddedBytes.word(bytes, start &+ offset)
        let mark = FastReader.quotes(first)
        var key = first & FastReader.below(mark)
        if unsafe list.pointee.key == NameList.twoWords {
            let second = unsafe PaddedBytes.word(bytes, start &+ 8)
            key = NameList.mixed(key, mark == 0 ? second & FastReader.below(FastReader.quotes(second)) : 0)
        }
        let candidate = Int(unsafe tables.places[Int(list.pointee.places) &+ list.pointee.place(ofKey: key)])
        guard unsafe candidate < Int(list.pointee.count) else { return (-1, 0) }
        let name = unsafe tables.names + (Int(list.pointee.first) &+ candidate)
        guard unsafe isWord(name, at: start) else { return (-1, 0) }
        return (candidate, Int(unsafe name.pointee.length))
    }

    /// The bytes before the lowest mark; all where there is none.
    @inline(__always)
    private static func below(_ mark: UInt64) -> UInt64 { (mark & (0 &- mark)) >> 7 &- 1 }

    /// Compares the whole name.
    @inline(never)
    private mutating func searchWhole(_ start: Int, in list: UnsafePointer<NameList>) -> (row: Int, length: Int) {
        let list = unsafe list.pointee
        // No name has an escape or a letter beyond ASCII: only the quote must be found.
        var head = unsafe PaddedBytes.word(bytes, start)
        var tail = head
        var mark = FastReader.quotes(head)
        var length = 0
        if mark != 0 {
            let lowest = mark & (0 &- mark)
            head &= (lowest >> 7) &- 1
            tail = head
        } else {
            repeat {
                length &+= 8
                guard start &+ length <= count, length < 64 else { return (-1, 0) }
                mark = unsafe FastReader.quotes(PaddedBytes.word(bytes, start &+ length))
            } while mark == 0
        }
        length &+= mark.trailingZeroBitCount >> 3
        if length >= 8 { tail = unsafe PaddedBytes.word(bytes, start &+ length &- 8) }
        let candidate = Int(unsafe tables.places[Int(list.places) &+ list.place(head, tail, length)])
        guard candidate < Int(list.count) else { return (-1, 0) }
        let name = unsafe tables.names + (Int(list.first) &+ candidate)
        guard unsafe name.pointee.head == head, unsafe name.pointee.tail == tail, unsafe Int(name.pointee.length) == length,
            length <= 16 || hasMiddle(Int(unsafe name.pointee.middle), start, length)
        else { return (-1, 0) }
        return (candidate, length)
    }

    /// The highest bits of bytes that are quotes; the lowest of them is right.
    @inline(__always)
    private static func quotes(_ word: UInt64) -> UInt64 {
        let quote = word ^ 0x2222_2222_2222_2222
        return (quote &- 0x0101_0101_0101_0101) & ~quote & 0x8080_8080_8080_8080
    }

    @inline(__always)
    private func hasMiddle(_ first: Int, _ start: Int, _ length: Int) -> Bool {
        var offset = 8
        var index = first
        while offset &+ 8 < length {
            guard unsafe PaddedBytes.word(bytes, start &+ offset) == tables.middles[index] else { return false }
            offset &+= 8
            index &+= 1
        }
        return true
    }

    /// Whether a byte is at a place or after spaces there. (Minified text has none.)
    @inline(__always)
    func begins(_ p: inout Int, with byte: UInt8) -> Bool {
        if unsafe bytes[p] == byte { return true }
        p = unsafe FastReader.behindSpace(bytes, p, count)
        return unsafe bytes[p] == byte
    }

    /// The place behind spaces, the end of the text at most: behind that may stand another line, or spaces to the end of the memory.
    /// (Called, so that the search for spaces takes no room where there are none.)
    @inline(never)
    static func behindSpace(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
        var p = start
        while p < count, unsafe PaddedBytes.isSpace(bytes[p]) { p &+= 1 }
        return min(p, count)
    }

    @inline(__always)
    mutating func append(_ node: Node) {
        unsafe nodes[nodeCount] = node
        nodeCount &+= 1
    }

    /// Reads free text. Returns the place behind it, or its complement where the text has escapes.
    @inline(never)
    mutating func text(_ start: Int) -> Int { plainText(start) }

    /// The same, as part of the caller: most members hold such text.
    @inline(__always)
    mutating func plainText(_ start: Int) -> Int {
        guard unsafe bytes[start] == UInt8(ascii: "\"") else { return spacedText(start) }
        let first = start &+ 1
        var p = first
        unsafe PaddedBytes.skipPlainText(bytes, &p)
        guard unsafe bytes[p] == UInt8(ascii: "\"") else { return unusualText(first, p) }
        if unsafe !OrdinaryValues.begins(bytes[first]) { odd |= OrdinaryValues.texts }
        append(Node(.string, start: first, end: p, next: nodeCount &+ 1))
        return p &+ 1
    }

    @inline(never)
    private mutating func spacedText(_ start: Int) -> Int {
        let p = unsafe FastReader.behindSpace(bytes, start, count)
        return p > start ? text(p) : FastReader.gaveUp
    }

    /// Goes on with a text that has escapes or ampersands, or is not ASCII. (A function of its own, so that the one above calls none.)
    @inline(never)
    private mutating func unusualText(_ first: Int, _ place: Int) -> Int {
        let rest = unsafe PaddedBytes.restOfString(bytes, place)
        guard rest.end > 0 else { return FastReader.gaveUp }
        if rest.flags != 0 {
            if escapes.count == 0 { escapes.firstNode = nodeCount }
            if escapes.count < Escapes.known { escapes.nodes[escapes.count] = UInt32(truncatingIfNeeded: nodeCount) }
            escapes.count &+= 1
        }
        append(Node(.string, start: first, end: rest.end &- 1, next: nodeCount &+ 1, flags: rest.flags))
        odd |= OrdinaryValues.plainTexts
        if unsafe !OrdinaryValues.begins(bytes[first]) { odd |= OrdinaryValues.texts }
        return rest.flags != 0 ? ~rest.end : rest.end
    }

    /// Reads a word of a vocabulary: most often the one that was read the last time.
    @inline(__always)
    mutating func token(_ start: Int, _ vocabulary: Int, at place: Int) -> Int {
        var p = start
        guard begins(&p, with: UInt8(ascii: "\"")) else { return FastReader.gaveUp }
        p &+= 1
        let list = unsafe tables.names(ofVocabulary: vocabulary)
        let predictor = unsafe predictor + MemberPredictor.place(ofVocabulary: vocabulary)
        var row = Int(unsafe predictor.pointee)
        let guess = unsafe tables.names + Int(list.pointee.first) + row
        var length = Int(unsafe guess.pointee.length)
        if unsafe !isWord(guess, at: p) {
            let word = unsafe search(p, in: list)
            guard word.row >= 0 else { return FastReader.gaveUp }
            row = word.row
            length = word.length
            unsafe predictor.pointee = UInt32(truncatingIfNeeded: row)
        }
        unsafe values[place] = Int64(truncatingIfNeeded: row)
        if row != 0 { odd |= OrdinaryValues.words }
        append(Node(.string, start: p, end: p &+ length, next: nodeCount &+ 1))
        return p &+ length &+ 1
    }

    /// Reads a value that is neither a container nor free text, nor a word or an amount.
    @inline(never)
    mutating func scalar(_ start: Int, _ code: MemberCode, at place: Int) -> Int {
        var p = start
        _ = begins(&p, with: UInt8(ascii: "\""))
        switch code {
        case .boolean: return boolean(p)
        case .unsignedLong: return number(p, atMost: 0xFFFF_FFFF, at: place)
        case .unsignedShort: return number(p, atMost: 0xFFFF, at: place)
        case .integer: return number(p, atMost: .max, at: place)
        case .number: return decimal(p, at: place)
        case .date:
            let end = text(p)
            return end > 0 && isDate(p &+ 1, end &- 1) ? end : FastReader.gaveUp
        case .country, .currency:
            guard unsafe bytes[p] == UInt8(ascii: "\"") else { return FastReader.gaveUp }
            let end = self.code(p &+ 1, isCountry: code == .country)
            guard end >= 0 else { return FastReader.gaveUp }
            append(Node(.string, start: p &+ 1, end: end &- 1, next: nodeCount &+ 1))
            return end
        default: return FastReader.gaveUp
        }
    }

    private mutating func boolean(_ start: Int) -> Int {
        let isTrue = unsafe PaddedBytes.halfWord(bytes, start) == 0x6575_7274
        // The first byte is part of the text, so the word behind it ends with the padding at the latest.
        guard unsafe isTrue || bytes[start] == UInt8(ascii: "f") && PaddedBytes.halfWord(bytes, start &+ 1) == 0x6573_6C61 else {
            return FastReader.gaveUp
        }
        let end = start &+ (isTrue ? 4 : 5)
        append(Node(isTrue ? .true : .false, start: start, end: end, next: nodeCount &+ 1))
        return end
    }

    /// Reads a plain run of digits.
    private mutating func number(_ start: Int, atMost limit: Int64, at place: Int) -> Int {
        var p = start
        var number: Int64 = 0
        while p &- start < (limit == .max ? 15 : 10) {
            let digit = unsafe bytes[p] &- ASCII.zero
            guard digit <= 9 else { break }
            number = number &* 10 &+ Int64(digit)
            p &+= 1
        }
        // What follows is looked at by the caller: after a fraction, an exponent or more digits it gives up.
        guard p > start, number <= limit, unsafe p &- start == 1 || bytes[start] != ASCII.zero else { return FastReader.gaveUp }
        unsafe values[place] = number
        append(Node(.number, start: start, end: p, next: nodeCount &+ 1))
        return p
    }

    /// Reads a decimal number without an exponent, of as many digits as fit a word.
    private mutating func decimal(_ start: Int, at place: Int) -> Int {
        var end = start
        while end < count, unsafe ASCII.isDigit(bytes[end]) || bytes[end] == ASCII.point || end == start && bytes[end] == ASCII.minus {
            end &+= 1
        }
        let text = unsafe UnsafeBufferPointer(start: bytes, count: count).span
        let word = Amount.parseWord(text, from: start, to: end)
        // After a zero that leads other digits the number is not JSON.
        guard word != Amount.noWord, word != Amount.wideWord else { return FastReader.gaveUp }
        unsafe values[place] = word
        append(Node(.number, start: start, end: end, next: nodeCount &+ 1))
        return end
    }

    // MARK: Text with a meaning

    /// Reads an amount: those of up to eight characters in one go.
    @inline(never)
    mutating func amount(_ place: Int, at slot: Int) -> Int { shortAmount(place, at: slot) }

    /// The same, as part of the caller.
    @inline(__always)
    mutating func shortAmount(_ place: Int, at slot: Int) -> Int {
        guard unsafe bytes[place] == UInt8(ascii: "\"") else { return spacedAmount(place, at: slot) }
        let start = place &+ 1
        let x = unsafe PaddedBytes.word(bytes, start)
        // Digits have this bit; the point and the quote have not.
        var others = ~x & 0x1010_1010_1010_1010
        // (If there is no other, the first of eight digits is found, which is harmless.)
        let shift = UInt64(truncatingIfNeeded: others.trailingZeroBitCount & 56)
        var digits = x
        var length = Int(shift >> 3)
        var count = length
        var scale = 0
        if x &>> shift & 0xFF == UInt64(UInt8(ascii: ".")) {
            others &= others &- 1
            length = others == 0 ? 8 : others.trailingZeroBitCount >> 3
            scale = length &- 1 &- count
            guard scale > 0 else { return longAmount(start, at: slot) }
            // What is before the point moves over it.
            let moved: UInt64 = (0x100 &<< shift) &- 1
            digits ^= (digits ^ digits &<< 8) & moved
            count = length &- 1
        }
        let end = start &+ length
        guard count > scale, unsafe bytes[end] == UInt8(ascii: "\"") else { return longAmount(start, at: slot) }
        // The characters move up, so that the last one is in the highest place. Below them are zeros.
        digits = digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
        digits ^= 0x3030_3030_3030_3030 &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        guard (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080 == 0 else { return longAmount(start, at: slot) }
        // A zero that leads other digits makes the amount a wide one.
        guard count &- scale == 1 || x & 0xFF != UInt64(ASCII.zero) else { return longAmount(start, at: slot) }
        digits = (digits &* 0x0A01) >> 8 & 0x00FF_00FF_00FF_00FF
        digits = (digits &* 0x0064_0001) >> 16 & 0x0000_FFFF_0000_FFFF
        digits = (digits &* 0x0000_2710_0000_0001) >> 32
        unsafe values[slot] = Amount.packed(digits, scale: scale)
        scales |= 1 &<< UInt32(truncatingIfNeeded: scale)
        if digits == 0 { odd |= OrdinaryValues.amounts }
        append(Node(.string, start: start, end: end, next: nodeCount &+ 1))
        return end &+ 1
    }

    @inline(never)
    private mutating func spacedAmount(_ start: Int, at slot: Int) -> Int {
        let p = unsafe FastReader.behindSpace(bytes, start, count)
        return p > start ? amount(p, at: slot) : FastReader.gaveUp
    }

    @inline(never)
    private mutating func longAmount(_ start: Int, at place: Int) -> Int {
        var p = start
        var flags: UInt32 = 0
        guard unsafe PaddedBytes.string(bytes, &p, &flags), flags == 0 else { return FastReader.gaveUp }
        let word = unsafe Amount.parseWord(UnsafeBufferPointer(start: bytes, count: count).span, from: start, to: p &- 1)
        guard word != Amount.noWord else { return FastReader.gaveUp }
        unsafe values[place] = word
        odd |= OrdinaryValues.amounts
        append(Node(.string, start: start, end: p &- 1, next: nodeCount &+ 1))
        return min(p, count)
    }

    /// Reads a code of two or three letters from behind the quote. The last codes that were accepted are known by heart.
    @inline(__always)
    private mutating func code(_ start: Int, isCountry: Bool) -> Int {
        let x = unsafe PaddedBytes.word(bytes, start)
        let length = isCountry ? 2 : 3
        let bits = UInt64(truncatingIfNeeded: length &* 8)
        guard x &>> bits & 0xFF == UInt64(UInt8(ascii: "\"")) else { return FastReader.gaveUp }
        // With the quote, which tells codes of two and of three letters apart.
        let letters = UInt32(truncatingIfNeeded: x & ((1 &<< (bits &+ 8)) &- 1))
        let known = unsafe predictor + MemberPredictor.place(ofCode: letters)
        if unsafe known.pointee != letters {
            guard isAccepted(start, start &+ length, isCountry: isCountry) else { return FastReader.gaveUp }
            unsafe known.pointee = letters
        }
        return start &+ length &+ 1
    }

    @inline(never)
    private mutating func isAccepted(_ start: Int, _ end: Int, isCountry: Bool) -> Bool {
        // With the padding: if a line ends inside a code, its quote can be in the next one.
        let text = unsafe UnsafeBufferPointer(start: bytes, count: count &+ SourceText.padding).span
        return isCountry ? Country.isKnownToWebKit(text, from: start, to: end) : Currency.isKnownToWebKit(text, from: start, to: end)
    }

    @inline(never)
    private mutating func isDate(_ start: Int, _ end: Int) -> Bool {
        unsafe DateTimeText.isISO8601(UnsafeBufferPointer(start: bytes, count: count).span, from: start, to: end)
    }
}
