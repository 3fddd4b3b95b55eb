import PaySheet
import TestSupport
import Testing

@Suite("The recovering scanner")
struct RecoveringScannerTests {
    private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let recovered = RecoveringScanner.scan(bytes, limits: Limits())
        #expect(recovered.faults.isEmpty == StrictReference.accepts(bytes), "\(bytes)", sourceLocation: sourceLocation)
        var last = 0
        for fault in recovered.faults {
            #expect(fault.start >= last && fault.end >= fault.start && fault.end <= bytes.count, "\(bytes)", sourceLocation: sourceLocation)
            #expect(fault.related.map { 0..<bytes.count ~= $0 } != false, sourceLocation: sourceLocation)
            #expect(!fault.message(in: bytes).isEmpty, sourceLocation: sourceLocation)
            last = fault.start
        }
        if recovered.isComplete { expectFaithfulRewriting(bytes, sourceLocation: sourceLocation) }
        #expect(RecoveringScannerTests.isTree(recovered.parts, bytes.count), "\(bytes)", sourceLocation: sourceLocation)
    }

    /// Whether nodes form one value: every member a name and a value, nothing outside of its container, all in the order of the text.
    private static func isTree(_ nodes: [Node], _ count: Int) -> Bool {
        var open: [(next: Int, end: Int, isObject: Bool)] = []
        var index = 0
        var last = 0
        while index < nodes.count {
            while let top = open.last, top.next == index { open.removeLast() }
            guard index == 0 || !open.isEmpty else { return false }
            if open.last?.isObject == true {
                guard nodes[index].isString, Int(nodes[index].next) == index + 1 else { return false }
                index += 1
                guard index < nodes.count else { return false }
            }
            let node = nodes[index]
            guard last <= Int(node.start), node.start <= node.end, Int(node.end) <= open.last?.end ?? count else { return false }
            guard Int(node.next) > index, Int(node.next) <= open.last?.next ?? nodes.count else { return false }
            last = Int(node.start)
            if node.is(.object) || node.is(.array) {
                open.append((Int(node.next), Int(node.end), node.is(.object)))
            } else {
                guard Int(node.next) == index + 1 else { return false }
            }
            index += 1
        }
        return open.allSatisfy { $0.next == nodes.count }
    }

    @Test("Random bytes and mutated texts have valid faults", arguments: 0..<8)
    func mutations(seed: Int) throws {
        var random = SyntaxRandom(state: UInt64(seed) &+ 77)
        let pieces = SyntaxFragments.pieces
        for _ in 0..<(150 * syntaxTestScale) {
            var text: [UInt8] = []
            switch Int.random(in: 0..<3, using: &random) {
            case 0: for _ in 0..<Int.random(in: 0..<24, using: &random) { text.append(UInt8.random(in: 0...255, using: &random)) }
            case 1:
                for _ in 0..<Int.random(in: 0..<20, using: &random) {
                    text += Array((pieces.randomElement(using: &random) ?? "").utf8)
                }
            default:
                let sample = SyntaxCorpus.texts.randomElement(using: &random)
                text = try sample.map { try SyntaxCorpus.bytes($0.path) } ?? []
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let place = Int.random(in: 0...text.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: text.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
                    case 1 where place < text.count: text.remove(at: place)
                    default: text.removeSubrange(place..<min(text.count, place + 3))
                    }
                }
            }
            expectSound(text)
        }
    }

    @Test("Every beginning of a text has valid faults")
    func prefixes() throws {
        let bytes = try SyntaxCorpus.bytes("refused/many-mistakes.json")
        for length in 0...bytes.count { expectSound(Array(bytes.prefix(length))) }
    }

    @Test("A text with mistakes has the nodes of the corrected text")
    func nodes() {
        let text = "{a:[1,],'b':new Date(\"2027\"),c:undefined,}"
        let nodes = scan(text).nodes
        #expect(nodes.map(\.kind) == [.object, .string, .array, .number, .string, .string, .string, .undefined])
        #expect(nodes.map { Int($0.next) } == [8, 2, 4, 4, 5, 6, 7, 8])
        #expect(nodes.map(\.count) == [3, 0, 1, 0, 0, 0, 0, 0])
        #expect(nodes.map(\.isBare) == [false, true, false, false, false, false, true, false])
        #expect(nodes.map { $0.info & Node.dateExpression != 0 } == [false, false, false, false, false, true, false, false])
        let bytes = Array(text.utf8)
        #expect(nodes[0].range == 0..<bytes.count)
        #expect(String(decoding: bytes[nodes[1].range], as: UTF8.self) == "a")
        #expect(String(decoding: bytes[nodes[5].range], as: UTF8.self) == "2027")
    }

    @Test("The opening bracket or quote is a related place")
    func related() {
        #expect(scan("{\"a\":[1").faults.first?.related == 5)
        #expect(scan("{\"a\":[1}").faults.first?.related == 5)
        #expect(scan("[\"a").faults.first?.related == 1)
    }

    @Test("Depth, bytes, values and faults are limited")
    func limits() {
        #expect(spelled(scan("[[[1]]]", limits: Limits(depth: 3)).faults) == "")
        #expect(spelled(scan("[[[[1]]]]", limits: Limits(depth: 3)).faults) == "tooDeep@3-4")
        #expect(spelled(scan("[1,2]", limits: Limits(bytes: 5)).faults) == "")
        #expect(spelled(scan("[1,2]", limits: Limits(bytes: 4)).faults) == "tooLarge@4-4")
        #expect(spelled(scan("[1,2]", limits: Limits(nodes: 3)).faults) == "")
        #expect(spelled(scan("[1,2]", limits: Limits(nodes: 2)).faults) == "tooManyNodes@3-3")
        let many = scan("[" + String(repeating: "'',", count: 2000) + "0]")
        #expect(many.faults.count == 1001 && many.faults.last?.cause == .tooManyFaults && !many.isComplete)
    }

    /// Twice the text must not take four times the work; a quadratic look ahead would run for hours here.
    @Test("Long hostile texts are read to their end", arguments: SyntaxFragments.hostile)
    func hostile(piece: String) {
        let bytes = Array(String(repeating: piece, count: TestScale.scaled(200_000) / piece.utf8.count).utf8)
        for limits in [Limits(), Limits(depth: 4096)] {
            for text in [bytes, Array("[".utf8) + bytes, Array("{\"a\":".utf8) + bytes, Array("{\"".utf8) + bytes] {
                let recovered = RecoveringScanner.scan(text, limits: limits)
                #expect(!recovered.faults.isEmpty)
                #expect(recovered.faults.allSatisfy { $0.start <= $0.end && $0.end <= text.count })
            }
        }
    }
}
