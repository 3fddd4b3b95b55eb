// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let json = RuleCard.cards(
        ##"""
        0
        error
        correct
        document
        2026.11
        A comma stands behind the last member of an object or the last element of a list.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Remove the comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A comma stands where nothing comes before it.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Remove the surplus comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Two members or elements follow each other without a comma.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write a comma between the two.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The decimals of a number follow a comma.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write a point instead of the comma.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        No colon stands between a name and its value.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write a colon between the name and its value.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A name or a comma is followed by no value.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write the value, or remove the name.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A value stands inside an object without a name.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write a name in double quotes and a colon before the value.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text ends before all brackets are closed.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Close what is open, and see whether the text was cut off.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A closing bracket does not fit the one that is open.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Close objects with } and arrays with ].
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Something follows the end of the document.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Keep one document, and remove what follows it.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text holds nothing.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Give a JSON document.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text is HTML or XML.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        See where the text comes from: an error page, perhaps.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has a comment.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Remove the comment.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has a comment that never ends.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Remove the comment.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The name of a member has no double quotes around it.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Put the name in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A value is undefined.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Leave the member out.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A date is written as a JavaScript expression.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write the date as ISO 8601 text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        JavaScript stands around the document, such as an assignment or a call.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Keep only the object itself.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A value is a JavaScript expression that somebody would have to work out.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Run the script and write down its result, for instance with JSON.stringify.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A text stands in single quotes.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A text stands in typographic quotes.
        It comes from word processors and web pages and looks right to the eye, but JSON.parse throws a SyntaxError at it.
        Write straight double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A text stands in backticks.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A double quote inside a text has no backslash in front, and so ends the text.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write \" for a quote that belongs to the text.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A text is never closed.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write the closing double quote.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A control character such as a tab or a line end stands bare inside a text.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write its escape, or remove it.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A backslash is followed by something that is no escape of JSON.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write one of \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits; a backslash itself is \\.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        An escape gives half of a surrogate pair, and the other half is missing.
        JSON that travels between systems is UTF-8. One reader refuses the text, another puts wrong characters in place.
        Write both halves, or the character itself.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A number is NaN or Infinity.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write a number, or leave the member out.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A number begins with a zero that it does not need.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Remove the zeros in front.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A number begins with a plus sign.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Remove the plus sign.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A decimal point has no digit before or behind it.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write a digit on both sides of the point.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A number is hexadecimal.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Write the number in decimal digits.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Underscores stand between the digits of a number.
        JavaScript understands it inside a script, JSON does not: JSON.parse throws a SyntaxError and a server refuses the text.
        Remove the underscores.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Something begins like a number and is none.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write digits, with a point and an exponent if need be; put other text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        True, false or null is misspelt or has capital letters.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Write true, false or null.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A text has no quotes around it.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Put the text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text begins with a byte-order mark.
        JSON that travels between systems is UTF-8. One reader refuses the text, another puts wrong characters in place.
        Save the text as UTF-8 without a byte-order mark.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text is UTF-16 or UTF-32.
        JSON that travels between systems is UTF-8. One reader refuses the text, another puts wrong characters in place.
        Save the text as UTF-8.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has bytes that are no UTF-8.
        JSON that travels between systems is UTF-8. One reader refuses the text, another puts wrong characters in place.
        Save the text as UTF-8.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Between values stands a space that JSON does not know, such as a no-break space.
        It comes from word processors and web pages and looks right to the eye, but JSON.parse throws a SyntaxError at it.
        Write an ordinary space, or none.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        A character stands where nothing like it belongs.
        JSON.parse throws a SyntaxError and a server refuses the text, so that nothing of the document is read.
        Remove it, or put the text in double quotes.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        Objects and lists are nested deeper than the limit.
        No payment request comes near this limit: it guards the reader against hostile or broken input.
        Nest less, or raise the limit, as check --limit does.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has more bytes than the limit.
        No payment request comes near this limit: it guards the reader against hostile or broken input.
        Split the text, or raise the limit, as check --limit does.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has more values and names than the limit.
        No payment request comes near this limit: it guards the reader against hostile or broken input.
        Split the text, or raise the limit, as check --limit does.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        error
        correct
        document
        2026.11
        The text has so many faults that the rest was not read.
        No payment request comes near this limit: it guards the reader against hostile or broken input.
        Mend the faults above, then check again.
        -
        https://www.rfc-editor.org/rfc/rfc8259
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
        """##)
}
