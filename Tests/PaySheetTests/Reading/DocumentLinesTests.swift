import PaySheet
import Testing

@Suite("Documents of NDJSON")
struct DocumentLinesTests {
    static let clean = """
        {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
        "total":{"label":"Trip","amount":"200.50"}}
        """
    static let wrong = clean.replacing("200.50", with: "200,50")
    static let text = "\(clean)\n\n{nope\r\n \t\r\n\(wrong)\r\n\(clean)"

    @Test("Every document has its line, offset, kind and findings")
    func checks() {
        let lines = Array(DocumentReader().checks(ofLinesIn: Self.text.utf8))
        #expect(lines.map { $0.number } == [1, 3, 5, 6])
        #expect(lines.map { $0.kind } == [.paymentRequest, nil, .paymentRequest, .paymentRequest])
        #expect(lines.map { $0.findings.isEmpty } == [true, false, false, true])
        #expect(lines[2].findings.contains(.amountFormat))
        #expect(lines[2].findings[0].place.start.line == 1)
        #expect(lines[3].safari == .accepts)
        let bytes = Array(Self.text.utf8)
        for line in lines {
            let own = bytes[line.offset..<line.offset + line.byteCount]
            #expect(own.first == UInt8(ascii: "{") && own.last != 0x0D && own.last != 0x0A)
        }
    }

    @Test("Values have their findings, and a broken line does not end the reading")
    func readings() {
        let lines = Array(DocumentReader().readings(of: PaymentRequest.self, linesIn: Array(Self.text.utf8)))
        #expect(lines.first?.content.value?.total.label == "Trip" && lines.last?.content.value?.total.label == "Trip")
        #expect(lines[1].content.value == nil)
        #expect(lines.map { $0.content.findings.isEmpty } == [true, false, false, true])
    }

    @Test("A line above the limit has one finding, and the next line is read")
    func long() {
        let reader = DocumentReader(policy: Policy(limits: Limits(bytes: 300)))
        let lines = Array(reader.checks(ofLinesIn: (String(repeating: "[", count: 5000) + "\n" + Self.clean).utf8))
        #expect(lines.map { $0.byteCount } == [5000, Self.clean.utf8.count])
        #expect(lines[0].findings.count == 1 && lines[0].findings[0].rule.isAboutText)
        #expect(lines[1].findings.isEmpty)
    }

    @Test("The policy of a reader applies to every line")
    func policy() {
        var reader = DocumentReader(expecting: Expectations().with { $0.currency = .eur })
        reader.merchantConsistency = MerchantConsistency()
        #expect(reader.checks(ofLinesIn: Self.text.utf8).filter { $0.findings.contains(.currencyExpected) }.map { $0.number } == [1, 5, 6])
        #expect(Array(reader.checks(ofLinesIn: [])).isEmpty)
    }
}

@Suite("Assembling lines from chunks")
struct LineAssemblerTests {
    private func lines(_ text: [UInt8], pieces size: Int, limit: Int) -> [String] {
        var assembler = LineAssembler(limit: limit)
        var found: [String] = []
        func take() {
            while let line = assembler.next() {
                found.append("\(line.number)@\(line.offset)+\(line.byteCount):" + String(decoding: line.bytes, as: UTF8.self))
            }
        }
        var rest = text[...]
        while !rest.isEmpty {
            assembler.append(rest.prefix(size))
            rest = rest.dropFirst(size)
            take()
        }
        assembler.finish()
        take()
        return found
    }

    @Test("Chunks of every size give the same lines, also above the limit", arguments: [1, 4, 9, 100])
    func sizes(_ limit: Int) {
        let text = Array("ab\n\nabcdefghijklmnop\r\nx\r\n\rlong enough to be cut\nabcde\r\nlast one".utf8)
        let whole = lines(text, pieces: text.count, limit: limit)
        #expect(whole.count == 7)
        #expect(whole[0] == "1@0+2:ab" && whole[2].hasPrefix("3@4+16:"))
        for size in 1...text.count { #expect(lines(text, pieces: size, limit: limit) == whole, "pieces of \(size)") }
    }

    @Test("A line without an end does not use more memory")
    func endless() {
        var assembler = LineAssembler(limit: 10)
        for _ in 0..<1000 {
            assembler.append([UInt8](repeating: 0x31, count: 100))
            #expect(assembler.next() == nil)
        }
        assembler.append([0x0A, 0x32])
        assembler.finish()
        let long = assembler.next()
        #expect(long?.byteCount == 100_000 && long?.bytes.count == 11)
        #expect(assembler.next()?.offset == 100_001)
        #expect(assembler.next() == nil)
    }
}
