import PaySheet

/// What Safari's console says about Apple Pay JS, in the order in which a developer meets it.
///
/// Facts, no behaviour. `%value%` stands for text that differs; a cause may repeat it.
enum SafariMessages {
    static let all: [ConsoleMessage] = values + networks + plans + page + calls

    private static func row(_ text: String, _ errors: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Safari", errors: errors, causes)
    }

    private static let values = [
        row(
            "\"%value%\" is not a valid amount.", "TypeError",
            ("an amount is not a plain decimal number such as 12.50: %value%", "amount/format"),
            ("an amount of a plan, a shipping method or one of several merchants is not a plain number", "amount/format")),
        row(
            "\"\" is not a valid amount.", "TypeError",
            ("an item that is not pending has no amount, or the item is null, {} or []", "member/missing member/type"),
            ("an amount is the empty text", "amount/format")),
        row(
            "\"%value%\" is not a supported version.", "InvalidAccessError",
            ("version %value% is 0, or newer than the system of the device", "version/range")),
        row(
            "\"%value%\" is not a valid country code.", "TypeError",
            ("a country is not an ISO 3166-1 code of two capital letters: %value%", "country/unknown"),
            ("an entry of supportedCountries is not such a code", "country/unknown")),
        row(
            "\"%value%\" is not a valid currency code.", "TypeError",
            ("the currency %value% is not an ISO 4217 code; Apple Pay JS also requires capital letters", "currency/unknown")),
        row(
            "\"%value%\" is not a valid currency code.", "RangeError",
            ("the currency of an amount is not three letters: %value%", "currency/unknown")),
        row("Total amount must not be negative.", "TypeError", ("the total is below zero", "total/negative")),
        row("Missing total label.", "TypeError", ("the total has no label", "member/missing member/unknown")),
        row(
            "At least one supported network must be provided.", "TypeError",
            ("supportedNetworks is empty, often after the page has filtered it", "network/empty")),
        row("Missing supported networks.", "TypeError", ("supportedNetworks is empty", "network/empty")),
        row("At least one merchant capability must be provided.", "TypeError", ("merchantCapabilities is empty", "capability/empty")),
        row(
            "Missing merchant capabilities.", "TypeError",
            ("merchantCapabilities has only supportsInstantFundsOut, and no kind of card", "capability/no-card")),
        row(
            "\"phoneticName\" is not a valid contact field.", "TypeError",
            ("phoneticName needs version 3, and the page asks for less", "contact/phonetic-version")),
        row(
            "Shipping method amount must be greater than or equal to zero.", "TypeError",
            ("a shipping method or shipping option costs -1 or less", "shipping/negative w3c/option-negative")),
        row(
            "applicationMetadata must be a JSON object", "TypeError",
            ("applicationMetadata of the installments is a list, a text or a number", "installments/metadata")),
        row("Missing country code.", "TypeError", ("an old Safari misses countryCode", "member/missing")),
        row("Missing currency code.", "TypeError", ("an old Safari misses currencyCode", "member/missing")),
        row("Missing total amount.", "TypeError", ("an old Safari misses the amount of the total", "member/missing")),
        row("Total amount is too big.", "TypeError", ("Safari before 2024 rejects a total above 100000000", "total/large")),
        row(
            "Total amount must be greater than zero.", "TypeError",
            ("Safari before 2018 rejects a total of zero", "total/zero"), ("the total is below zero", "total/negative")),
    ]

    private static func network(_ value: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage("\"" + value + "\" is not a valid payment network.", by: "Safari", errors: "TypeError", causes)
    }

