// A second text with each fault, elsewhere or spelled in another way, and one that only looks like it.
extension SyntaxSamples {
    static func otherBad(_ cause: SyntaxFault.Cause) -> Sample {
        switch cause {
        case .tooLarge: return guarded(fewBytes, .shipping)
        case .tooManyNodes: return guarded(fewValues, .shipping)
        case .tooManyFaults:
            var text = [UInt8](#"{"a":["#.utf8)
            for _ in 0...RecoveringScanner.mostFaults { text += [UInt8]("1,,".utf8) }
            return Sample(.request, [.write(text + [UInt8]("1]}".utf8), inPlaceOf: "")], policy: alone)
        default:
            if let (base, piece, text) = otherNumber(cause) { return Sample(base, [.raw(text, for: piece)]) }
            let (piece, bytes) = otherChange(cause)
            return Sample(.request, [.write(bytes, inPlaceOf: piece)])
        }
    }

    /// What would be a fault outside of a text is none inside.
    static func otherGood(_ cause: SyntaxFault.Cause) -> Sample {
        let label = #""Harbor Books""#
        switch cause {
        case .tooLarge: return guarded(fewBytes, .error)
        case .tooManyNodes: return guarded(fewValues, .error)
        case .unescapedQuote: return Sample(.request, [.write([UInt8](#""Harbor \"Quay\" Books""#.utf8), inPlaceOf: label)])
        case .loneSurrogate: return Sample(.request, [.write([UInt8](#""Books \ud83d\udcda""#.utf8), inPlaceOf: label)])
        case .badEscape, .controlCharacter: return Sample(.request, [.write([UInt8](#""Harbor\u0020Books""#.utf8), inPlaceOf: label)])
        case .invalidUTF8, .otherEncoding: return Sample(.request, [.write([UInt8]("\"Café Books\"".utf8), inPlaceOf: label)])
        case .byteOrderMark, .badSpace:
            return Sample(.request, [.write([UInt8]("\"Harbor\u{A0}Books\"".utf8), inPlaceOf: label)])
        default:
            return Sample(
                .request,
                [
                    .write(
                        [UInt8]("\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} \u{201C}q\u{201D}\"".utf8), inPlaceOf: label)
                ])
        }
    }

    /// What is wrong with a number, where a number belongs, and other faults that a sale has no place for.
    private static func otherNumber(_ cause: SyntaxFault.Cause) -> (base: SampleBase, piece: String, text: String)? {
        let retries = #""retries": 0"#
        let start = "1803891600000"
        switch cause {
        case .notANumber: return (.session, retries, #""retries": -Infinity"#)
        case .leadingZero: return (.session, start, "0" + start)
        case .leadingPlus: return (.session, start, "+" + start)
        case .bareFraction: return (.session, retries, #""retries": .0"#)
        case .hexNumber: return (.session, retries, #""retries": 0xA"#)
        case .digitSeparator: return (.session, retries, #""retries": 1_0"#)
        case .dateExpression: return (.deferred, #""2027-07-03T21:59:59.000Z""#, "new Date('2027-07-03T21:59:59.000Z')")
        case .byteOrderMark: return (.session, "{\n  \"epochTimestamp\"", "\u{FEFF}{\n  \"epochTimestamp\"")
        default: return nil
        }
    }

    private static func otherChange(_ cause: SyntaxFault.Cause) -> (piece: String, bytes: [UInt8]) {
        func put(_ text: String, for piece: String) -> (String, [UInt8]) { (piece, [UInt8](text.utf8)) }
        let capabilities = #"["supports3DS"]"#
        let country = #""countryCode": "US","#
        let code = #""US""#
        let amount = #""38.06""#
        let label = #""Harbor Books""#
        switch cause {
        case .trailingComma: return put(#"["supports3DS",]"#, for: capabilities)
        case .extraComma: return put(#"[,"supports3DS"]"#, for: capabilities)
        case .missingComma: return put(#""countryCode": "US""#, for: country)
        case .decimalComma: return put(#"38,06"#, for: amount)
        case .missingColon: return put(#""merchantCapabilities" ["supports3DS"]"#, for: #""merchantCapabilities": ["supports3DS"]"#)
        case .missingValue: return put(#""merchantCapabilities": ,"#, for: #""merchantCapabilities": ["supports3DS"],"#)
        case .missingName: return put(#": "US","#, for: country)
        case .unclosedContainer: return put("{\"label\": \"Harbor Books\"", for: "")
        case .mismatchedBracket: return put(#""amount": "38.06" ]"#, for: #""amount": "38.06" }"#)
        case .textAfterEnd: return put("\"USD\"\n}\nend", for: "\"USD\"\n}")
        case .emptyText: return put(" \n\t ", for: "")
        case .markup: return put("<?xml version=\"1.0\"?><error/>", for: "")
        case .comment: return put(country + " /* of the merchant */", for: country)
        case .unclosedComment: return put(country + " /* of the merchant", for: country)
        case .unquotedName: return put(#"currencyCode: "USD""#, for: #""currencyCode": "USD""#)
        case .undefinedValue: return put(country + #" "shippingType": undefined,"#, for: country)
        case .javascriptAround: return put("\"USD\"\n};", for: "\"USD\"\n}")
        case .javascriptExpression: return put("total * 100", for: amount)
        case .singleQuote: return put("'Harbor Books'", for: label)
        case .curlyQuote: return put("\u{201C}countryCode\u{201D}: \"US\",", for: country)
        case .templateLiteral: return put("`Harbor Books`", for: label)
        case .unescapedQuote: return put(#""Harbor "No. 1" Books""#, for: label)
        case .unclosedString: return put(#""countryCode": "US,"#, for: country)
        case .controlCharacter: return put("\"Harbor\u{1F}Books\"", for: label)
        case .badEscape: return put(#""Harbor\x20Books""#, for: label)
        case .loneSurrogate: return put(#""Harbor \udcda Books""#, for: label)
        case .badNumber: return put("1e", for: amount)
        case .badLiteral: return put(country + #" "supportsCouponCode": FALSE,"#, for: country)
        case .unquotedText: return put("Harbor", for: label)
        case .otherEncoding:
            var wide: [UInt8] = [0xFE, 0xFF]
            for byte in SampleBase.request.text.utf8 { wide += [0, byte] }
            return ("", wide)
        case .invalidUTF8: return (label, [UInt8(ascii: "\""), 0xC0, 0xAF, UInt8(ascii: "\"")])
        case .badSpace: return put("\u{2003}\"US\"", for: code)
        case .unexpectedCharacter: return put("#", for: code)
        case .tooDeep:
            var text: [UInt8] = []
            for _ in 0...Limits().depth { text += [UInt8](#"{"a":"#.utf8) }
            return ("", text + [UInt8("0".utf8.first ?? 48)] + [UInt8](repeating: UInt8(ascii: "}"), count: Limits().depth + 1))
        case .tooLarge, .tooManyNodes, .tooManyFaults, .notANumber, .leadingZero, .leadingPlus, .bareFraction, .hexNumber,
            .digitSeparator, .dateExpression, .byteOrderMark:
            return put("", for: "")
        }
    }
}
