import PaySheet

/// A JSON file with settings for the command. Every value knows its place, so that a message can show it.
package struct InputFile: Sendable {
    /// The name of the file in messages.
    let name: String
    private let bytes: [UInt8]
    private let nodes: [Node]
    /// The places of every so many bytes, because each entry of a configuration states its own.
    private let marks: [Place]

    /// A line and a column, both from 1, the column in Unicode scalars.
    private struct Place: Sendable {
        var line = 1
        var column = 1

        mutating func pass(_ byte: UInt8) {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    private static let stride = 512

    private init(name: String, bytes: [UInt8], nodes: [Node]) {
        (self.name, self.bytes, self.nodes) = (name, bytes, nodes)
        var (marks, place) = ([Place()], Place())
        for (offset, byte) in bytes.enumerated() {
            if offset > 0, offset % InputFile.stride == 0 { marks.append(place) }
            place.pass(byte)
        }
        self.marks = marks
    }

    /// Other files than documents are small.
    package static let byteLimit = 64 << 20

    /// Reads a file.
    package static func read(_ path: String, named name: String, _ system: System) throws(UsageError) -> InputValue {
        switch system.read(path, byteLimit + 1) {
        case .failure(let failure): throw UsageError(name + ": " + failure.message, isInFile: true)
        case .success(let bytes): return try parse(bytes, named: name)
        }
    }

    /// Reads a text.
    static func parse(_ bytes: [UInt8], named name: String) throws(UsageError) -> InputValue {
        let limits = Limits(bytes: byteLimit)
        let text = SourceText(bytes)
        var scanner = Scanner()
        if scanner.scan(text, limits: limits) {
            let file = InputFile(name: name, bytes: bytes, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)))
            return InputValue(file: file, node: 0)
        }
        let file = InputFile(name: name, bytes: bytes, nodes: [])
        let recovered = RecoveringScanner.scan(bytes, limits: limits)
        guard let fault = recovered.faults.first else { throw file.problem("the text is not JSON", at: 0) }
        throw file.problem(fault.message(in: bytes) { _ in recovered.isComplete }, at: fault.start)
    }

    /// Returns a mistake at a byte: path, line and column before the message.
    @inline(never)
    func problem(_ message: String, at offset: Int, near: String? = nil) -> UsageError {
        UsageError(name + ":" + place(offset) + ": " + message, near: near, isInFile: true)
    }

    /// Returns the line and column of a byte, both from 1, the column in Unicode scalars.
    func place(_ offset: Int) -> String {
        let end = min(max(offset, 0), bytes.count)
        let mark = min(end / InputFile.stride, marks.count - 1)
        var place = marks[mark]
        for byte in bytes[(mark * InputFile.stride)..<end] { place.pass(byte) }
        return String(place.line) + ":" + String(place.column)
    }

    fileprivate func node(_ index: Int) -> Node {
        nodes.indices.contains(index) ? nodes[index] : Node(.null, start: 0, end: 0, next: index + 1)
    }

    fileprivate func text(_ index: Int) -> String {
        String(decoding: JSONText.decode(bytes, node(index)), as: UTF8.self)
    }

    fileprivate func spelling(_ index: Int) -> String { String(decoding: bytes[node(index).range], as: UTF8.self) }
}

/// A value of an ``InputFile``.
package struct InputValue: Sendable {
    let file: InputFile
    private let index: Int

    fileprivate init(file: InputFile, node: Int) {
        self.file = file
        index = node
    }

    /// A member of an object: its name, the place of the name, and its value.
    package struct Member: Sendable {
        package let name: String
        package let key: InputValue
        package let value: InputValue
    }

    /// Returns a mistake at this place.
    @inline(never)
    package func problem(_ message: String, near: String? = nil) -> UsageError {
        file.problem(message, at: offset, near: near)
    }

    /// Adds this place to a mistake.
    func naming<Value>(_ read: () throws(UsageError) -> Value) throws(UsageError) -> Value {
        do throws(UsageError) {
            return try read()
        } catch {
            throw problem(error.message, near: error.near)
        }
    }

    /// `path:line:column`.
    package var place: String { file.name + ":" + file.place(offset) }

    private var offset: Int {
        let node = file.node(index)
        return node.isString ? max(Int(node.start) - 1, 0) : Int(node.start)
    }

    package var isNull: Bool { file.node(index).kind == .null }
    var isText: Bool { file.node(index).kind == .string }

    /// The members of an object, each name once.
    package func members(_ what: String) throws(UsageError) -> [Member] {
        guard file.node(index).kind == .object else { throw problem(what + " must be an object") }
        var members: [Member] = []
        var seen: Set<String> = []
        var key = index + 1
        while key < Int(file.node(index).next) {
            let member = Member(
                name: file.text(key), key: InputValue(file: file, node: key), value: InputValue(file: file, node: key + 1))
            guard seen.insert(member.name).inserted else {
                throw member.key.problem("the member \"" + member.name + "\" appears twice; keep one of them")
            }
            members.append(member)
            key = Int(file.node(key + 1).next)
        }
        return members
    }

    /// The elements of a list.
    package func elements(_ what: String) throws(UsageError) -> [InputValue] {
        guard file.node(index).kind == .array else { throw problem(what + " must be a list") }
        var elements: [InputValue] = []
        var child = index + 1
        while child < Int(file.node(index).next) {
            elements.append(InputValue(file: file, node: child))
            child = Int(file.node(child).next)
        }
        return elements
    }

    @inline(never)
    package func text(_ what: String) throws(UsageError) -> String {
        guard isText else { throw problem(what + " must be text") }
        return file.text(index)
    }

    /// True or false.
    package func flag(_ what: String) throws(UsageError) -> Bool {
        switch file.node(index).kind {
        case .true: return true
        case .false: return false
        default: throw problem(what + " must be true or false")
        }
    }

    /// A whole number in digits only.
    package func number(_ what: String, _ range: ClosedRange<Int64>) throws(UsageError) -> Int64 {
        let spelling = file.node(index).kind == .number ? file.spelling(index) : ""
        guard let number = Int64(spelling), range.contains(number) else {
            let most = range.count == 1 ? "" : " to " + String(range.upperBound)
            throw problem(what + " must be " + (range.count == 1 ? "" : "a whole number from ") + String(range.lowerBound) + most)
        }
        return number
    }
}