    private static let networks =
        [
            network(
                "%value%", ("the system of the device does not know the network %value%", "network/unknown network/not-for-web"),
                ("the network is newer than the version that the page asks for: jcb needs 2, carteBancaire needs 3", "network/version")),
            network(
                "JCB", ("JCB needs version 2, and the page asks for less", "network/version"),
                ("the system of the device does not know the network", "network/not-for-web")),
            network(
                "carteBancaire", ("carteBancaire needs version 3, and the page asks for less", "network/version"),
                ("the system of the device does not know the network", "network/not-for-web")),
        ]
        + NetworkNotForWeb.names.map { $0.name.description }.filter { $0 != "carteBancaire" }.map { name in
            network(
                name, (name + " is a network for apps, and the system of the device does not know it on the web", "network/not-for-web"))
        }

    private static let plans = [
        row(
            "'regularBilling' must be a 'recurring' line item.", "TypeError",
            ("paymentTiming of regularBilling is missing, or not \"recurring\"", "plan/timing")),
        row(
            "'trialBilling' must be a 'recurring' line item.", "TypeError",
            ("paymentTiming of trialBilling is missing, or not \"recurring\"", "plan/timing")),
        row(
            "'automaticReloadBilling' must be an 'automaticReload' line item.", "TypeError",
            ("paymentTiming of automaticReloadBilling is missing, or not \"automaticReload\"", "plan/timing")),
        row(
            "'deferredBilling' must be a 'deferred' line item.", "TypeError",
            ("paymentTiming of deferredBilling is missing, or not \"deferred\"", "plan/timing")),
        row("Missing label for '%item%'.", "TypeError", ("%item% has no label", "member/missing member/unknown")),
        row(
            "\"%value%\" is not a valid URL.", "TypeError",
            ("managementURL or tokenNotificationURL is not an absolute address: %value%", "plan/address-invalid"),
            ("webServiceURL of the order is not an absolute address", "result/order-url")),
        row(
            "\"%value%\" is not a valid automaticReloadPaymentThresholdAmount.", "TypeError",
            ("the threshold of the automatic reload is not a plain decimal number: %value%", "amount/format")),
        row(
            "\"\" is not a valid automaticReloadPaymentThresholdAmount.", "TypeError",
            ("automaticReloadBilling has no automaticReloadPaymentThresholdAmount", "reload/threshold-missing")),
        row(
            "\"null\" is not a valid automaticReloadPaymentThresholdAmount.", "TypeError",
            ("automaticReloadPaymentThresholdAmount is null", "member/type")),
        row(
            "Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set.", "TypeError",
            ("freeCancellationDate has no time zone beside it", "deferred/cancellation-pair")),
        row(
            "Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set.", "TypeError",
            ("freeCancellationDateTimeZone has no date beside it", "deferred/cancellation-pair"),
            ("freeCancellationDate is a text that Safari cannot read as a date", "date/format")),
        row(
            "\"%value%\" is not a valid time zone.", "TypeError",
            ("%value% is not a name of the IANA time zone database", "deferred/zone-unknown")),
        row(
            "Missing 'paymentDescription'.", "TypeError",
            ("paymentDescription of the deferred payment is empty", "plan/description-empty")),
    ]

