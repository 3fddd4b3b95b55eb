import PaySheet

/// Writes JSON, either on one line or indented by two spaces per level.
@usableFromInline package struct JSONBytes: ~Copyable {
    @usableFromInline var room: ReportBuffer
    private let isIndented: Bool
    private var depth: Int
    /// Whether the next member or element is the first of its container.
    private var isFirst = true
    /// Whether a name was written, so that a value follows on the same line.
    private var isAfterName = false

    /// - Parameter length: The approximate number of bytes.
    package init(isIndented: Bool, depth: Int = 0, length: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
        room = ReportBuffer(capacity: length)
    }

    /// The content.
    package var bytes: [UInt8] { room.bytes }

    /// The number of bytes written.
    package var count: Int { room.count }

    /// Appends the content to other bytes.
    func append(to bytes: inout [UInt8]) { room.append(to: &bytes) }

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

    @inline(never)
    private mutating func open(_ bracket: UInt8) {
        separate(before: 1)
        room.put(bracket)
        depth += 1
        isFirst = true
    }

    @inline(never)
    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        room.make(indentation &+ 1)
        if !isFirst { breakLine() }
        room.put(bracket)
        isFirst = false
    }

    /// Writes a name from the code, without characters to escape.
    @inline(never)
    package mutating func name(_ name: StaticString) {
        separate(before: name.utf8CodeUnitCount &+ 4)
        room.put(UInt8(ascii: "\""))
        room.put(name)
        room.put(UInt8(ascii: "\""))
        endName()
    }

    /// Writes any other name.
    package mutating func name(spelled name: String) {
        text(name)
        room.make(2)
        endName()
    }

    /// The capacity is reserved.
    @inline(__always)
    private mutating func endName() {
        room.put(UInt8(ascii: ":"))
        if isIndented { room.put(0x20) }
        isAfterName = true
    }

    @inline(never)
    package mutating func text(_ text: String?) {
        guard let text else { return null() }
        // As much as quotes and backslashes can need.
        separate(before: 2 &* text.utf8.count &+ 2)
        room.put(UInt8(ascii: "\""))
        if !room.putPlain(text) { write(text) }
        room.put(UInt8(ascii: "\""))
    }

    /// Writes text with other escapes or non-ASCII letters, and reserves a quote. (A separate function: iterating scalars retains the
    /// text, and most texts do not need that.)
    @inline(never)
    private mutating func write(_ text: String) {
        for scalar in text.unicodeScalars { write(scalar) }
        room.make(1)
    }

    @inline(never)
    package mutating func number(_ number: Int?) {
        guard let number else { return null() }
        separate(before: Decimals.most &+ 1)
        if number < 0 { room.put(UInt8(ascii: "-")) }
        room.put(decimals: number.magnitude)
    }

    @inline(never)
    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    @inline(never)
    package mutating func null() { word("null") }

    @inline(never)
    private mutating func word(_ word: StaticString) {
        separate(before: word.utf8CodeUnitCount)
        room.put(word)
    }

    /// Writes a value that is already JSON text.
    @inline(never)
    package mutating func raw(_ json: String) {
        separate(before: json.utf8.count)
        room.put(json)
    }

    /// Writes a value that is already JSON.
    package mutating func raw(bytes json: [UInt8]) {
        separate(before: json.count)
        room.put(json)
    }

    /// A value that is JSON text of a document. Dangerous characters, which only strings of JSON can contain, are escaped.
    package mutating func raw(ofDocument json: String) {
        separate(before: json.utf8.count)
        for scalar in json.unicodeScalars {
            let isSafe = scalar.value < 0x7F && (scalar != "[" || !room.opensCommand)
            guard isSafe else {
                write(scalar)
                continue
            }
            room.make(1)
            room.put(UInt8(truncatingIfNeeded: scalar.value))
        }
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, _ text: String?) {
        self.name(name)
        self.text(text)
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, number: Int?) {
        self.name(name)
        self.number(number)
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, bool: Bool) {
        self.name(name)
        self.bool(bool)
    }

    @inline(__always)
    package mutating func nullMember(_ name: StaticString) {
        self.name(name)
        null()
    }

    @inline(__always)
    package mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array(of: texts)
    }

    @inline(never)
    package mutating func array(of texts: [String]) {
        array { list in
            for text in texts { list.text(text) }
        }
    }

    // MARK: Pieces

    /// On one line, the names of an object and what is between them are always the same.
    var takesPieces: Bool { !isIndented }

    /// Writes a position on one line.
    @inline(never)
    mutating func pieces(of position: TextPosition) {
        separate(before: 4 &* Decimals.most &+ 48)
        room.put("{\"line\":")
        room.put(decimals: position.line.magnitude)
        room.put(",\"column\":")
        room.put(decimals: position.column.magnitude)
        room.put(",\"utf16Column\":")
        room.put(decimals: position.utf16Column.magnitude)
        room.put(",\"offset\":")
        room.put(decimals: position.offset.magnitude)
        room.put(UInt8(ascii: "}"))
    }

    // MARK: Bytes

    /// Writes what is needed before a name or value, and reserves capacity after it.
    @inline(__always)
    private mutating func separate(before length: Int) {
        room.make(length &+ indentation &+ 1)
        if isAfterName {
            isAfterName = false
        } else {
            if !isFirst { room.put(UInt8(ascii: ",")) }
            if depth > 0 { breakLine() }
        }
        isFirst = false
    }

    /// The number of bytes of a new line before its content.
    @inline(__always)
    private var indentation: Int { isIndented ? 2 &* depth &+ 1 : 0 }

    /// The capacity is reserved.
    @inline(__always)
    private mutating func breakLine() {
        if isIndented { indent() }
    }

    private mutating func indent() {
        room.put(0x0A)
        for _ in 0..<depth { room.put("  ") }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        room.make(12)
        switch scalar.value {
        case 0x22, 0x5C:
            room.put(UInt8(ascii: "\\"))
            room.put(UInt8(truncatingIfNeeded: scalar.value))
        case 0x0A: room.put("\\n")
        case 0x5B where room.opensCommand: escape(scalar.value)
        case 0x09: room.put("\\t")
        case 0x0D: room.put("\\r")
        case 0x20...0x7E: room.put(UInt8(truncatingIfNeeded: scalar.value))
        default:
            if DangerousCharacter(scalar) == nil, let encoded = UTF8.encode(scalar) {
                for byte in encoded { room.put(byte) }
            } else if let units = UTF16.encode(scalar) {
                for unit in units { escape(UInt32(unit)) }
            }
        }
    }

    private mutating func escape(_ value: UInt32) {
        let digits = String(value, radix: 16)
        room.put("\\u")
        // Cannot trap: a code unit has at most four digits.
        for _ in digits.utf8.count..<4 { room.put(UInt8(ascii: "0")) }
        room.put(digits)
    }
}
