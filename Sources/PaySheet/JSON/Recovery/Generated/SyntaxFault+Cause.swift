// Generated from Sources/PaySheet/Data/syntax-faults.tsv. Do not edit; run `swift run generate`.

extension SyntaxFault {
    /// What is wrong. Each cause has a permanent rule.
    package enum Cause: UInt8, Sendable, CaseIterable {
        /// `json/trailing-comma`.
        case trailingComma
        /// `json/extra-comma`.
        case extraComma
        /// `json/missing-comma`.
        case missingComma
        /// `json/decimal-comma`.
        case decimalComma
        /// `json/missing-colon`.
        case missingColon
        /// `json/missing-value`.
        case missingValue
        /// `json/missing-name`.
        case missingName
        /// `json/unclosed-bracket`.
        case unclosedContainer
        /// `json/mismatched-bracket`.
        case mismatchedBracket
        /// `json/text-after-end`.
        case textAfterEnd
        /// `json/empty`.
        case emptyText
        /// `json/markup`.
        case markup
        /// `json/comment`.
        case comment
        /// `json/unclosed-comment`.
        case unclosedComment
        /// `json/unquoted-name`.
        case unquotedName
        /// `json/undefined`.
        case undefinedValue
        /// `json/date-expression`.
        case dateExpression
        /// `json/javascript-around`.
        case javascriptAround
        /// `json/javascript-expression`.
        case javascriptExpression
        /// `json/single-quote`.
        case singleQuote
        /// `json/curly-quote`.
        case curlyQuote
        /// `json/template-literal`.
        case templateLiteral
        /// `json/unescaped-quote`.
        case unescapedQuote
        /// `json/unclosed-string`.
        case unclosedString
        /// `json/control-character`.
        case controlCharacter
        /// `json/bad-escape`.
        case badEscape
        /// `json/lone-surrogate`.
        case loneSurrogate
        /// `json/not-a-number`.
        case notANumber
        /// `json/leading-zero`.
        case leadingZero
        /// `json/leading-plus`.
        case leadingPlus
        /// `json/bare-fraction`.
        case bareFraction
        /// `json/hex-number`.
        case hexNumber
        /// `json/digit-separator`.
        case digitSeparator
        /// `json/bad-number`.
        case badNumber
        /// `json/bad-literal`.
        case badLiteral
        /// `json/unquoted-text`.
        case unquotedText
        /// `json/byte-order-mark`.
        case byteOrderMark
        /// `json/encoding`.
        case otherEncoding
        /// `json/invalid-utf8`.
        case invalidUTF8
        /// `json/bad-space`.
        case badSpace
        /// `json/unexpected-character`.
        case unexpectedCharacter
        /// `json/too-deep`.
        case tooDeep
        /// `json/too-large`.
        case tooLarge
        /// `json/too-many-values`.
        case tooManyNodes
        /// `json/too-many-faults`.
        case tooManyFaults
        /// `json/other-format`.
        case otherFormat

        /// The remedy.
        package var help: String {
            switch self {
            case .trailingComma: "remove the comma"
            case .extraComma: "remove the surplus comma"
            case .missingComma: "write a comma between the two"
            case .decimalComma: "write a point instead of the comma"
            case .missingColon: "write a colon between the name and its value"
            case .missingValue: "write the value, or remove the name"
            case .missingName: "write a name in double quotes and a colon before the value"
            case .unclosedContainer: "close what is open, or check whether the text was cut off"
            case .mismatchedBracket: "close objects with } and arrays with ]"
            case .textAfterEnd: "keep one document, and remove what follows it"
            case .emptyText: "give a JSON document"
            case .markup: "check where the text comes from; it may be an error page"
            case .comment: "remove the comment"
            case .unclosedComment: "remove the comment"
            case .unquotedName: "put the name in double quotes"
            case .undefinedValue: "leave the member out"
            case .dateExpression: "write the date as ISO 8601 text in double quotes"
            case .javascriptAround: "keep only the object itself"
            case .javascriptExpression: "run the script and write down its result, for instance with JSON.stringify"
            case .singleQuote: "write double quotes"
            case .curlyQuote: "write straight double quotes"
            case .templateLiteral: "write double quotes"
            case .unescapedQuote: #"write \" for a quote that belongs to the text"#
            case .unclosedString: "write the closing double quote"
            case .controlCharacter: "write its escape, or remove it"
            case .badEscape: #"write one of \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits; a backslash itself is \\"#
            case .loneSurrogate: "write both halves or the character itself"
            case .notANumber: "write a number, or leave the member out"
            case .leadingZero: "remove the zeros in front"
            case .leadingPlus: "remove the plus sign"
            case .bareFraction: "write a digit on both sides of the point"
            case .hexNumber: "write the number in decimal digits"
            case .digitSeparator: "remove the underscores"
            case .badNumber: "write digits, with a point and an exponent if need be; put other text in double quotes"
            case .badLiteral: "write true, false or null"
            case .unquotedText: "put the text in double quotes"
            case .byteOrderMark: "save the text as UTF-8 without a byte-order mark"
            case .otherEncoding: "save the text as UTF-8"
            case .invalidUTF8: "save the text as UTF-8"
            case .badSpace: "write an ordinary space, or none"
            case .unexpectedCharacter: "remove it, or put the text in double quotes"
            case .tooDeep: "nest less, or raise the limit (--limit)"
            case .tooLarge: "split the text, or raise the limit (--limit)"
            case .tooManyNodes: "split the text, or raise the limit (--limit)"
            case .tooManyFaults: "mend the faults above, then check again"
            case .otherFormat: "convert the text to JSON"
            }
        }

        /// The sentence about it, unless that depends on the text.
        var message: String? {
            switch self {
            case .trailingComma: "a comma before the closing bracket: JSON allows none after the last member or element"
            case .extraComma: "a comma with nothing before it"
            case .decimalComma: "a comma inside a number: JSON writes decimals with a point"
            case .missingValue: "a value is missing: JSON needs one after every name and comma"
            case .missingName: "a name is missing: an object holds pairs of a name in double quotes and a value"
            case .textAfterEnd: "text after the end of the document: a JSON text is one value"
            case .emptyText: "the text holds no JSON value"
            case .markup: "this looks like HTML or XML, not JSON"
            case .comment: "a comment: JSON has none"
            case .unclosedComment: "the comment never ends, and JSON has no comments"
            case .undefinedValue: "`undefined` is JavaScript, not JSON"
            case .dateExpression: "`new Date(…)` is JavaScript, not JSON"
            case .javascriptAround: "the document is inside JavaScript code"
            case .javascriptExpression: "a JavaScript expression: JSON has values only, nothing to work out"
            case .singleQuote: "single quotes: JSON has double quotes only"
            case .curlyQuote: "typographic quotes: JSON has straight double quotes only"
            case .templateLiteral: "backticks are JavaScript: JSON has double quotes only"
            case .unescapedQuote: "a double quote inside the string ends it here"
            case .unclosedString: "the string that begins here is never closed"
            case .leadingZero: "numbers may not begin with 0"
            case .leadingPlus: "numbers may not begin with a plus sign"
            case .bareFraction: "a decimal point needs a digit on both sides"
            case .hexNumber: "a hexadecimal number: JSON has decimal digits only"
            case .digitSeparator: "underscores inside a number: JSON has digits only"
            case .badNumber: "this begins like a number but is none"
            case .unquotedText: "text without quotes around it"
            case .byteOrderMark: "the text begins with a byte-order mark, which JSON does not allow"
            case .tooDeep: "objects and arrays are nested deeper than the limit"
            case .tooLarge: "the text has more bytes than the limit"
            case .tooManyNodes: "the text has more values and names than the limit"
            case .tooManyFaults: "too many faults: the rest of the text was not read"
            default: nil
            }
        }

        /// JavaScript allows it, and the meaning is plain.
        package var isJavaScript: Bool {
            switch self {
            case .trailingComma, .comment, .unquotedName, .undefinedValue, .dateExpression, .javascriptAround, .singleQuote, .templateLiteral, .leadingPlus, .bareFraction, .hexNumber, .digitSeparator, .byteOrderMark: true
            default: false
            }
        }
    }
}
