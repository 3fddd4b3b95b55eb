import PaySheetCBOR
import Testing

/// The examples of RFC 8949, appendix A: an encoding, and what it says in the standard's diagnostic notation.
enum Vectors {
    struct Row: Sendable, CustomTestStringConvertible {
        let hex: String
        let diagnostic: String
        var testDescription: String { diagnostic + " " + hex }
    }

    static let rows = text.split(separator: "\n").map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return Row(hex: String(parts[0]), diagnostic: String(parts[1]))
    }

    static func bytes(_ hex: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Substring(hex)
        while !rest.isEmpty {
            guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    static func diagnostic(_ value: CBORValue) -> String {
        let mark = value.isIndefinite ? "_ " : ""
        switch value.form {
        case .unsigned(let number): return String(number)
        case .negative(let number): return number == .max ? "-18446744073709551616" : "-" + String(number + 1)
        case .bytes where value.isIndefinite, .text where value.isIndefinite:
            return "(_ " + value.children.map { diagnostic($0) }.joined(separator: ", ") + ")"
        case .bytes:
            let bytes = (try? value.bytes()) ?? [0]
            return "h'" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
        case .text: return "\"" + ((try? value.text()) ?? "?").map { quoted($0) }.joined() + "\""
        case .array: return "[" + mark + value.children.map { diagnostic($0) }.joined(separator: ", ") + "]"
        case .map:
            let pairs = ((try? value.map()) ?? []).map { diagnostic($0.key) + ": " + diagnostic($0.value) }
            return "{" + mark + pairs.joined(separator: ", ") + "}"
        case .tag(let number): return String(number) + "(" + value.children.map { diagnostic($0) }.joined() + ")"
        case .simple(let number): return [20: "false", 21: "true", 22: "null", 23: "undefined"][number] ?? "simple(\(number))"
        case .float(let bits, let size): return float(bits, size)
        }
    }

    private static func quoted(_ character: Character) -> String {
        character == "\"" || character == "\\" ? "\\" + String(character) : String(character)
    }

    private static func float(_ bits: UInt64, _ size: Int) -> String {
        let number: Double =
            switch size {
            case 2: half(bits)
            case 4: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            default: Double(bitPattern: bits)
            }
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        return String(describing: number)
    }

    /// As in appendix D of the standard. `Float16` is missing on some systems.
    private static func half(_ bits: UInt64) -> Double {
        let (exponent, fraction) = (Int(bits >> 10 & 0x1F), Double(bits & 0x3FF))
        let magnitude =
            switch exponent {
            case 0: Double(sign: .plus, exponent: -24, significand: fraction)
            case 31: fraction == 0 ? Double.infinity : .nan
            default: Double(sign: .plus, exponent: exponent - 25, significand: fraction + 1024)
            }
        return bits & 0x8000 == 0 ? magnitude : -magnitude
    }

    private static let text = #"""
        00 0
        01 1
        0a 10
        17 23
        1818 24
        1819 25
        1864 100
        1903e8 1000
        1a000f4240 1000000
        1b000000e8d4a51000 1000000000000
        1bffffffffffffffff 18446744073709551615
        c249010000000000000000 2(h'010000000000000000')
        3bffffffffffffffff -18446744073709551616
        c349010000000000000000 3(h'010000000000000000')
        20 -1
        29 -10
        3863 -100
        3903e7 -1000
        f90000 0.0
        f98000 -0.0
        f93c00 1.0
        fb3ff199999999999a 1.1
        f93e00 1.5
        f97bff 65504.0
        fa47c35000 100000.0
        fa7f7fffff 3.4028234663852886e+38
        fb7e37e43c8800759c 1e+300
        f90001 5.960464477539063e-08
        f90400 6.103515625e-05
        f9c400 -4.0
        fbc010666666666666 -4.1
        f97c00 Infinity
        f97e00 NaN
        f9fc00 -Infinity
        fa7f800000 Infinity
        fa7fc00000 NaN
        faff800000 -Infinity
        fb7ff0000000000000 Infinity
        fb7ff8000000000000 NaN
        fbfff0000000000000 -Infinity
        f4 false
        f5 true
        f6 null
        f7 undefined
        f0 simple(16)
        f8ff simple(255)
        c074323031332d30332d32315432303a30343a30305a 0("2013-03-21T20:04:00Z")
        c11a514b67b0 1(1363896240)
        c1fb41d452d9ec200000 1(1363896240.5)
        d74401020304 23(h'01020304')
        d818456449455446 24(h'6449455446')
        d82076687474703a2f2f7777772e6578616d706c652e636f6d 32("http://www.example.com")
        40 h''
        4401020304 h'01020304'
        60 ""
        6161 "a"
        6449455446 "IETF"
        62225c "\"\\"
        62c3bc "ü"
        63e6b0b4 "水"
        64f0908591 "𐅑"
        80 []
        83010203 [1, 2, 3]
        8301820203820405 [1, [2, 3], [4, 5]]
        98190102030405060708090a0b0c0d0e0f101112131415161718181819 [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
        a0 {}
        a201020304 {1: 2, 3: 4}
        a26161016162820203 {"a": 1, "b": [2, 3]}
        826161a161626163 ["a", {"b": "c"}]
        a56161614161626142616361436164614461656145 {"a": "A", "b": "B", "c": "C", "d": "D", "e": "E"}
        5f42010243030405ff (_ h'0102', h'030405')
        7f657374726561646d696e67ff (_ "strea", "ming")
        9fff [_ ]
        9f018202039f0405ffff [_ 1, [2, 3], [_ 4, 5]]
        9f01820203820405ff [_ 1, [2, 3], [4, 5]]
        83018202039f0405ff [1, [2, 3], [_ 4, 5]]
        83019f0203ff820405 [1, [_ 2, 3], [4, 5]]
        9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff [_ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
        bf61610161629f0203ffff {_ "a": 1, "b": [_ 2, 3]}
        826161bf61626163ff ["a", {_ "b": "c"}]
        bf6346756ef563416d7421ff {_ "Fun": true, "Amt": -2}
        """#
}
