/// A text with each fault, and one without.
enum SyntaxSamples {
    static func bad(_ cause: SyntaxFault.Cause) -> Sample {
        switch cause {
        case .tooLarge: return guarded(fewBytes)
        case .tooManyNodes: return guarded(fewValues)
        case .tooManyFaults:
            let commas = [UInt8](repeating: UInt8(ascii: ","), count: 1)
            var text = [UInt8(ascii: "[")]
            for _ in 0...RecoveringScanner.mostFaults { text += [UInt8(ascii: "0")] + commas + commas }
            return Sample(.request, [.write(text + [UInt8](" 0]".utf8), inPlaceOf: "")], policy: alone)
        default:
            let (base, piece, bytes) = change(cause)
            return Sample(base, [.write(bytes, inPlaceOf: piece)])
        }
    }

    static func good(_ cause: SyntaxFault.Cause) -> Sample {
        switch cause {
        case .tooLarge: guarded(fewBytes, changes: [.raw("{\n\"", for: "{\n  \"")])
        case .tooManyNodes: guarded(fewValues, changes: [.raw(#""visa","#, for: #""visa", "masterCard","#)])
        case .tooManyFaults: original(.request)
        default: original(change(cause).base)
        }
    }

    /// The text of a base as it is written.
    private static func original(_ base: SampleBase) -> Sample { Sample(base, [.write([UInt8](base.text.utf8), inPlaceOf: "")]) }

    /// One byte less than a sale has.
    static var fewBytes: Limits { Limits(bytes: SampleBase.request.text.utf8.count - 1) }
    /// One value less than a sale has.
    static var fewValues: Limits { Limits(nodes: 30) }

    static func guarded(_ limits: Limits, _ base: SampleBase = .request, changes: [Sample.Change] = []) -> Sample {
        Sample(base, [.write([UInt8](base.text.utf8), inPlaceOf: "")] + changes, policy: Policy(limits: limits))
    }

    /// A thousand other faults come before.
    static var alone: Policy { Policy(maximumFindings: 5000).with { $0.selected = [RuleID(.tooManyFaults)] } }

    /// A piece of a right document and what makes it wrong.
    private static func change(_ cause: SyntaxFault.Cause) -> (base: SampleBase, piece: String, bytes: [UInt8]) {
        func put(_ text: String, for piece: String, in base: SampleBase = .request) -> (SampleBase, String, [UInt8]) {
            (base, piece, [UInt8](text.utf8))
        }
        let network = #""visa", "#
        let country = #""countryCode": "US","#
        let amount = #""amount": "38.06""#
        let retries = #""retries": 0"#
        switch cause {
        case .trailingComma: return put(amount + ",", for: amount)
        case .extraComma: return put(network + ", ", for: network)
        case .missingComma: return put(#""visa" "#, for: network)
        case .decimalComma: return put(#""retries": 0,5"#, for: retries, in: .session)
        case .missingColon: return put(#""countryCode" "US","#, for: country)
        case .missingValue: return put(#""countryCode": ,"#, for: country)
        case .missingName: return put(#"{ : "Harbor Books","#, for: #"{ "label": "Harbor Books","#)
        case .unclosedContainer: return put("\"currencyCode\": \"USD\"\n", for: "\"currencyCode\": \"USD\"\n}")
        case .mismatchedBracket: return put(#"["supports3DS"}"#, for: #"["supports3DS"]"#)
        case .textAfterEnd: return put("\"USD\"\n}\n{}", for: "\"USD\"\n}")
        case .emptyText: return put("", for: "")
        case .markup: return put("<html><body>502 Bad Gateway</body></html>", for: "")
        case .comment: return put(country + " // of the merchant", for: country)
        case .unclosedComment: return put("\"USD\"\n} /* the end", for: "\"USD\"\n}")
        case .unquotedName: return put(#"countryCode: "US","#, for: country)
        case .undefinedValue: return put(country + #" "couponCode": undefined,"#, for: country)
        case .dateExpression:
            return put(#"new Date("2027-04-01T00:00:00.000Z")"#, for: recurringDate, in: .recurring)
        case .javascriptAround: return put("const request = {\n  \"merchantCapabilities\"", for: "{\n  \"merchantCapabilities\"")
        case .javascriptExpression: return put(#""amount": price.toFixed(2)"#, for: amount)
        case .singleQuote: return put(#""countryCode": 'US',"#, for: country)
        case .curlyQuote: return put("\"countryCode\": \u{201C}US\u{201D},", for: country)
        case .templateLiteral: return put(#""countryCode": `US`,"#, for: country)
        case .unescapedQuote: return put(#""Harbor "Quay" Books""#, for: #""Harbor Books""#)
        case .unclosedString: return put(#""amount": "38.06 },"#, for: amount + " },")
        case .controlCharacter: return put("\"Harbor\tBooks\"", for: #""Harbor Books""#)
        case .badEscape: return put(#""Harbor \& Books""#, for: #""Harbor Books""#)
        case .loneSurrogate: return put(#""Harbor Books \ud83d""#, for: #""Harbor Books""#)
        case .notANumber: return put(#""retries": NaN"#, for: retries, in: .session)
        case .leadingZero: return put(#""retries": 00"#, for: retries, in: .session)
        case .leadingPlus: return put(#""retries": +0"#, for: retries, in: .session)
        case .bareFraction: return put(#""retries": 0."#, for: retries, in: .session)
        case .hexNumber: return put(#""retries": 0x0"#, for: retries, in: .session)
        case .digitSeparator: return put("1_803_891_600_000", for: "1803891600000", in: .session)
        case .badNumber: return put(#""amount": 38.06USD"#, for: amount)
        case .badLiteral: return put(country + #" "supportsCouponCode": True,"#, for: country)
        case .unquotedText: return put(#""countryCode": US,"#, for: country)
        case .byteOrderMark: return put("\u{FEFF}{\n  \"merchantCapabilities\"", for: "{\n  \"merchantCapabilities\"")
        case .otherEncoding:
            var wide: [UInt8] = []
            for byte in SampleBase.request.text.utf8 { wide += [byte, 0] }
            return (.request, "", wide)
        case .invalidUTF8: return (.request, #""Harbor Books""#, [UInt8]("\"Caf".utf8) + [0xE9] + [UInt8]("\"".utf8))
        case .badSpace: return put("\"countryCode\":\u{A0}\"US\",", for: country)
        case .unexpectedCharacter: return put(#""countryCode": @,"#, for: country)
        case .tooDeep:
            let depth = Limits().depth + 1
            let open = [UInt8](repeating: UInt8(ascii: "["), count: depth)
            return (.request, "", open + [UInt8](repeating: UInt8(ascii: "]"), count: depth))
        case .tooLarge, .tooManyNodes, .tooManyFaults: return put("", for: "")
        }
    }

    /// A date of the recurring request.
    private static let recurringDate = #""2027-04-01T00:00:00.000Z""#
}
