/// What Chrome, Edge, Opera and Firefox say about payment requests.
enum OtherBrowserMessages {
    static let all: [ConsoleMessage] = chrome + firefox

    private static func chrome(_ text: String, _ errors: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Chrome", errors: errors, causes)
    }

    private static func firefox(_ text: String, _ errors: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Firefox", errors: errors, causes)
    }

    private static let chrome = [
        chrome(
            "The payment method \"%method%\" is not supported.", "NotSupportedError",
            ("Chrome has no payment method %method%; load Apple's SDK, or offer another method", "")),
        chrome(
            "The payment methods %methods% are not supported.", "NotSupportedError",
            ("Chrome has none of these payment methods; load Apple's SDK, or offer another method", "")),
        chrome(
            "ApplePay%name% is not defined", "ReferenceError",
            ("this browser has no Apple Pay, and Apple's SDK is not loaded", "")),
        chrome(
            "Cannot read properties of undefined (reading 'canMakePayment%more%')", "TypeError",
            ("ApplePaySession is undefined: this browser has no Apple Pay, and Apple's SDK is not loaded", "")),
        chrome(
            "%window%ApplePaySession is not a constructor", "TypeError",
            ("ApplePaySession is undefined: this browser has no Apple Pay, and Apple's SDK is not loaded", "")),
        chrome(
            "Unable to download payment manifest \"%address%\"%more%", "",
            ("Chrome looks for a payment handler behind the address; for Apple Pay, ignore it", "")),
        chrome("Request cancelled", "AbortError", ("the shopper closed the window", "")),
        chrome("User closed the Payment Request UI.", "AbortError", ("the shopper closed the window", "")),
        chrome("User closed the payment app.", "AbortError", ("the shopper closed the window", "")),
        chrome(
            "PaymentRequest.show() requires either transient user activation or delegated payment request capability", "SecurityError",
            ("show() is called outside the handler of a click or tap", "")),
        chrome(
            "Must be handling a user gesture to show a payment request", "SecurityError",
            ("show() is called outside the handler of a click or tap", "")),
        chrome(
            "Already called show() once", "InvalidStateError",
            ("show() is called twice on one request; create a request for each click", "")),
        chrome(
            "Another PaymentRequest UI is already showing in a different tab or window.", "AbortError",
            ("another tab or window has a payment open", "")),
        chrome(
            "Cannot show PaymentRequest UI in a preview page or a background tab.", "AbortError", ("the tab is not visible", "")),
        chrome(
            "'%code%' is not a valid ISO 4217 currency code, should be well-formed 3-letter alphabetic code.", "RangeError",
            ("the currency %code% is not three letters", "currency/unknown")),
        chrome(
            "'%value%' is not a valid amount format for %item%", "TypeError",
            ("an amount in %item% is not a plain decimal number: %value%", "amount/format")),
        chrome("Total amount value should be non-negative", "TypeError", ("the value of the total is below zero", "w3c/total-negative")),
        chrome("required member %name% is undefined.", "TypeError", ("%name% is missing", "member/missing")),
        chrome("Must specify total", "TypeError", ("the details have no total", "member/missing")),
        chrome(
            "Failed to read the '%member%' property from '%dictionary%': Required member is undefined.", "TypeError",
            ("%dictionary% has no member %member%", "member/missing")),
        chrome("Required member is undefined.", "TypeError", ("a required member is missing", "member/missing")),
        chrome(
            "The provided value cannot be converted to a sequence.", "TypeError", ("a value is not a list and should be one", "member/type")
        ),
        chrome("Iterator getter is not callable.", "TypeError", ("a value is not a list and should be one", "member/type")),
        chrome("The object must have a callable @@iterator property.", "TypeError", ("an object is in place of a list", "member/type")),
        chrome("The provided value is not of type '%type%'.", "TypeError", ("a value is not an object of the type %type%", "member/type")),
        chrome(
            "%number% arguments required, but only %count% present.", "TypeError",
            ("the call has only %count% of %number% arguments", "member/type")),
        chrome(
            "%number% argument required, but only %count% present.", "TypeError", ("the call has no argument", "member/type")),
        chrome(
            "The provided value '%value%' is not a valid enum value of type %type%.", "TypeError",
            ("%value% is not one of the words of %type%", "code/unknown")),
        chrome(
            "Cannot have duplicate shipping option identifiers", "TypeError",
            ("two shipping options have the same id", "w3c/option-repeated")),
        chrome(
            "Cannot have duplicate payment method identifiers", "RangeError", ("a payment method is listed twice", "w3c/method-repeated")),
        chrome("At least one payment method is required", "TypeError", ("the list of payment methods is empty", "w3c/method-none")),
        chrome(
            "Invalid payment method identifier format", "RangeError",
            ("an identifier is not an https address or lower-case words joined by hyphens", "w3c/method-identifier")),
        chrome(
            "PaymentRequest objects should be JSON-serializable objects", "TypeError",
            ("the data of a method is not an object that JSON can hold", "member/type")),
        chrome(
            "JSON serialization of PaymentRequest objects should be no longer than %count% characters", "TypeError",
            ("the data of a method is longer than %count% characters", "member/type")),
        chrome("At most %count% %things% allowed", "TypeError", ("there are more than %count% %things%", "item/count")),
        chrome("%text% cannot be longer than %count% characters", "TypeError", ("%text% is longer than %count% characters", "item/count")),
        chrome(
            "Must be in a top-level browsing context or an iframe needs to specify allow=\"payment\" explicitly", "SecurityError",
            ("the iframe has no allow=\"payment\"", "")),
        chrome(
            "Permissions policy violation: payment is not allowed in this document.", "",
            ("the iframe has no allow=\"payment\", or a header forbids it", "")),
        chrome(
            "Potential permissions policy violation: payment is not allowed in this document.", "",
            ("the iframe has no allow=\"payment\", or a header forbids it", "")),
        chrome(
            "%address% payment method identifier violates Content Security Policy.", "RangeError",
            ("connect-src of the Content Security Policy lacks %address%", "")),
        chrome("Cannot update details twice", "InvalidStateError", ("updateWith() is called twice for one event", "")),
        chrome("PaymentRequest is no longer interactive", "InvalidStateError", ("updateWith() is called after the payment ended", "")),
        chrome("Cannot update details when the event is not trusted", "InvalidStateError", ("a script made the event itself", "")),
        chrome("Timed out waiting for a %call%.", "AbortError", ("the page did not answer in time; answer sooner", "")),
        chrome(
            "No updateWith() call in '%event%' event handler. User may see outdated line items and total.", "",
            ("the handler of %event% does not call updateWith()", "")),
        chrome("Empty %item% label may be confusing the user", "", ("the label of %item% is empty", "item/label")),
        chrome("Not in a secure origin.", "NotSupportedError", ("the page is not served over HTTPS", "")),
        chrome("SSL certificate is not valid.", "NotSupportedError", ("the certificate of the page is not valid; serve it over HTTPS", "")),
        chrome(
            "Only localhost, file://, and cryptographic scheme origins allowed.", "NotSupportedError",
            ("the page is not served over HTTPS", "")),
    ]

