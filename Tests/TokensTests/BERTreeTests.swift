import PaySheetTokens
import Testing

@Suite("The reader of BER and DER")
struct BERTreeTests {
    @Test("Values have tags, contents and children")
    func values() throws {
        let root = try BERTree([0x30, 0x06, 0x02, 0x01, 0x05, 0x04, 0x01, 0xAB], as: .der).root
        #expect(root.isConstructed && root.tag.space == 0 && root.tag.number == 16)
        #expect(root.children.map { $0.tag.number } == [2, 4])
        #expect(root.children.map { Array($0.content) } == [[5], [0xAB]])
        #expect(root.children.map { $0.offset } == [2, 5])
        #expect(Array(root.children[1].encoding) == [0x04, 0x01, 0xAB])
    }

    @Test("BER allows indefinite lengths, and DER does not")
    func indefinite() throws {
        let bytes: [UInt8] = [0x30, 0x80, 0x30, 0x80, 0x02, 0x01, 0x07, 0, 0, 0x05, 0x00, 0, 0]
        let root = try BERTree(bytes).root
        #expect(root.children.map { $0.tag.number } == [16, 5])
        #expect(Array(root.encoding) == bytes)
        #expect(Array(root.children[0].content) == [0x02, 0x01, 0x07])
        #expect(Array(root.children[0].encoding) == Array(bytes[2..<9]))
        #expect(throws: BERError(.indefiniteLength, at: 0)) { try BERTree(bytes, as: .der) }
    }

    @Test("A value of indefinite length ends before its parent")
    func mixed() throws {
        let root = try BERTree([0x30, 0x07, 0x31, 0x80, 0x02, 0x01, 0x07, 0, 0]).root
        #expect(root.children.count == 1 && root.children[0].children.count == 1)
    }

    @Test(
        "A fault has a cause and an offset",
        arguments: [
            ([], .empty, 0), ([0x30], .truncated, 0), ([0x30, 0x05, 0x02, 0x01], .truncated, 0),
            ([0x30, 0x03, 0x02, 0x02, 0x00], .truncated, 2), ([0x30, 0x03, 0x02, 0x02, 0x00, 0x00], .lengthBeyondEnd, 2),
            ([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], .lengthTooLarge, 0), ([0x30, 0x88, 1, 2, 3, 4, 5, 6, 7, 8], .lengthTooLarge, 0),
            ([0x30, 0x80, 0x02, 0x01, 0x05], .missingEnd, 5), ([0x30, 0x80, 0x02, 0x01, 0x05, 0], .unexpectedEnd, 5),
            ([0x30, 0x02, 0x00, 0x00], .unexpectedEnd, 2), ([0x00, 0x00], .unexpectedEnd, 0),
            ([0x02, 0x01, 0x05, 0x00], .trailingBytes, 3), ([0x04, 0x80, 0x00, 0x00], .malformed, 0), ([0x10, 0x00], .malformed, 0),
            ([0x22, 0x00], .malformed, 0), ([0x30, 0xFF, 0x00], .malformed, 0), ([0x1F, 0x80, 0x20, 0x00], .malformed, 0),
            ([0x1F, 0x05, 0x00], .malformed, 0), ([0x1F, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x00], .malformed, 0), ([0x1F], .truncated, 0),
        ] as [([UInt8], BERError.Cause, Int)])
    func faults(_ bytes: [UInt8], _ cause: BERError.Cause, _ offset: Int) {
        #expect(throws: BERError(cause, at: offset)) { try BERTree(bytes) }
    }

    @Test(
        "DER refuses other encodings of a value",
        arguments: [
            [0x04, 0x81, 0x01, 0xAA], [0x04, 0x82, 0x00, 0x80] + [UInt8](repeating: 0, count: 128), [0x24, 0x03, 0x04, 0x01, 0xAA],
        ] as [[UInt8]])
    func onlyBER(_ bytes: [UInt8]) throws {
        _ = try BERTree(bytes)
        #expect(throws: BERError(.notDER, at: 0)) { try BERTree(bytes, as: .der) }
    }

    @Test("Reading stops at each limit")
    func limits() {
        let nested = BERTreeTests.repeated([0x30, 0x80], 400)
        #expect(throws: BERError(.tooDeep, at: 64)) { try BERTree(nested) }
        #expect(throws: BERError(.tooLong, at: 16)) { try BERTree(nested, limits: BERLimits(bytes: 16)) }
        let many = DER.sequence(BERTreeTests.repeated([5, 0], 30))
        #expect(throws: BERError(.tooMany, at: 20)) { try BERTree(many, limits: BERLimits(values: 10)) }
    }

    @Test("Ten megabytes of nested sequences are refused immediately")
    func bomb() {
        let nested = [UInt8](repeating: 0x30, count: 10 << 20)
        #expect(throws: BERError.self) { try BERTree(nested) }
        #expect(throws: BERError.self) { try BERTree(nested, limits: BERLimits(bytes: 1 << 30, depth: 1 << 30, values: 1 << 30)) }
    }

    private static func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] { (0..<count).flatMap { _ in bytes } }

    @Test("Messages name the byte and never the content")
    func messages() {
        #expect(BERError(.truncated, at: 12).description == "the data ends too early, at byte 12")
        #expect(BERError(.expected(.time), at: 3).description == "a time is missing or malformed, at byte 3")
    }

    @Test("Object identifiers are written with dots")
    func objectIdentifiers() {
        #expect(ObjectName.merchantHash.description == "1.2.840.113635.100.6.32")
        #expect(ObjectName.tokenSigner.description == "1.2.840.113635.100.6.29")
        #expect(ObjectName.tokenIssuer.description == "1.2.840.113635.100.6.2.14")
    }
}
