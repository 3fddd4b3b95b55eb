import PaySheetOrders
import Testing

@Suite("order.strings")
struct StringsFileTests {
    private static let text = """
        /* A comment
           of two lines. */
        "STATUS" = "Your \\"order\\" is\\non its way";
        // Another comment.
        "PRICE_EURO"="5\\U00a0€"  ; "SMILE" = "\\UD83D\\uDE00 \\101\\\\";

        """

    private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 255)]
            return isLittle ? bytes.reversed() : bytes
        }
    }

    @Test("Keys, texts, escapes, comments and lines are read")
    func entries() throws {
        let file = try StringsFile(Array(StringsFileTests.text.utf8))
        #expect(file.entries.map { $0.key } == ["STATUS", "PRICE_EURO", "SMILE"])
        #expect(file.entries.map { $0.value } == ["Your \"order\" is\non its way", "5\u{A0}€", "😀 A\\"])
        #expect(file.entries.map { $0.line } == [3, 5, 5])
        #expect(file.encoding == .utf8 && !file.hasByteOrderMark && !file.isASCII)
        #expect(try StringsFile([]).entries.isEmpty)
        #expect(try StringsFile(Array("\"a\" = \"b\";".utf8)).isASCII)
    }

    @Test(
        "Both byte orders of UTF-16 are read, with and without a byte order mark",
        arguments: [
            (true, [0xFF, 0xFE]), (false, [0xFE, 0xFF]), (true, []), (false, []),
        ] as [(Bool, [UInt8])])
    func encodings(_ isLittle: Bool, _ mark: [UInt8]) throws {
        let file = try StringsFile(mark + StringsFileTests.utf16(StringsFileTests.text + "\"日本\" = \"𠮷\";", isLittle: isLittle))
        #expect(file.entries.map { $0.key } == ["STATUS", "PRICE_EURO", "SMILE", "日本"])
        #expect(file.entries.last?.value == "𠮷")
        #expect(file.encoding == (isLittle ? .utf16LittleEndian : .utf16BigEndian))
        #expect(file.hasByteOrderMark == !mark.isEmpty)
    }

    @Test("A UTF-8 byte order mark is not part of the first key")
    func mark() throws {
        let file = try StringsFile([0xEF, 0xBB, 0xBF] + Array("\"a\" = \"b\";".utf8))
        #expect(file.entries.map { $0.key } == ["a"] && file.hasByteOrderMark && file.encoding == .utf8)
    }

    @Test(
        "A mistake has a cause and a line",
        arguments: [
            ("\"a\" = \"b\"", .semicolon, 1), ("\"a\" = \"b\"\n\"c\" = \"d\";", .semicolon, 1), ("\n\"a\" \"b\";", .equalsSign, 2),
            ("\"a\" = b;", .value, 1), ("a = \"b\";", .key, 1), ("\"a\" = \"b\";\r\n\r\n;", .key, 3), ("\n\n/* \n\n", .openComment, 3),
            ("\"a\" = \"b;\n\"c\" = \"d\";\n", .openText, 1), ("\"a\" = \"b\";\n\"c\" = \"d;\n", .openText, 2),
            ("\"a\" = \"\\U12\";", .escape, 1), ("\"a\" = \"\\UDE00\";", .escape, 1), ("\"a\" = \"\\UD83Dx\";", .escape, 1),
            ("\"a\" = \"\\UD83D\";", .escape, 1), ("\"a\" = \"\\", .openText, 1), ("\"a\" = { b = c; };", .value, 1), ("/", .key, 1),
        ] as [(String, StringsError.Cause, Int)])
    func mistakes(_ text: String, _ cause: StringsError.Cause, _ line: Int) {
        #expect(throws: StringsError.self) { try StringsFile(Array(text.utf8)) }
        do throws(StringsError) {
            _ = try StringsFile(Array(text.utf8))
        } catch {
            #expect(error.cause == cause && error.line == line, "\(error.cause) in line \(error.line)")
            #expect(!error.description.isEmpty)
        }
    }

    @Test(
        "Bytes that are not text are refused",
        arguments: [[0x22, 0xE9, 0x22], [0xFF, 0xFE, 0x22], [0xFF, 0xFE, 0x00, 0xD8], [0xFE, 0xFF, 0xDC, 0x00, 0, 0x22]] as [[UInt8]])
    func notText(_ bytes: [UInt8]) {
        do throws(StringsError) {
            _ = try StringsFile(bytes)
            Issue.record("it was read")
        } catch {
            #expect(error.cause == .encoding)
        }
    }
}