    private static let page = [
        row(
            "Must create a new ApplePaySession from a user gesture handler.", "InvalidAccessError",
            ("the click or tap is over, mostly after an await; create the session first in its handler", "")),
        row(
            "Must call ApplePaySession.openPaymentSetup from a user gesture handler.", "InvalidAccessError",
            ("openPaymentSetup() is called outside the handler of a click or tap", "")),
        row(
            "Must call ApplePaySetup.begin from a user gesture handler.", "InvalidAccessError",
            ("begin() of ApplePaySetup is called outside the handler of a click or tap", "")),
        row(
            "Trying to start an Apple Pay session from an insecure document.", "InvalidAccessError SecurityError",
            ("the page is not served over HTTPS", ""), ("its certificate is missing, or signed with SHA-1", "")),
        row(
            "Trying to start an Apple Pay session from a document with an insecure parent frame.", "InvalidAccessError SecurityError",
            ("a frame around the page is not served over HTTPS", "")),
        row(
            "Trying to start an Apple Pay session from an inactive document.", "InvalidAccessError SecurityError",
            ("the shopper left the page, or a script replaced the document", "")),
        row(
            "Trying to start an Apple Pay session from a site isolated iframe", "InvalidAccessError SecurityError",
            ("the frame runs in another process; open Apple Pay from the page itself", "")),
        row(
            "Trying to start an Apple Pay session from a document in an unparented frame", "InvalidAccessError SecurityError",
            ("the frame runs in another process; open Apple Pay from the page itself", "")),
        row("Frame is detached", "InvalidAccessError", ("the page or frame of the session is gone", "")),
        row(
            "Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)",
            "SecurityError", ("the iframe has no allow=\"payment\"", ""),
            ("the Permissions-Policy header of a page forbids payment", "")),
        row(
            "Permission policy '%feature%' check failed for document with origin '%origin%'.", "",
            ("the iframe of %origin% has no allow=\"payment\", or a header forbids it", "")),
        row(
            "Feature policy '%feature%' check failed for document with origin '%origin%'.", "",
            ("the iframe of %origin% has no allow=\"payment\", or a header forbids it", "")),
        row(
            "Trying to call an ApplePaySession API from an insecure document.", "InvalidAccessError",
            ("the page is not served over HTTPS", "")),
        row(
            "Trying to call an ApplePaySession API from a document with an insecure parent frame.", "InvalidAccessError",
            ("a frame around the page is not served over HTTPS", "")),
        row(
            "Trying to %do% from a document with an different security origin than its top-level frame.", "InvalidAccessError",
            ("an old Safari refuses Apple Pay in a frame from another origin", "")),
        row(
            "Unable to run user agent scripts because this document has previously accessed Apple Pay%more%", "",
            ("the app injects scripts into a web view that has used Apple Pay; it can do only one of the two", "")),
        row(
            "Can't find variable: ApplePay%name%", "ReferenceError",
            ("this is not Safari on a device with Apple Pay, or a web view without it", ""),
            ("the script ran before Apple's SDK was loaded", "")),
        row(
            "undefined is not a constructor", "TypeError",
            ("ApplePaySession is undefined: no Safari on a device with Apple Pay, and no SDK of Apple", "")),
        row(
            "undefined is not an object", "TypeError",
            ("ApplePaySession is undefined: no Safari on a device with Apple Pay, and no SDK of Apple", ""),
            ("a member of the event was misspelt, such as event.payment", "")),
        row(
            "undefined is not an object (evaluating '%code%ApplePaySession.%method%')", "TypeError",
            ("ApplePaySession is undefined: no Safari on a device with Apple Pay, and no SDK of Apple", "")),
        row(
            "%call% is not a function", "TypeError",
            ("%call% is newer than the system of the device; ask for it before you call it", "member/version")),
    ]

    private static let calls = [
        row(
            "Payment Not Completed", "",
            ("Apple refused the merchant session: another domain, expired, altered or wrapped", "session/domain session/expired"),
            ("the merchant session is incomplete", "session/incomplete"), ("the request combines kinds of payment", "kind/several"),
            ("the amounts of several merchants exceed the total", "contexts/exceed-total"),
            ("the shopper is not signed in, or the country is wrong", "")),
        row(
            "Payment session is already active.", "InvalidAccessError",
            ("begin() is called twice on one session, or after its end; create a session for each click", "")),
        row(
            "Page already has an active payment session.", "InvalidAccessError",
            ("an earlier session is not finished: a double click, or a missing abort()", "")),
        row(
            "There is already has an active payment session.", "InvalidAccessError",
            ("another tab or window has a payment open", ""), ("a web view with injected scripts cannot open a sheet", "")),
        row(
            "Unhandled Promise Rejection", "",
            ("a rejected promise has no text; add catch() and log error.name and error.message", "")),
        row(
            "Bad value", "RangeError", ("a RangeError without a text of its own; Apple Pay does not use it", "")),
    ]
}
