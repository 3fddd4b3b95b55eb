extension SyntaxFault.Cause {
    /// Rule id, title and remedy of a cause, side by side so that they are read and changed together.
    private struct Wording {
        var rule: StaticString
        var title: String
        var help: String
    }

    /// The permanent id of the rule.
    package var rule: StaticString { wording.rule }
    /// What the rule is about, in a few words.
    package var title: String { wording.title }
    /// The remedy.
    package var help: String { wording.help }

    private var wording: Wording {
        switch self {
        case .trailingComma: Wording(rule: "json/trailing-comma", title: "Trailing comma", help: "remove the comma")
        case .extraComma: Wording(rule: "json/extra-comma", title: "Comma with nothing before it", help: "remove the surplus comma")
        case .missingComma: Wording(rule: "json/missing-comma", title: "Missing comma", help: "write a comma between the two")
        case .decimalComma: Wording(rule: "json/decimal-comma", title: "Comma in a number", help: "write a point instead of the comma")
        case .missingColon:
            Wording(rule: "json/missing-colon", title: "Missing colon", help: "write a colon between the name and its value")
        case .missingValue: Wording(rule: "json/missing-value", title: "Missing value", help: "write the value, or remove the name")
        case .missingName:
            Wording(rule: "json/missing-name", title: "Missing name", help: "write a name in double quotes and a colon before the value")
        case .unclosedContainer:
            Wording(
                rule: "json/unclosed-bracket", title: "Unclosed object or array",
                help: "close what is open, or check whether the text was cut off")
        case .mismatchedBracket:
            Wording(
                rule: "json/mismatched-bracket", title: "Brackets that do not match", help: "close objects with } and arrays with ]")
        case .textAfterEnd:
            Wording(
                rule: "json/text-after-end", title: "Text after the end", help: "keep one document, and remove what follows it")
        case .emptyText: Wording(rule: "json/empty", title: "Empty text", help: "give a JSON document")
        case .markup:
            Wording(
                rule: "json/markup", title: "HTML or XML instead of JSON",
                help: "check where the text comes from; it may be an error page")
        case .comment: Wording(rule: "json/comment", title: "Comment", help: "remove the comment")
        case .unclosedComment: Wording(rule: "json/unclosed-comment", title: "Unclosed comment", help: "remove the comment")
        case .unquotedName:
            Wording(rule: "json/unquoted-name", title: "Name without quotes", help: "put the name in double quotes")
        case .undefinedValue: Wording(rule: "json/undefined", title: "undefined", help: "leave the member out")
        case .dateExpression:
            Wording(rule: "json/date-expression", title: "new Date(…)", help: "write the date as ISO 8601 text in double quotes")
        case .javascriptAround:
            Wording(
                rule: "json/javascript-around", title: "JavaScript around the document",
                help: "keep only the object itself")
        case .javascriptExpression:
            Wording(
                rule: "json/javascript-expression", title: "JavaScript expression",
                help: "run the script and write down its result, for instance with JSON.stringify")
        case .singleQuote: Wording(rule: "json/single-quote", title: "Single quotes", help: "write double quotes")
        case .curlyQuote: Wording(rule: "json/curly-quote", title: "Typographic quotes", help: "write straight double quotes")
        case .templateLiteral: Wording(rule: "json/template-literal", title: "Backticks", help: "write double quotes")
        case .unescapedQuote:
            Wording(
                rule: "json/unescaped-quote", title: "Double quote inside a string",
                help: "write \\\" for a quote that belongs to the text")
        case .unclosedString: Wording(rule: "json/unclosed-string", title: "Unclosed string", help: "write the closing double quote")
        case .controlCharacter:
            Wording(
                rule: "json/control-character", title: "Control character in a string", help: "write its escape, or remove it")
        case .badEscape:
            Wording(
                rule: "json/bad-escape", title: "Unknown escape",
                help: "write one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits; a backslash itself is \\\\")
        case .loneSurrogate:
            Wording(
                rule: "json/lone-surrogate", title: "Half of a surrogate pair",
                help: "write both halves or the character itself")
        case .notANumber:
            Wording(rule: "json/not-a-number", title: "NaN or Infinity", help: "write a number, or leave the member out")
        case .leadingZero: Wording(rule: "json/leading-zero", title: "Leading zero", help: "remove the zeros in front")
        case .leadingPlus: Wording(rule: "json/leading-plus", title: "Leading plus", help: "remove the plus sign")
        case .bareFraction:
            Wording(rule: "json/bare-fraction", title: "Decimal point without digits", help: "write a digit on both sides of the point")
        case .hexNumber: Wording(rule: "json/hex-number", title: "Hexadecimal number", help: "write the number in decimal digits")
        case .digitSeparator: Wording(rule: "json/digit-separator", title: "Underscore in a number", help: "remove the underscores")
        case .badNumber:
            Wording(
                rule: "json/bad-number", title: "Malformed number",
                help: "write digits, with a point and an exponent if need be; put other text in double quotes")
        case .badLiteral: Wording(rule: "json/bad-literal", title: "Misspelt literal", help: "write true, false or null")
        case .unquotedText:
            Wording(rule: "json/unquoted-text", title: "Text without quotes", help: "put the text in double quotes")
        case .byteOrderMark:
            Wording(rule: "json/byte-order-mark", title: "Byte-order mark", help: "save the text as UTF-8 without a byte-order mark")
        case .otherEncoding: Wording(rule: "json/encoding", title: "Not UTF-8", help: "save the text as UTF-8")
        case .invalidUTF8: Wording(rule: "json/invalid-utf8", title: "Invalid UTF-8", help: "save the text as UTF-8")
        case .badSpace:
            Wording(rule: "json/bad-space", title: "Space that JSON does not know", help: "write an ordinary space, or none")
        case .unexpectedCharacter:
            Wording(rule: "json/unexpected-character", title: "Unexpected character", help: "remove it, or put the text in double quotes")
        case .tooDeep:
            Wording(rule: "json/too-deep", title: "Nested too deep", help: "nest less, or raise the limit, as check --limit does")
        case .tooLarge:
            Wording(rule: "json/too-large", title: "Text too large", help: "split the text, or raise the limit, as check --limit does")
        case .tooManyNodes:
            Wording(
                rule: "json/too-many-values", title: "Too many values", help: "split the text, or raise the limit, as check --limit does")
        case .otherFormat: Wording(rule: "json/other-format", title: "Another format", help: "convert the text to JSON")
        case .tooManyFaults:
            Wording(rule: "json/too-many-faults", title: "Too many faults", help: "mend the faults above, then check again")
        }
    }
}