    private static let firefox = [
        firefox("PaymentRequest is not defined", "ReferenceError", ("Firefox has no PaymentRequest; offer another method", "")),
        firefox(
            "can't access property \"%name%\", %object% is undefined", "TypeError",
            ("%object% is undefined: Firefox has no Apple Pay, and Apple's SDK is not loaded", "")),
        firefox(
            "The amount.value of \"%item%\"(%value%) must be a valid decimal monetary value.", "TypeError",
            ("the amount of %item% is not a plain decimal number: %value%", "amount/format")),
        firefox(
            "The amount.value of \"%item%\"(%value%) must be a valid and non-negative decimal monetary value.", "TypeError",
            ("the amount of %item% is not a plain decimal number of zero or more: %value%", "amount/format w3c/total-negative")),
        firefox(
            "The length amount.currency of \"%item%\"(%value%) must be 3.", "RangeError",
            ("the currency of %item% is not three letters: %value%", "currency/unknown")),
        firefox(
            "The character amount.currency of \"%item%\"(%value%) must be in the range 'A' to 'Z'(U+0041 to U+005A) or 'a' to "
                + "'z'(U+0061 to U+007A).", "RangeError", ("the currency of %item% has other characters than letters", "currency/unknown")),
        firefox("Payment method identifier is required.", "TypeError", ("the identifier of a method is empty", "w3c/method-none")),
        firefox("'%method%' is not valid. %reason%", "RangeError", ("%method% is not the identifier of a method", "w3c/method-identifier")),
        firefox(
            "Error parsing payment method identifier '%method%'as a URL.", "RangeError",
            ("%method% is not an address", "w3c/method-identifier")),
        firefox("Duplicate payment method '%method%'", "RangeError", ("the method %method% is listed twice", "w3c/method-repeated")),
        firefox(
            "Duplicate shippingOption id '%option%'", "TypeError", ("two shipping options have the id %option%", "w3c/option-repeated")),
        firefox(
            "User activation is now required to call PaymentRequest.show()", "SecurityError",
            ("show() is called outside the handler of a click or tap", "")),
        firefox(
            "The PaymentRequest's state should be '%state%'", "InvalidStateError",
            ("a call comes at the wrong time; create a request for each click", "")),
        firefox("The owner document is not fully active", "SecurityError AbortError", ("the page was left or replaced", "")),
        firefox("The PaymentRequest is aborted", "AbortError", ("the payment was ended", "")),
        firefox(
            "Missing required '%member%' member of %dictionary%.", "TypeError", ("%dictionary% has no member %member%", "member/missing")),
        firefox(
            "'%value%' (value of %member%) is not a valid value for enumeration %type%.", "TypeError",
            ("%value% is not one of the words of %type%", "code/unknown")),
        firefox("%member% can't be converted to a %kind%.", "TypeError", ("%member% should be a %kind%", "member/type")),
    ]
}
