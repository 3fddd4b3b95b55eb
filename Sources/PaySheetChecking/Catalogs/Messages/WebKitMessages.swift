/// What Safari's engine says in general: conversion of values, the W3C interface, built-in texts and old editions.
enum WebKitMessages {
    static let all: [ConsoleMessage] = conversion + payments + builtIn + retired

    private static func row(_ text: String, _ errors: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Safari", errors: errors, causes)
    }

    private static let conversion = [
        row(
            "Type error", "TypeError",
            ("a word is not in the list for its member, or differs in upper and lower case", "code/unknown"),
            ("a text, number or boolean is in place of an object", "member/type"),
            ("an object is in place of a list", "member/type"),
            ("an entry of errors was not made with new ApplePayError()", ""),
            ("completeMerchantValidation() was called with text, null or undefined; parse the answer first", "document/json-text"),
            ("the document is nested too deep", "document/depth")),
        row(
            "Value is not a sequence", "TypeError",
            ("null, a text, a number or a boolean is in place of a list", "member/type document/nulls")),
        row(
            "Member %dictionary%.%member% is required and must be an instance of %type%", "TypeError",
            ("%dictionary% has no member %member%: it is left out or undefined", "member/missing"),
            ("%member% is misspelt, perhaps only in upper and lower case", "member/unknown document/name-style"),
            ("the object is null, a list or still JSON text, so it has no members", "member/type document/json-text"),
            ("the request follows the conventions of another library", "document/dialect")),
        row(
            "Not enough arguments", "TypeError",
            ("a function is called without an argument, such as new ApplePayError() or new ApplePaySession(3)", "")),
        row(
            "Argument %number% ('%name%') to the ApplePayError constructor must be one of: %words%", "TypeError",
            ("the %name% of an error is not one of these words", "code/unknown")),
        row(
            "Argument %number% ('%name%') to %function% must be %kind%", "TypeError",
            ("argument %number% of %function% must be %kind%", "member/type")),
        row(
            "Can only call ApplePaySession.%method% on instances of ApplePaySession", "TypeError",
            ("%method%() was taken off its session; call it as session.%method%()", "")),
        row("Value %value% is outside the range [%least%, %most%]", "TypeError", ("the number %value% is out of range", "number/range")),
        row("The provided value is non-finite", "TypeError", ("a number is NaN or infinite; Apple Pay has no such member", "number/range")),
        row("Cannot convert a symbol to a string", "TypeError", ("a symbol is in place of text", "member/type")),
        row(
            "JSON.stringify cannot serialize cyclic structures.", "TypeError",
            ("the data, the merchant session or the installment metadata refer to themselves", "")),
    ]

    private static let payments = [
        row(
            "show() must be triggered by user activation.", "SecurityError",
            ("show() is called outside the handler of a click or tap, or a second time in it", "")),
        row(
            "\"%value%\" is not a valid decimal monetary value.", "TypeError",
            ("an amount value is not a plain decimal number: %value%", "amount/format")),
        row(
            "Total currency values cannot be negative.", "TypeError",
            ("the value of a total begins with a minus sign, even if it is -0", "w3c/total-negative")),
        row(
            "\"%value%\" does not match the expected currency of \"%total%\". Apple Pay requires all PaymentCurrencyAmounts to use the same "
                + "currency code.", "TypeError", ("an amount is in %value%, and the total is in %total%", "w3c/currency-mixed"),
            ("the currency of the total is misspelt", "currency/unknown")),
        row("Missing payment method data.", "TypeError", ("the Apple Pay entry of the methods has no data", "w3c/data-missing")),
        row(
            "\"%value%\" is an invalid payment method identifier.", "RangeError",
            ("%value% is not an https address or lower-case words joined by hyphens", "w3c/method-identifier w3c/apple-pay-address")),
        row("Payment method IDs must be unique.", "RangeError", ("a payment method is listed twice", "w3c/method-repeated")),
        row("At least one payment method is required.", "TypeError", ("the list of payment methods is empty", "w3c/method-none")),
        row("Shipping option IDs must be unique.", "TypeError", ("two shipping options have the same id", "w3c/option-repeated")),
        row(
            "updateWith() should be called synchronously when handling \"%event%\".", "",
            ("updateWith() is called after an await; call it at once, with a promise", "")),
        row(
            "WebKit currently uses the first shipping option even if other shipping options are marked as selected.", "",
            ("the option marked as selected is not the first", "w3c/option-selected")),
    ]

    private static let builtIn = [
        row(
            "The object does not support the operation or argument.", "InvalidAccessError",
            ("a complete…() method is called while its event is not waiting: twice, too late, or after a cancel", "flow/answer"),
            ("the merchant session is not a JSON object", "session/incomplete member/type"),
            ("abort() is called before begin() or after the end", ""), ("the status of the result is above 7", "result/status"),
            ("supportsVersion(0) is called", ""), ("the page is gone", ""),
            ("before 2017, Safari threw this for every mistake, and the real text is in the console", "")),
        ConsoleMessage("The operation was aborted.", by: "Safari", errors: "AbortError", ErrorNames.aborted),
        ConsoleMessage("The object is in an invalid state.", by: "Safari", errors: "InvalidStateError", ErrorNames.invalidState),
        ConsoleMessage("The operation is not supported.", by: "Safari", errors: "NotSupportedError", ErrorNames.notSupported),
        row("The operation is insecure.", "SecurityError", ("the page, or the frame it is in, may not do this", "")),
        row(
            "The request is not allowed by the user agent or the platform in the current context, possibly because the user denied "
                + "permission.", "NotAllowedError", ("another interface throws this: passkeys, media or sharing, not Apple Pay", "")),
        row(
            "The type of an object was incompatible with the expected type of the parameter associated to the object.", "TypeMismatchError",
            ("Safari 10 rejects the request; the real reason is in the console above", "")),
    ]

    private static let retired = [
        row(
            "\"%name%\" is not a valid payment request property name.", "TypeMismatchError",
            ("Safari 10 does not know the member %name%", "member/unknown")),
        row(
            "\"%name%\" is not a valid line item property name.", "TypeMismatchError",
            ("Safari 10 does not know the member %name%", "member/unknown")),
        row(
            "\"%name%\" is not a valid shipping method property name.", "TypeMismatchError",
            ("Safari 10 does not know the member %name%", "member/unknown")),
        row(
            "\"%name%\" is not a valid payment contact property name.", "TypeMismatchError",
            ("Safari 10 does not know the member %name%", "member/unknown")),
        row("\"%value%\" is not a valid merchant capability.", "", ("Safari 10 does not know the capability %value%", "code/unknown")),
        row("\"%value%\" is not a valid line item type.", "", ("Safari 10 does not know the type %value%", "code/unknown")),
        row("\"%value%\" is not a valid shipping type.", "", ("Safari 10 does not know the shipping type %value%", "code/unknown")),
        row("\"%value%\" is not a valid address field.", "", ("Safari 10 does not know the address field %value%", "code/unknown")),
        row("\"%value%\" is not a valid contact field.", "", ("Safari 10 does not know the contact field %value%", "code/unknown")),
        row("Missing shipping method %member%.", "", ("a shipping method has no %member%", "member/missing")),
        row(
            "\"%old%\" has been deprecated. Please switch to \"%new%\" instead.", "",
            ("%old% is an old name, which Safari ignores today; write %new%", "member/unknown")),
    ]
}
