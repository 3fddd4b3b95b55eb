// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let json = RuleCard.cards(jsonText)

    static let jsonText = ##"""
        0
        json/trailing-comma
        Trailing comma
        error
        correct
        document
        2026.11
        A comma follows the last member of an object or the last element of a list.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which have a comma only between two values.
        from request
        replace "\"amount\": \"38.06\"" with "\"amount\": \"38.06\","
        finds root
        from request
        replace "[\"supports3DS\"]" with "[\"supports3DS\",]"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        1
        json/extra-comma
        Comma with nothing before it
        error
        correct
        document
        2026.11
        There is nothing before a comma.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Remove the comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which have a comma only between two values.
        from request
        replace "\"visa\", " with "\"visa\", , "
        finds root
        from request
        replace "[\"supports3DS\"]" with "[,\"supports3DS\"]"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        2
        json/missing-comma
        Missing comma
        error
        correct
        document
        2026.11
        The comma between two members or elements is missing.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write a comma between the two.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which separate values by commas.
        from request
        replace "\"visa\", " with "\"visa\" "
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        3
        json/decimal-comma
        Comma in a number
        error
        correct
        document
        2026.11
        A number has a comma before its decimals.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write a point instead of the comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which has a point before the decimals.
        from session
        replace "\"retries\": 0" with "\"retries\": 0,5"
        finds root
        from request
        replace "\"38.06\"" with "38,06"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        4
        json/missing-colon
        Missing colon
        error
        correct
        document
        2026.11
        The colon between a name and its value is missing.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write a colon between the name and its value.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 4, which has a colon after each name.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\" \"US\","
        finds root
        from request
        replace "\"merchantCapabilities\": [\"supports3DS\"]" with "\"merchantCapabilities\" [\"supports3DS\"]"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        5
        json/missing-value
        Missing value
        error
        correct
        document
        2026.11
        The value after a name or a comma is missing.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write the value, or remove the name.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which ask for a value after a name or a comma.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": ,"
        finds root
        from request
        replace "\"merchantCapabilities\": [\"supports3DS\"]," with "\"merchantCapabilities\": ,"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        6
        json/missing-name
        Missing name
        error
        correct
        document
        2026.11
        A value in an object has no name.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write a name in double quotes and a colon before the value.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 4, which asks for a name before each value of an object.
        from request
        replace "{ \"label\": \"Harbor Books\"," with "{ : \"Harbor Books\","
        finds root
        from request
        replace "\"countryCode\": \"US\"," with ": \"US\","
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        7
        json/unclosed-bracket
        Unclosed object or array
        error
        correct
        document
        2026.11
        The text ends before all brackets are closed.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Close what is open, and check whether the text was cut off.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which ask for a closing bracket.
        from request
        replace "\"currencyCode\": \"USD\"\n}" with "\"currencyCode\": \"USD\"\n"
        finds root
        from request
        text "{\"label\": \"Harbor Books\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        8
        json/mismatched-bracket
        Brackets that do not match
        error
        correct
        document
        2026.11
        A closing bracket does not match the open one.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Close objects with } and arrays with ].
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, sections 4 and 5, which have the forms of an object and a list.
        from request
        replace "[\"supports3DS\"]" with "[\"supports3DS\"}"
        finds root
        from request
        replace "\"amount\": \"38.06\" }" with "\"amount\": \"38.06\" ]"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        9
        json/text-after-end
        Text after the end
        error
        correct
        document
        2026.11
        The document has ended, but more text follows.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Keep one document, and remove what follows it.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has one value and nothing after it.
        from request
        replace "\"USD\"\n}" with "\"USD\"\n}\n{}"
        finds root
        from request
        replace "\"USD\"\n}" with "\"USD\"\n}\nend"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        10
        json/empty
        Empty text
        error
        correct
        document
        2026.11
        The text is empty.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write a JSON document.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which asks for one value.
        from request
        text ""
        finds root
        from request
        text " \n\t "
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        11
        json/markup
        HTML or XML instead of JSON
        error
        correct
        document
        2026.11
        The text is HTML or XML.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Check where the text comes from. It may be an error page.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 3, which lists the possible values.
        from request
        text "<html><body>502 Bad Gateway</body></html>"
        finds root
        from request
        text "<?xml version=\"1.0\"?><error/>"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        12
        json/comment
        Comment
        error
        correct
        document
        2026.11
        The text has a comment.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the comment.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has no comments.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", // of the merchant"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", /* of the merchant */"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        13
        json/unclosed-comment
        Unclosed comment
        error
        correct
        document
        2026.11
        The text has a comment that never ends.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Remove the comment.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has no comments.
        from request
        replace "\"USD\"\n}" with "\"USD\"\n} /* the end"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", /* of the merchant"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        14
        json/unquoted-name
        Name without quotes
        error
        correct
        document
        2026.11
        The name of a member has no double quotes around it.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Put the name in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 4, which has a name as a text with quotes.
        from request
        replace "\"countryCode\": \"US\"," with "countryCode: \"US\","
        finds root
        from request
        replace "\"currencyCode\": \"USD\"" with "currencyCode: \"USD\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        15
        json/undefined
        undefined
        error
        correct
        document
        2026.11
        A value is undefined.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the member.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 3, which lists the possible values.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", \"couponCode\": undefined,"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", \"shippingType\": undefined,"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        16
        json/date-expression
        new Date(…)
        error
        correct
        document
        2026.11
        A date is written as a JavaScript expression.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write the date as ISO 8601 text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 3, which has no dates.
        from recurring
        replace "\"2027-04-01T00:00:00.000Z\"" with "new Date(\"2027-04-01T00:00:00.000Z\")"
        finds root
        from deferred
        replace "\"2027-07-03T21:59:59.000Z\"" with "new Date('2027-07-03T21:59:59.000Z')"
        finds root
        right
        from recurring
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        17
        json/javascript-around
        JavaScript around the document
        error
        correct
        document
        2026.11
        JavaScript surrounds the document, such as an assignment or a call.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Keep only the object itself.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has one value and nothing around it.
        from request
        replace "{\n  \"merchantCapabilities\"" with "const request = {\n  \"merchantCapabilities\""
        finds root
        from request
        replace "\"USD\"\n}" with "\"USD\"\n};"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        18
        json/javascript-expression
        JavaScript expression
        error
        correct
        document
        2026.11
        A value is a JavaScript expression.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Run the script and write its result, for example with JSON.stringify.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 3, which lists the possible values.
        from request
        replace "\"amount\": \"38.06\"" with "\"amount\": price.toFixed(2)"
        finds root
        from request
        replace "\"38.06\"" with "total * 100"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        19
        json/single-quote
        Single quotes
        error
        correct
        document
        2026.11
        A text has single quotes.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which has double quotes around a text.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": 'US',"
        finds root
        from request
        replace "\"Harbor Books\"" with "'Harbor Books'"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        20
        json/curly-quote
        Typographic quotes
        error
        correct
        document
        2026.11
        A text has typographic quotes.
        JSON.parse throws a SyntaxError, although the text looks right. The character comes from word processors and web pages.
        Write straight double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which has one character as the quote of a text.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": “US”,"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "“countryCode”: \"US\","
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        21
        json/template-literal
        Backticks
        error
        correct
        document
        2026.11
        A text has backticks.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which has double quotes around a text.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": `US`,"
        finds root
        from request
        replace "\"Harbor Books\"" with "`Harbor Books`"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        22
        json/unescaped-quote
        Double quote inside a string
        error
        correct
        document
        2026.11
        A double quote inside a text has no backslash before it, so it ends the text.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write \" for a quote that belongs to the text.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which asks for a backslash before a quote in a text.
        from request
        replace "\"Harbor Books\"" with "\"Harbor \"Quay\" Books\""
        finds root
        from request
        replace "\"Harbor Books\"" with "\"Harbor \"No. 1\" Books\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Harbor \\\"Quay\\\" Books\""

        23
        json/unclosed-string
        Unclosed string
        error
        correct
        document
        2026.11
        The closing quote of a text is missing.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write the closing double quote.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which asks for a quote at the end of a text.
        from request
        replace "\"amount\": \"38.06\" }," with "\"amount\": \"38.06 },"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US,"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        24
        json/control-character
        Control character in a string
        error
        correct
        document
        2026.11
        A text contains a control character without an escape, such as a tab or a line end.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write its escape, or remove it.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which asks for an escape of each control character.
        from request
        replace "\"Harbor Books\"" with "\"Harbor\tBooks\""
        finds root
        from request
        replace "\"Harbor Books\"" with "\"Harbor\u{1F}Books\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Harbor\\u0020Books\""

        25
        json/bad-escape
        Unknown escape
        error
        correct
        document
        2026.11
        A backslash does not begin an escape of JSON.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write one of \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits. Write a backslash itself as \\.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which lists the escapes of a text.
        from request
        replace "\"Harbor Books\"" with "\"Harbor \\& Books\""
        finds root
        from request
        replace "\"Harbor Books\"" with "\"Harbor\\x20Books\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Harbor\\u0020Books\""

        26
        json/lone-surrogate
        Half of a surrogate pair
        error
        correct
        document
        2026.11
        An escape is one half of a surrogate pair, and the other half is missing.
        One parser refuses the text, and another replaces characters with wrong ones. JSON between systems is UTF-8.
        Write both halves, or the character itself.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 8.2, which calls the behaviour of parsers unpredictable.
        from request
        replace "\"Harbor Books\"" with "\"Harbor Books \\ud83d\""
        finds root
        from request
        replace "\"Harbor Books\"" with "\"Harbor \\udcda Books\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books \\ud83d\\udcda\""

        27
        json/not-a-number
        NaN or Infinity
        error
        correct
        document
        2026.11
        A number is NaN or Infinity.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write a number, or remove the member.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which forbids Infinity and NaN.
        from session
        replace "\"retries\": 0" with "\"retries\": NaN"
        finds root
        from session
        replace "\"retries\": 0" with "\"retries\": -Infinity"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        28
        json/leading-zero
        Leading zero
        error
        correct
        document
        2026.11
        A number begins with a zero that it does not need.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the zeros at the start.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which forbids leading zeros.
        from session
        replace "\"retries\": 0" with "\"retries\": 00"
        finds root
        from session
        replace "1803891600000" with "01803891600000"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        29
        json/leading-plus
        Leading plus
        error
        correct
        document
        2026.11
        A number begins with a plus sign.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the plus sign.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which has a minus sign and no plus sign before a number.
        from session
        replace "\"retries\": 0" with "\"retries\": +0"
        finds root
        from session
        replace "1803891600000" with "+1803891600000"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        30
        json/bare-fraction
        Decimal point without digits
        error
        correct
        document
        2026.11
        A decimal point has no digit before or after it.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write a digit on both sides of the point.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which asks for a digit on both sides of the point.
        from session
        replace "\"retries\": 0" with "\"retries\": 0."
        finds root
        from session
        replace "\"retries\": 0" with "\"retries\": .0"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        31
        json/hex-number
        Hexadecimal number
        error
        correct
        document
        2026.11
        A number is hexadecimal.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Write the number in decimal digits.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which has decimal digits only.
        from session
        replace "\"retries\": 0" with "\"retries\": 0x0"
        finds root
        from session
        replace "\"retries\": 0" with "\"retries\": 0xA"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        32
        json/digit-separator
        Underscore in a number
        error
        correct
        document
        2026.11
        A number has underscores between its digits.
        JSON.parse throws a SyntaxError and a server refuses the text. JavaScript allows this in a script, but JSON does not.
        Remove the underscores.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which has digits alone in a number.
        from session
        replace "1803891600000" with "1_803_891_600_000"
        finds root
        from session
        replace "\"retries\": 0" with "\"retries\": 1_0"
        finds root
        right
        from session
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        33
        json/bad-number
        Malformed number
        error
        correct
        document
        2026.11
        A value begins like a number but is not one.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write digits, with a point and an exponent if needed, and put other text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 6, which has the form of a number.
        from request
        replace "\"amount\": \"38.06\"" with "\"amount\": 38.06USD"
        finds root
        from request
        replace "\"38.06\"" with "1e"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        34
        json/bad-literal
        Misspelt literal
        error
        correct
        document
        2026.11
        True, false or null is misspelt or has capital letters.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Write true, false or null.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 3, which has true, false and null in small letters.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", \"supportsCouponCode\": True,"
        finds root
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", \"supportsCouponCode\": FALSE,"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        35
        json/unquoted-text
        Text without quotes
        error
        correct
        document
        2026.11
        A text has no quotes around it.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Put the text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 7, which has double quotes around a text.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": US,"
        finds root
        from request
        replace "\"Harbor Books\"" with "Harbor"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        36
        json/byte-order-mark
        Byte-order mark
        error
        correct
        document
        2026.11
        The text begins with a byte-order mark.
        `JSON.parse` throws a SyntaxError at the mark, and other parsers skip it. The standard forbids the mark in JSON between systems.
        Save the text as UTF-8 without a byte-order mark.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 8.1, which forbids the mark and lets parsers skip it.
        from request
        replace "{\n  \"merchantCapabilities\"" with "\u{FEFF}{\n  \"merchantCapabilities\""
        finds root
        from session
        replace "{\n  \"epochTimestamp\"" with "\u{FEFF}{\n  \"epochTimestamp\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Harbor\u{A0}Books\""

        37
        json/encoding
        Not UTF-8
        error
        correct
        document
        2026.11
        The text is UTF-16 or UTF-32.
        One parser refuses the text, and another replaces characters with wrong ones. JSON between systems is UTF-8.
        Save the text as UTF-8.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 8.1, which asks for UTF-8.
        from request
        text base as UTF-16LE
        finds root
        from request
        text "\xFE\xFF" + base as UTF-16BE
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Café Books\""

        38
        json/invalid-utf8
        Invalid UTF-8
        error
        correct
        document
        2026.11
        The text has bytes that are not UTF-8.
        One parser refuses the text, and another replaces characters with wrong ones. JSON between systems is UTF-8.
        Save the text as UTF-8.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 8.1, which asks for UTF-8.
        from request
        replace "\"Harbor Books\"" with "\"Caf\xE9\""
        finds root
        from request
        replace "\"Harbor Books\"" with "\"\xC0\xAF\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Café Books\""

        39
        json/bad-space
        Space that JSON does not know
        error
        correct
        document
        2026.11
        A space between values is not allowed in JSON, such as a no-break space.
        JSON.parse throws a SyntaxError, although the text looks right. The character comes from word processors and web pages.
        Write an ordinary space, or none.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which allows four characters as white space.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\":\u{A0}\"US\","
        finds root
        from request
        replace "\"US\"" with "\u{2003}\"US\""
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Harbor\u{A0}Books\""

        40
        json/unexpected-character
        Unexpected character
        error
        correct
        document
        2026.11
        The text has a character that JSON does not allow at this place.
        JSON.parse throws a SyntaxError and a server refuses the text, so nothing of the document is read.
        Remove it, or put the text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has the form of a JSON text.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": @,"
        finds root
        from request
        replace "\"US\"" with "#"
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        41
        json/too-deep
        Nested too deep
        error
        correct
        document
        2026.11
        Objects and lists are nested deeper than the limit.
        PaySheet stops reading the document. No payment request comes near this limit, which guards against hostile or broken input.
        Nest less, or raise the limit (--limit).
        -
        https://www.rfc-editor.org/rfc/rfc8259
        A limit of paysheet. RFC 8259, section 9, lets parsers limit the depth.
        from request
        text "[" * 65 + "]" * 65
        finds root
        from request
        text "{\"a\":" * 65 + "0" + "}" * 65
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        42
        json/too-large
        Text too large
        error
        correct
        document
        2026.11
        The text has more bytes than the limit.
        PaySheet stops reading the document. No payment request comes near this limit, which guards against hostile or broken input.
        Split the text, or raise the limit (--limit).
        -
        https://www.rfc-editor.org/rfc/rfc8259
        A limit of paysheet. RFC 8259, section 9, lets parsers limit the size of texts.
        from request
        text base
        with --limit bytes=311
        finds root
        from shipping
        text base
        with --limit bytes=311
        finds root
        right
        from request
        text base
        replace "{\n  \"" with "{\n\""
        with --limit bytes=311
        from error
        text base
        with --limit bytes=311

        43
        json/too-many-values
        Too many values
        error
        correct
        document
        2026.11
        The text has more values and names than the limit.
        PaySheet stops reading the document. No payment request comes near this limit, which guards against hostile or broken input.
        Split the text, or raise the limit (--limit).
        -
        https://www.rfc-editor.org/rfc/rfc8259
        A limit of paysheet. RFC 8259, section 9, lets parsers limit the size of texts.
        from request
        text base
        with --limit values=30
        finds root
        from shipping
        text base
        with --limit values=30
        finds root
        right
        from request
        text base
        replace "\"visa\", \"masterCard\"," with "\"visa\","
        with --limit values=30
        from error
        text base
        with --limit values=30

        44
        json/too-many-faults
        Too many faults
        error
        correct
        document
        2026.11
        The text has so many faults that the rest was not read.
        PaySheet stops reading the document. No payment request comes near this limit, which guards against hostile or broken input.
        Correct the faults above, then check again.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        A limit of paysheet.
        from request
        text "[" + "0,," * 1001 + " 0]"
        with --max-findings 5000
        with --select json/too-many-faults
        finds root
        from request
        text "{\"a\":[" + "1,," * 1001 + "1]}"
        with --max-findings 5000
        with --select json/too-many-faults
        finds root
        right
        from request
        text base
        from request
        replace "\"Harbor Books\"" with "\"Books /* 'or' */ `x` // NaN, +1, 0x0, undefined, {a: [01,]} “q”\""

        45
        json/other-format
        Another format
        error
        correct
        document
        2026.11
        The text is not JSON but another format: JavaScript, YAML, Base64, a form, compressed data, or one document a line.
        JSON.parse throws a SyntaxError and a server refuses the text. Each part of such a text differs from JSON, so one finding stands for all of them.
        Convert the text to JSON, or read it with the option that the finding names.
        -
        https://www.rfc-editor.org/rfc/rfc8259
        RFC 8259, section 2, which has the form of a JSON text.
        from request
        text "countryCode: US\ncurrencyCode: USD\n"
        finds root
        from request
        text "{\"status\": 0}\n{\"status\": 1}\n"
        finds root
        from request
        text "eyJjb3VudHJ5Q29kZSI6IlVTIn0="
        finds root
        right
        from request
        text base
        from request
        set /total/label "countryCode: US"
        """##
}
