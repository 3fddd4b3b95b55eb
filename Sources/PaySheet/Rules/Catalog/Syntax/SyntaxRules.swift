/// The rules about text that is not JSON, one for each cause of a fault.
package enum SyntaxRules {
    /// Every one, in the order of the names.
    package static let all: [Rule] = SyntaxFault.Cause.allCases.map { make($0) }.sorted { left, right in
        left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }

    /// The rule of a cause.
    package static func card(_ cause: SyntaxFault.Cause) -> Rule { make(cause) }

    private static func make(_ cause: SyntaxFault.Cause) -> Rule {
        let words = SyntaxWords(cause)
        return Rule(
            cause.rule.description, cause.title, .error, what: words.what, why: words.why, instead: sentence(cause.help), sources: [],
            page: "https://www.rfc-editor.org/rfc/rfc8259", bad: [SyntaxSamples.bad(cause), SyntaxSamples.otherBad(cause)],
            good: [SyntaxSamples.good(cause), SyntaxSamples.otherGood(cause)])
    }

    /// An order such as `remove the comma` as a sentence.
    private static func sentence(_ order: String) -> String {
        guard let first = order.utf8.first, first >= 0x61, first <= 0x7A else { return order + "." }
        return String(decoding: [first & 0xDF] + order.utf8.dropFirst(), as: UTF8.self) + "."
    }
}

/// What is wrong with a text that has a fault, and what follows.
struct SyntaxWords {
    let what: String
    let why: String

    init(_ cause: SyntaxFault.Cause) {
        what = SyntaxWords.what(cause)
        switch cause {
        case .trailingComma, .comment, .unquotedName, .undefinedValue, .dateExpression, .javascriptAround,
            .javascriptExpression, .singleQuote, .templateLiteral, .notANumber, .leadingPlus, .bareFraction, .hexNumber, .digitSeparator,
            .leadingZero:
            why =
                "JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text."
        case .byteOrderMark, .otherEncoding, .invalidUTF8, .loneSurrogate:
            why = "JSON that travels between systems is UTF-8. One reader refuses the text, another puts wrong characters in place."
        case .tooDeep, .tooLarge, .tooManyNodes, .tooManyFaults:
            why = "No payment request comes near this limit: it guards the reader against hostile or broken input."
        case .curlyQuote, .badSpace:
            why =
                "It comes from word processors and web pages and looks right to the eye, but JSON.parse throws a SyntaxError at it."
        default: why = "JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read."
        }
    }

    private static func what(_ cause: SyntaxFault.Cause) -> String {
        switch cause {
        case .trailingComma: "A comma stands behind the last member of an object or the last element of a list."
        case .extraComma: "A comma stands where nothing comes before it."
        case .missingComma: "Two members or elements follow each other without a comma."
        case .decimalComma: "The decimals of a number follow a comma."
        case .missingColon: "No colon stands between a name and its value."
        case .missingValue: "A name or a comma is followed by no value."
        case .missingName: "A value stands inside an object without a name."
        case .unclosedContainer: "The text ends before all brackets are closed."
        case .mismatchedBracket: "A closing bracket does not fit the one that is open."
        case .textAfterEnd: "Something follows the end of the document."
        case .emptyText: "The text holds nothing."
        case .markup: "The text is HTML or XML."
        case .comment: "The text has a comment."
        case .unclosedComment: "The text has a comment that never ends."
        case .unquotedName: "The name of a member has no double quotes around it."
        case .undefinedValue: "A value is undefined."
        case .dateExpression: "A date is written as a JavaScript expression."
        case .javascriptAround: "JavaScript stands around the document, such as an assignment or a call."
        case .javascriptExpression: "A value is a JavaScript expression that somebody would have to work out."
        case .singleQuote: "A text stands in single quotes."
        case .curlyQuote: "A text stands in typographic quotes."
        case .templateLiteral: "A text stands in backticks."
        case .unescapedQuote: "A double quote inside a text has no backslash in front, and so ends the text."
        case .unclosedString: "A text is never closed."
        case .controlCharacter: "A control character such as a tab or a line end stands bare inside a text."
        case .badEscape: "A backslash is followed by something that is no escape of JSON."
        case .loneSurrogate: "An escape gives half of a surrogate pair, and the other half is missing."
        case .notANumber: "A number is NaN or Infinity."
        case .leadingZero: "A number begins with a zero that it does not need."
        case .leadingPlus: "A number begins with a plus sign."
        case .bareFraction: "A decimal point has no digit before or behind it."
        case .hexNumber: "A number is hexadecimal."
        case .digitSeparator: "Underscores stand between the digits of a number."
        case .badNumber: "Something begins like a number and is none."
        case .badLiteral: "True, false or null is misspelt or has capital letters."
        case .unquotedText: "A text has no quotes around it."
        case .byteOrderMark: "The text begins with a byte-order mark."
        case .otherEncoding: "The text is UTF-16 or UTF-32."
        case .invalidUTF8: "The text has bytes that are no UTF-8."
        case .badSpace: "Between values stands a space that JSON does not know, such as a no-break space."
        case .unexpectedCharacter: "A character stands where nothing like it belongs."
        case .tooDeep: "Objects and lists are nested deeper than the limit."
        case .tooLarge: "The text has more bytes than the limit."
        case .tooManyNodes: "The text has more values and names than the limit."
        case .tooManyFaults: "The text has so many faults that the rest was not read."
        }
    }
}
