/// Reads a text that is not quite JSON: finds every fault, and the document where its meaning is plain.
///
/// It runs only after the strict scanner refused the same bytes. It is iterative, and every look ahead that may be read
/// again is paid from `fuel`, so that the time stays linear on any input.
package struct RecoveringScanner {
    typealias Mark = JSONText.Mark

    /// What may come next.
    enum Expectation {
        /// The document, or the value after a colon.
        case value
        /// After `[` and after a comma in an array.
        case firstElement, element
        /// After `{` and after a comma in an object.
        case firstName, name
        case colon
        /// After a member or an element.
        case separator
        /// After the document.
        case nothing
    }

    /// An object or array that is being read.
    struct Open {
        var node: Int
        var start: Int
        var isObject: Bool
        var count = 0
        /// A colon inside this array was reported; the others are the same mistake.
        var hasColonFault = false
    }

    /// More faults than this help no reader, and would let an attacker choose the memory.
    static let mostFaults = 1000

    let bytes: [UInt8]
    let limits: Limits
    var position = 0
    var nodes: [Node] = []
    var faults: [SyntaxFault] = []
    var isComplete = true
    var isStopped = false
    var open: [Open] = []
    var expected = Expectation.value
    /// How many bytes may still be read a second time.
    var fuel: Int
    /// The range of the last name or value.
    var lastStart = 0
    var lastEnd = 0
    var lastComma = 0
    /// The last comma is part of a fault already.
    var isCommaReported = false
    /// A reported fault included the comma.
    var isCommaForgiven = false
    /// A bracket fault is reported; what it does to the other brackets is no new mistake.
    var isBracketInDoubt = false
    /// The first colon inside the string that is being read.
    var colonInString: Int?
    /// The document is inside JavaScript, which is already reported.
    var hasPrefix = false
    var parentheses = 0

    package static func scan(_ bytes: [UInt8], limits: Limits) -> Recovered {
        var scanner = RecoveringScanner(bytes: bytes, limits: limits)
        scanner.run()
        let isComplete = scanner.isComplete && scanner.expected == .nothing && !scanner.nodes.isEmpty
        scanner.endParts()
        var faults = scanner.faults
        faults.sort { ($0.start, $0.end, $0.cause.rawValue) < ($1.start, $1.end, $1.cause.rawValue) }
        return Recovered(parts: scanner.nodes, faults: faults, isComplete: isComplete)
    }

    init(bytes: [UInt8], limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        self.fuel = bytes.count * 4 + 4096
    }

    mutating func run() {
        guard bytes.count <= limits.bytes else { return stop(.tooLarge, from: limits.bytes, to: limits.bytes) }
        guard readEncoding() else { return }
        skipSpace()
        readPrefix()
        var idle = 0
        while !isStopped {
            let before = position
            skipSpace()
            guard !isStopped else { return }
            guard position < bytes.count else { return endOfText() }
            step(bytes[position])
            // Every state either moves on or hands over to one that does; this is the net below the rope.
            idle = position > before ? 0 : idle + 1
            if idle > 4 { return stop(.unexpectedCharacter, from: position, to: scalarEnd(position)) }
        }
    }

    private mutating func step(_ byte: UInt8) {
        switch expected {
        case .value, .firstElement, .element: stepValue(byte)
        case .firstName, .name: stepName(byte)
        case .colon: stepColon(byte)
        case .separator: stepSeparator(byte)
        case .nothing: stepAfterEnd(byte)
        }
    }

    // MARK: Reporting

    @inline(never)
    mutating func report(_ cause: SyntaxFault.Cause, from start: Int, to end: Int, related: Int? = nil) {
        guard !isStopped else { return }
        let start = min(max(start, 0), bytes.count)
        if faults.count >= RecoveringScanner.mostFaults {
            faults.append(SyntaxFault(.tooManyFaults, start: start, end: start))
            isStopped = true
            isComplete = false
        } else {
            faults.append(SyntaxFault(cause, start: start, end: min(max(end, start), bytes.count), related: related))
        }
    }

    /// Reports what makes all further reading pointless.
    mutating func stop(_ cause: SyntaxFault.Cause, from start: Int, to end: Int, related: Int? = nil) {
        report(cause, from: start, to: end, related: related)
        isComplete = false
        isStopped = true
    }

    /// Reports something without a plain meaning and leaves the rest of the member or element unread.
    mutating func giveUp(_ cause: SyntaxFault.Cause, from start: Int, to end: Int) {
        report(cause, from: start, to: end)
        // Brackets and quotes are left for the skipping, which counts them.
        if let byte = at(start), byte != Mark.openBrace, byte != Mark.openBracket, !Mark.isQuote(byte) { position = max(position, end) }
        skipExpression()
        loseValue(from: start)
    }

    /// Reports an expression that only a JavaScript engine could work out, and leaves it unread.
    mutating func giveUpExpression(from start: Int) {
        skipExpression()
        report(.javascriptExpression, from: start, to: position)
        loseValue(from: start)
    }

    /// Goes on behind a value that was not read.
    mutating func loseValue(from start: Int) {
        switch expected {
        case .colon: appendValue(.unknown, from: lastEnd, to: max(lastEnd, position))
        case .value, .firstElement, .element: appendValue(.unknown, from: start, to: max(start, position))
        case .firstName, .name, .separator, .nothing: break
        }
        isComplete = false
        lastEnd = position
        expected = open.isEmpty ? .nothing : .separator
        // What follows a lost document is lost too.
        if open.isEmpty { isStopped = true }
    }

    private mutating func endOfText() {
        let end = contentEnd
        if !open.isEmpty {
            isComplete = false
            if !isBracketInDoubt { report(.unclosedContainer, from: end, to: end, related: open.last?.start) }
        } else if expected != .nothing {
            // Bytes that are no text at all are reported already.
            if faults.last?.cause != .invalidUTF8 { stop(.emptyText, from: bytes.count, to: bytes.count) }
        } else if parentheses > 0, !isBracketInDoubt {
            report(.unclosedContainer, from: end, to: end)
        }
        isStopped = true
    }

    /// Where the text ends but for space.
    var contentEnd: Int {
        var end = bytes.count
        while end > 0, Mark.isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    // MARK: Nodes

    mutating func append(_ node: Node) {
        guard nodes.count < limits.nodes else {
            (nodes, open) = ([], [])
            return stop(.tooManyNodes, from: Int(node.start), to: Int(node.start))
        }
        nodes.append(node)
    }

    /// Adds a value that holds no other.
    mutating func appendValue(_ kind: Node.Kind, from start: Int, to end: Int, flags: UInt32 = 0) {
        append(Node(kind, start: start, end: end, next: nodes.count + 1, flags: flags))
        countValue()
        expected = open.isEmpty ? .nothing : .separator
    }

    mutating func countValue() {
        if !open.isEmpty { open[open.count - 1].count += 1 }
    }

    /// Ends what is open at the end of the text.
    private mutating func endParts() {
        if open.last?.isObject == true, expected == .colon || expected == .value { appendValue(.undefined, from: lastEnd, to: lastEnd) }
        while !open.isEmpty { popContainer(end: bytes.count) }
    }

    /// Notes a token that was read to its end and goes on behind it.
    mutating func advance(from start: Int, to end: Int) {
        lastStart = start
        lastEnd = end
        position = max(position, end)
    }

    // MARK: Looking

    func at(_ index: Int) -> UInt8? { index >= 0 && index < bytes.count ? bytes[index] : nil }

    /// Pays for reading bytes a second time.
    mutating func spend(_ amount: Int) -> Bool {
        fuel -= max(amount, 0)
        return fuel > 0
    }

    /// One past the character at an offset; one past the byte where it is no UTF-8.
    func scalarEnd(_ index: Int) -> Int { min(index + max(JSONText.scalarLength(bytes.window, index), 1), bytes.count) }

    func reads(_ text: String, from start: Int, to end: Int, ignoringCase: Bool = false) -> Bool {
        var index = start
        for byte in text.utf8 {
            guard index < end else { return false }
            let found = bytes[index]
            guard found == byte || ignoringCase && found | 0x20 == byte && Mark.isLetter(found) else { return false }
            index += 1
        }
        return index == end
    }
}
