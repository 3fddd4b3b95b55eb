// Generated from Sources/PaySheetChecking/Catalogs/Messages/Data/apple-pay.txt. Do not edit; run `swift run generate`.

extension ConsoleMessage {
    /// The blocks of the file, without comments.
    static let blocks = #"""

        Safari | TypeError
        "%value%" is not a valid amount.
        - an amount is not a plain decimal number such as 12.50: %value% [amount/format]
        - an amount of a plan, a shipping method or one of several merchants is not a plain number [amount/format]

        Safari | TypeError
        "" is not a valid amount.
        - an item that is not pending has no amount, or the item is null, {} or [] [member/missing member/type]
        - an amount is the empty text [amount/format]

        Safari | InvalidAccessError
        "%value%" is not a supported version.
        - version %value% is 0, or newer than the system of the device [version/range]

        Safari | TypeError
        "%value%" is not a valid country code.
        - a country is not an ISO 3166-1 code of two capital letters: %value% [country/unknown]
        - an entry of supportedCountries is not such a code [country/unknown]

        Safari | TypeError
        "%value%" is not a valid currency code.
        - the currency %value% is not an ISO 4217 code; Apple Pay JS also requires capital letters [currency/unknown]

        Safari | RangeError
        "%value%" is not a valid currency code.
        - the currency of an amount is not three letters: %value% [currency/unknown]

        Safari | TypeError
        Total amount must not be negative.
        - the total is negative [total/negative]

        Safari | TypeError
        Missing total label.
        - the total has no label [member/missing member/unknown]

        Safari | TypeError
        At least one supported network must be provided.
        - supportedNetworks is empty, often after the page has filtered it [network/empty]

        Safari | TypeError
        Missing supported networks.
        - supportedNetworks is empty [network/empty]

        Safari | TypeError
        At least one merchant capability must be provided.
        - merchantCapabilities is empty [capability/empty]

        Safari | TypeError
        Missing merchant capabilities.
        - merchantCapabilities has only supportsInstantFundsOut, and no kind of card [capability/no-card]

        Safari | TypeError
        "phoneticName" is not a valid contact field.
        - phoneticName needs version 3, and the page asks for less [contact/phonetic-version]

        Safari | TypeError
        Shipping method amount must be greater than or equal to zero.
        - a shipping method or shipping option costs -1 or less [shipping/negative w3c/option-negative]

        Safari | TypeError
        applicationMetadata must be a JSON object
        - applicationMetadata of the installments is a list, a text or a number [installments/metadata]

        Safari | TypeError
        Missing country code.
        - an old Safari misses countryCode [member/missing]

        Safari | TypeError
        Missing currency code.
        - an old Safari misses currencyCode [member/missing]

        Safari | TypeError
        Missing total amount.
        - an old Safari misses the amount of the total [member/missing]

        Safari | TypeError
        Total amount is too big.
        - Safari before 2024 rejects a total above 100000000 [total/large]

        Safari | TypeError
        Total amount must be greater than zero.
        - Safari before 2018 rejects a total of zero [total/zero]
        - the total is negative [total/negative]

        Safari | TypeError
        "%value%" is not a valid payment network.
        - the system of the device does not know the network %value% [network/unknown network/not-for-web]
        - the network is newer than the version that the page asks for: jcb needs 2, carteBancaire needs 3 [network/version]

        Safari | TypeError
        "JCB" is not a valid payment network.
        - JCB needs version 2, and the page asks for less [network/version]
        - the system of the device does not know the network [network/not-for-web]

        Safari | TypeError
        "carteBancaire" is not a valid payment network.
        - carteBancaire needs version 3, and the page asks for less [network/version]
        - the system of the device does not know the network [network/not-for-web]

        Safari | TypeError
        "barcode" is not a valid payment network.
        - barcode is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "carteBancaires" is not a valid payment network.
        - carteBancaires is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "idCredit" is not a valid payment network.
        - idCredit is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "nanaco" is not a valid payment network.
        - nanaco is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "pagoBancomat" is not a valid payment network.
        - pagoBancomat is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "suica" is not a valid payment network.
        - suica is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "tmoney" is not a valid payment network.
        - tmoney is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        "waon" is not a valid payment network.
        - waon is a network for apps, and the system of the device does not know it on the web [network/not-for-web]

        Safari | TypeError
        'regularBilling' must be a 'recurring' line item.
        - paymentTiming of regularBilling is missing, or not "recurring" [plan/timing]

        Safari | TypeError
        'trialBilling' must be a 'recurring' line item.
        - paymentTiming of trialBilling is missing, or not "recurring" [plan/timing]

        Safari | TypeError
        'automaticReloadBilling' must be an 'automaticReload' line item.
        - paymentTiming of automaticReloadBilling is missing, or not "automaticReload" [plan/timing]

        Safari | TypeError
        'deferredBilling' must be a 'deferred' line item.
        - paymentTiming of deferredBilling is missing, or not "deferred" [plan/timing]

        Safari | TypeError
        Missing label for '%item%'.
        - %item% has no label [member/missing member/unknown]

        Safari | TypeError
        "%value%" is not a valid URL.
        - managementURL or tokenNotificationURL is not an absolute address: %value% [plan/address-invalid]
        - webServiceURL of the order is not an absolute address [result/order-url]

        Safari | TypeError
        "%value%" is not a valid automaticReloadPaymentThresholdAmount.
        - the threshold of the automatic reload is not a plain decimal number: %value% [amount/format]

        Safari | TypeError
        "" is not a valid automaticReloadPaymentThresholdAmount.
        - automaticReloadBilling has no automaticReloadPaymentThresholdAmount [reload/threshold-missing]

        Safari | TypeError
        "null" is not a valid automaticReloadPaymentThresholdAmount.
        - automaticReloadPaymentThresholdAmount is null [member/type]

        Safari | TypeError
        Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set.
        - freeCancellationDate has no time zone beside it [deferred/cancellation-pair]

        Safari | TypeError
        Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set.
        - freeCancellationDateTimeZone has no date beside it [deferred/cancellation-pair]
        - freeCancellationDate is a text that Safari cannot read as a date [date/format]

        Safari | TypeError
        "%value%" is not a valid time zone.
        - %value% is not a name of the IANA time zone database [deferred/zone-unknown]

        Safari | TypeError
        Missing 'paymentDescription'.
        - paymentDescription of the deferred payment is empty [plan/description-empty]

        Safari | InvalidAccessError
        Must create a new ApplePaySession from a user gesture handler.
        - the click or tap is over, mostly after an await; create the session first in its handler

        Safari | InvalidAccessError
        Must call ApplePaySession.openPaymentSetup from a user gesture handler.
        - openPaymentSetup() is called outside the handler of a click or tap

        Safari | InvalidAccessError
        Must call ApplePaySetup.begin from a user gesture handler.
        - begin() of ApplePaySetup is called outside the handler of a click or tap

        Safari | InvalidAccessError SecurityError
        Trying to start an Apple Pay session from an insecure document.
        - the page is not served over HTTPS
        - its certificate is missing, or signed with SHA-1

        Safari | InvalidAccessError SecurityError
        Trying to start an Apple Pay session from a document with an insecure parent frame.
        - a frame around the page is not served over HTTPS

        Safari | InvalidAccessError SecurityError
        Trying to start an Apple Pay session from an inactive document.
        - the shopper left the page, or a script replaced the document

        Safari | InvalidAccessError SecurityError
        Trying to start an Apple Pay session from a site isolated iframe
        - the frame runs in another process; open Apple Pay from the page itself

        Safari | InvalidAccessError SecurityError
        Trying to start an Apple Pay session from a document in an unparented frame
        - the frame runs in another process; open Apple Pay from the page itself

        Safari | InvalidAccessError
        Frame is detached
        - the page or frame of the session is gone

        Safari | SecurityError
        Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)
        - the iframe has no allow="payment"
        - the Permissions-Policy header of a page forbids payment

        Safari
        Permission policy '%feature%' check failed for document with origin '%origin%'.
        - the iframe of %origin% has no allow="payment", or a header forbids it

        Safari
        Feature policy '%feature%' check failed for document with origin '%origin%'.
        - the iframe of %origin% has no allow="payment", or a header forbids it

        Safari | InvalidAccessError
        Trying to call an ApplePaySession API from an insecure document.
        - the page is not served over HTTPS

        Safari | InvalidAccessError
        Trying to call an ApplePaySession API from a document with an insecure parent frame.
        - a frame around the page is not served over HTTPS

        Safari | InvalidAccessError
        Trying to %do% from a document with an different security origin than its top-level frame.
        - an old Safari refuses Apple Pay in a frame from another origin

        Safari
        Unable to run user agent scripts because this document has previously accessed Apple Pay%more%
        - the app injects scripts into a web view that has used Apple Pay; it can do only one of the two

        Safari | ReferenceError
        Can't find variable: ApplePay%name%
        - this is not Safari on a device with Apple Pay, or a web view without it
        - the script ran before Apple's SDK was loaded

        Safari | TypeError
        undefined is not a constructor
        - a class is undefined; if it is ApplePaySession, this is no Safari on a device with Apple Pay, and no SDK of Apple is there

        Safari | TypeError
        undefined is not a constructor (evaluating '%code%ApplePaySession%rest%')
        - ApplePaySession is undefined: no Safari on a device with Apple Pay, and no SDK of Apple

        Safari | TypeError
        undefined is not an object (evaluating '%list%[0]%member%')
        ~ undefined is not an object (evaluating : '%list%[0]%member%')
        ~ undefined is not an object (evaluating: '%list%[0]%member%')
        - %list% is empty, and the code reads its first entry: for shippingMethods, no method fits the address
        = check that the list has entries; answer an address without shipping methods with an error of the sheet

        Safari | TypeError
        undefined is not an object
        - the value before the dot is undefined; if it is ApplePaySession, this is no Safari on a device with Apple Pay
        - a member of the event was misspelt, such as event.payment

        Safari | TypeError
        undefined is not an object (evaluating '%code%ApplePaySession.%method%')
        - ApplePaySession is undefined: no Safari on a device with Apple Pay, and no SDK of Apple

        Safari | TypeError
        %object%.complete%name% is not a function
        - complete%name%() is newer than the system of the device; ask for it before you call it [member/version]

        Safari | TypeError
        %object%ApplePaySession.%method% is not a function
        - %method%() is newer than the system of the device; ask for it before you call it [member/version]

        Safari
        Payment Not Completed
        - Apple refused the merchant session: another domain, expired, altered or wrapped [session/domain session/expired]
        - the merchant session is incomplete [session/incomplete]
        - the request combines kinds of payment [kind/several]
        - the amounts of several merchants exceed the total [contexts/exceed-total]
        - the shopper is not signed in, or the country is wrong

        Safari | InvalidAccessError
        Payment session is already active.
        - begin() is called twice on one session, or after its end; create a session for each click

        Safari | InvalidAccessError
        Page already has an active payment session.
        - an earlier session is not finished: a double click, or a missing abort()

        Safari | InvalidAccessError
        There is already has an active payment session.
        - another tab or window has a payment open
        - a web view with injected scripts cannot open a sheet

        Safari | | whole
        Unhandled Promise Rejection
        - a rejected promise has no text; add catch() and log error.name and error.message

        Safari | RangeError | whole
        Bad value
        - a RangeError without a text of its own; Apple Pay does not use it

        Safari | TypeError
        Type error
        - a word is not in the list for its member, or differs in upper and lower case [code/unknown]
        - a text, number or boolean is in place of an object [member/type]
        - an object is in place of a list [member/type]
        - an entry of errors was not made with new ApplePayError()
        - completeMerchantValidation() was called with text, null or undefined; parse the answer first [document/json-text]
        - the document is nested too deep [document/depth]

        Safari | TypeError
        Value is not a sequence
        - null, a text, a number or a boolean is in place of a list [member/type document/nulls]

        Safari | TypeError
        Member %dictionary%.%member% is required and must be an instance of %type%
        - %dictionary% has no member %member%: it is left out or undefined [member/missing]
        - %member% is misspelt, perhaps only in upper and lower case [member/unknown document/name-style]
        - the object is null, a list or still JSON text, so it has no members [member/type document/json-text]
        - the request follows the conventions of another library [document/dialect]

        Safari | TypeError
        Not enough arguments
        - a function is called without an argument, such as new ApplePayError() or new ApplePaySession(3)

        Safari | TypeError
        Argument %number% ('%name%') to the ApplePayError constructor must be one of: %words%
        - the %name% of an error is not one of these words [code/unknown]

        Safari | TypeError
        Argument %number% ('%name%') to %function% must be %kind%
        - argument %number% of %function% must be %kind% [member/type]

        Safari | TypeError
        Can only call ApplePaySession.%method% on instances of ApplePaySession
        - %method%() was taken off its session; call it as session.%method%()

        Safari | TypeError
        Value %value% is outside the range [%least%, %most%]
        - the number %value% is out of range [number/range]

        Safari | TypeError
        The provided value is non-finite
        - a number is NaN or infinite; Apple Pay has no such member [number/range]

        Safari | TypeError
        Cannot convert a symbol to a string
        - a symbol is in place of text [member/type]

        Safari | TypeError
        JSON.stringify cannot serialize cyclic structures.
        - the data, the merchant session or the installment metadata refer to themselves

        Safari | SecurityError
        show() must be triggered by user activation.
        - show() is called outside the handler of a click or tap, or a second time in it

        Safari | TypeError
        "%value%" is not a valid decimal monetary value.
        - an amount value is not a plain decimal number: %value% [amount/format]

        Safari | TypeError
        Total currency values cannot be negative.
        - the value of a total begins with a minus sign, even if it is -0 [w3c/total-negative]

        Safari | TypeError
        "%value%" does not match the expected currency of "%total%". Apple Pay requires all PaymentCurrencyAmounts to use the same currency code.
        - an amount is in %value%, and the total is in %total% [w3c/currency-mixed]
        - the currency of the total is misspelt [currency/unknown]

        Safari | TypeError
        Missing payment method data.
        - the Apple Pay entry of the methods has no data [w3c/data-missing]

        Safari | RangeError
        "%value%" is an invalid payment method identifier.
        - %value% is not an https address or lower-case words joined by hyphens [w3c/method-identifier w3c/apple-pay-address]

        Safari | RangeError
        Payment method IDs must be unique.
        - a payment method is listed twice [w3c/method-repeated]

        Safari | TypeError
        At least one payment method is required.
        - the list of payment methods is empty [w3c/method-none]

        Safari | TypeError
        Shipping option IDs must be unique.
        - two shipping options have the same id [w3c/option-repeated]

        Safari
        updateWith() should be called synchronously when handling "%event%".
        - updateWith() is called after an await; call it at once, with a promise

        Safari
        WebKit currently uses the first shipping option even if other shipping options are marked as selected.
        - the option marked as selected is not the first [w3c/option-selected]

        Safari | InvalidAccessError
        The object does not support the operation or argument.
        - a complete…() method is called while its event is not waiting: twice, too late, or after a cancel [flow/answer]
        - the merchant session is not a JSON object [session/incomplete member/type]
        - abort() is called before begin() or after the end
        - the status of the result is above 7 [result/status]
        - supportsVersion(0) is called
        - the page is gone
        - before 2017, Safari threw this for every mistake, and the real text is in the console

        Safari | AbortError
        The operation was aborted.
        - the shopper closed the sheet
        - the system did not show the sheet, or another payment is active
        - merchant validation failed: its promise was rejected
        - the promise given to updateWith() was rejected
        - the page was left, or retry() or complete() came after the end

        Safari | InvalidStateError
        The object is in an invalid state.
        - show() is called twice on one request; create a request for each click
        - updateWith() or complete() is called twice or after the end
        - canMakePayment() is called after show()
        - the session ended while an answer was read

        Safari | NotSupportedError
        The operation is not supported.
        - show() is called, and no payment method is Apple Pay [w3c/apple-pay-none w3c/apple-pay-address]

        Safari | SecurityError
        The operation is insecure.
        - the page, or the frame it is in, may not do this

        Safari | NotAllowedError
        The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.
        - another interface throws this: passkeys, media or sharing, not Apple Pay

        Safari | TypeMismatchError
        The type of an object was incompatible with the expected type of the parameter associated to the object.
        - Safari 10 rejects the request; the real reason is in the console above

        Safari | TypeMismatchError
        "%name%" is not a valid payment request property name.
        - Safari 10 does not know the member %name% [member/unknown]

        Safari | TypeMismatchError
        "%name%" is not a valid line item property name.
        - Safari 10 does not know the member %name% [member/unknown]

        Safari | TypeMismatchError
        "%name%" is not a valid shipping method property name.
        - Safari 10 does not know the member %name% [member/unknown]

        Safari | TypeMismatchError
        "%name%" is not a valid payment contact property name.
        - Safari 10 does not know the member %name% [member/unknown]

        Safari
        "%value%" is not a valid merchant capability.
        - Safari 10 does not know the capability %value% [code/unknown]

        Safari
        "%value%" is not a valid line item type.
        - Safari 10 does not know the type %value% [code/unknown]

        Safari
        "%value%" is not a valid shipping type.
        - Safari 10 does not know the shipping type %value% [code/unknown]

        Safari
        "%value%" is not a valid address field.
        - Safari 10 does not know the address field %value% [code/unknown]

        Safari
        "%value%" is not a valid contact field.
        - Safari 10 does not know the contact field %value% [code/unknown]

        Safari
        Missing shipping method %member%.
        - a shipping method has no %member% [member/missing]

        Safari
        "%old%" has been deprecated. Please switch to "%new%" instead.
        - %old% is an old name, which Safari ignores today; write %new% [member/unknown]

        Chrome | NotSupportedError
        The payment method "%method%" is not supported.
        - Chrome has no payment method %method%; load Apple's SDK, or offer another method

        Chrome | NotSupportedError
        The payment methods %methods% are not supported.
        - Chrome has none of these payment methods; load Apple's SDK, or offer another method

        Chrome | ReferenceError
        ApplePay%name% is not defined
        - this browser has no Apple Pay, and Apple's SDK is not loaded

        Chrome | TypeError
        Cannot read properties of undefined (reading 'canMakePayment%more%')
        - ApplePaySession is undefined: this browser has no Apple Pay, and Apple's SDK is not loaded

        Chrome | TypeError
        %window%ApplePaySession is not a constructor
        - ApplePaySession is undefined: this browser has no Apple Pay, and Apple's SDK is not loaded

        Chrome
        Unable to download payment manifest "%address%"%more%
        - Chrome looks for a payment handler behind the address; for Apple Pay, ignore it

        Chrome | AbortError
        Request cancelled
        - the shopper closed the window

        Chrome | AbortError
        User closed the Payment Request UI.
        - the shopper closed the window

        Chrome | AbortError
        User closed the payment app.
        - the shopper closed the window

        Chrome | SecurityError
        PaymentRequest.show() requires either transient user activation or delegated payment request capability
        - show() is called outside the handler of a click or tap

        Chrome | SecurityError
        Must be handling a user gesture to show a payment request
        - show() is called outside the handler of a click or tap

        Chrome | InvalidStateError
        Already called show() once
        - show() is called twice on one request; create a request for each click

        Chrome | AbortError
        Another PaymentRequest UI is already showing in a different tab or window.
        - another tab or window has a payment open

        Chrome | AbortError
        Cannot show PaymentRequest UI in a preview page or a background tab.
        - the tab is not visible

        Chrome | RangeError
        '%code%' is not a valid ISO 4217 currency code, should be well-formed 3-letter alphabetic code.
        - the currency %code% is not three letters [currency/unknown]

        Chrome | TypeError
        '%value%' is not a valid amount format for %item%
        - an amount in %item% is not a plain decimal number: %value% [amount/format]

        Chrome | TypeError
        Total amount value should be non-negative
        - the value of the total is negative [w3c/total-negative]

        Chrome | TypeError
        required member %name% is undefined.
        - %name% is missing [member/missing]

        Chrome | TypeError
        Must specify total
        - the details have no total [member/missing]

        Chrome | TypeError
        Failed to read the '%member%' property from '%dictionary%': Required member is undefined.
        - %dictionary% has no member %member% [member/missing]

        Chrome | TypeError
        Required member is undefined.
        - a required member is missing [member/missing]

        Chrome | TypeError
        The provided value cannot be converted to a sequence.
        - a value is not a list and should be one [member/type]

        Chrome | TypeError
        Iterator getter is not callable.
        - a value is not a list and should be one [member/type]

        Chrome | TypeError
        The object must have a callable @@iterator property.
        - an object is in place of a list [member/type]

        Chrome | TypeError
        The provided value is not of type '%type%'.
        - a value is not an object of the type %type% [member/type]

        Chrome | TypeError
        %number% arguments required, but only %count% present.
        - the call has only %count% of %number% arguments [member/type]

        Chrome | TypeError
        %number% argument required, but only %count% present.
        - the call has no argument [member/type]

        Chrome | TypeError
        The provided value '%value%' is not a valid enum value of type %type%.
        - %value% is not one of the words of %type% [code/unknown]

        Chrome | TypeError
        Cannot have duplicate shipping option identifiers
        - two shipping options have the same id [w3c/option-repeated]

        Chrome | RangeError
        Cannot have duplicate payment method identifiers
        - a payment method is listed twice [w3c/method-repeated]

        Chrome | TypeError
        At least one payment method is required
        - the list of payment methods is empty [w3c/method-none]

        Chrome | RangeError
        Invalid payment method identifier format
        - an identifier is not an https address or lower-case words joined by hyphens [w3c/method-identifier]

        Chrome | TypeError
        PaymentRequest objects should be JSON-serializable objects
        - the data of a method is not an object that JSON can hold [member/type]

        Chrome | TypeError
        JSON serialization of PaymentRequest objects should be no longer than %count% characters
        - the data of a method is longer than %count% characters [member/type]

        Chrome | TypeError
        At most %count% %things% allowed
        - there are more than %count% %things% [item/count]

        Chrome | TypeError
        %text% cannot be longer than %count% characters
        - %text% is longer than %count% characters [item/count]

        Chrome | SecurityError
        Must be in a top-level browsing context or an iframe needs to specify allow="payment" explicitly
        - the iframe has no allow="payment"

        Chrome
        Permissions policy violation: payment is not allowed in this document.
        - the iframe has no allow="payment", or a header forbids it

        Chrome
        Potential permissions policy violation: payment is not allowed in this document.
        - the iframe has no allow="payment", or a header forbids it

        Chrome | RangeError
        %address% payment method identifier violates Content Security Policy.
        - connect-src of the Content Security Policy lacks %address%

        Chrome | InvalidStateError
        Cannot update details twice
        - updateWith() is called twice for one event

        Chrome | InvalidStateError
        PaymentRequest is no longer interactive
        - updateWith() is called after the payment ended

        Chrome | InvalidStateError
        Cannot update details when the event is not trusted
        - a script made the event itself

        Chrome | AbortError
        Timed out waiting for a %call%.
        - the page did not answer in time; answer sooner

        Chrome
        No updateWith() call in '%event%' event handler. User may see outdated line items and total.
        - the handler of %event% does not call updateWith()

        Chrome
        Empty %item% label may be confusing the user
        - the label of %item% is empty [item/label]

        Chrome | NotSupportedError
        Not in a secure origin.
        - the page is not served over HTTPS

        Chrome | NotSupportedError
        SSL certificate is not valid.
        - the certificate of the page is not valid; serve it over HTTPS

        Chrome | NotSupportedError
        Only localhost, file://, and cryptographic scheme origins allowed.
        - the page is not served over HTTPS

        Firefox | ReferenceError
        PaymentRequest is not defined
        - Firefox has no PaymentRequest; offer another method

        Firefox | TypeError
        can't access property "%name%", %object%ApplePaySession is undefined
        - ApplePaySession is undefined: Firefox has no Apple Pay, and Apple's SDK is not loaded

        Firefox | TypeError
        The amount.value of "%item%"(%value%) must be a valid decimal monetary value.
        - the amount of %item% is not a plain decimal number: %value% [amount/format]

        Firefox | TypeError
        The amount.value of "%item%"(%value%) must be a valid and non-negative decimal monetary value.
        - the amount of %item% is not a plain decimal number of zero or more: %value% [amount/format w3c/total-negative]

        Firefox | RangeError
        The length amount.currency of "%item%"(%value%) must be 3.
        - the currency of %item% is not three letters: %value% [currency/unknown]

        Firefox | RangeError
        The character amount.currency of "%item%"(%value%) must be in the range 'A' to 'Z'(U+0041 to U+005A) or 'a' to 'z'(U+0061 to U+007A).
        - the currency of %item% has other characters than letters [currency/unknown]

        Firefox | TypeError
        Payment method identifier is required.
        - the identifier of a method is empty [w3c/method-none]

        Firefox | RangeError
        '%method%' is not valid. %reason%
        - %method% is not the identifier of a method [w3c/method-identifier]

        Firefox | RangeError
        Error parsing payment method identifier '%method%'as a URL.
        - %method% is not an address [w3c/method-identifier]

        Firefox | RangeError
        Duplicate payment method '%method%'
        - the method %method% is listed twice [w3c/method-repeated]

        Firefox | TypeError
        Duplicate shippingOption id '%option%'
        - two shipping options have the id %option% [w3c/option-repeated]

        Firefox | SecurityError
        User activation is now required to call PaymentRequest.show()
        - show() is called outside the handler of a click or tap

        Firefox | InvalidStateError
        The PaymentRequest's state should be '%state%'
        - a call comes at the wrong time; create a request for each click

        Firefox | SecurityError AbortError
        The owner document is not fully active
        - the page was left or replaced

        Firefox | AbortError
        The PaymentRequest is aborted
        - the payment was ended

        Firefox | TypeError
        Missing required '%member%' member of %dictionary%.
        - %dictionary% has no member %member% [member/missing]

        Firefox | TypeError
        '%value%' (value of %member%) is not a valid value for enumeration %type%.
        - %value% is not one of the words of %type% [code/unknown]

        Firefox | TypeError
        %member% can't be converted to a %kind%.
        - %member% should be a %kind% [member/type]

        Apple's SDK
        %value% does not match the expected currency of %total%
        - an amount is in %value%, and the total is in %total% [w3c/currency-mixed]

        Apple's SDK
        renderApplePayCodeAs must be one of: %words%
        - the SDK's option renderApplePayCodeAs is not one of its words

        Apple's SDK
        renderApplePayCodeAs must a string
        - the SDK's option renderApplePayCodeAs is not text

        Apple's SDK
        onApplePayCodeClose must a function
        - the SDK's option onApplePayCodeClose is not a function

        Apple's SDK
        merchantUrl must a string
        - the SDK's option merchantUrl is not text

        Apple's SDK
        onvalidatemerchant error:%error%
        - merchant validation failed: the promise of the session was rejected

        Apple's SDK
        Unexpected message: %message%
        - two editions of the SDK do not work together; load the newest

        Apple's SDK
        Unexpected: %message%
        - two editions of the SDK do not work together; load the newest

        Apple's server
        Payment Services Exception merchantId=%merchant% not registered for domain=%domain%
        - the domain %domain% is not verified for this merchant identifier [session/domain]
        - the domain has a scheme or path, lacks www, or belongs to another account [session/domain]

        Apple's server
        Payment Services Exception merchantId=%merchant% unauthorized to process transactions on behalf of merchantId=%other% reason=%reason% is not a registered merchant in WWDR and isn't properly authorized via Mass Enablement, either.
        - the merchant identifier is unknown to Apple, or has no payment processing certificate [merchant/identifier]
        - the platform has not registered this merchant [registration/key]

        Apple's server
        Payment Services Exception merchantId=%merchant% unauthorized to process transactions on behalf of merchantId=%other% reason=%reason% never authorized mass enablement transactions to occur via %via%
        - the certificate belongs to another merchant identifier than the body [merchant/identifier]

        Apple's server
        Payment Services Exception merchantId=%merchant% unauthorized to service on behalf of merchantId=%other% reason="The latter is not registered for Apple Pay on the web"
        - the merchant identifier is not registered for the web

        Apple's server
        Payment Services Exception Invalid session request -- missing merchant identifier
        - the body has no merchantIdentifier, or is not JSON [member/missing]

        Apple's server
        Payment Services Exception pspId=%provider% unauthorized to process transactions on behalf of merchantId=%merchant% reason=%reason%
        - Apple does not know the merchant under this payment provider [registration/key]

        Apple's server
        Payment Services Exception Unauthorized
        - the certificate may not use the registration API

        Apple's server
        Unauthorized
        - the certificate may not use the registration API

        Stripe
        You have not registered or verified the domain, so the following payment methods are not enabled in the Payment Element:%list%
        - the domain is not registered for Apple Pay in the account of the provider

        Stripe
        If you are testing Apple Pay or Google Pay, you must serve this page over HTTPS as it will not work over HTTP%more%
        - the page is not served over HTTPS

        Stripe
        To test Apple Pay, you must serve this page over HTTPS%more%
        - the page is not served over HTTPS

        Stripe
        show() must be called from a user gesture handler (such as a click handler, after the user clicks a button)
        - show() is called outside the handler of a click or tap

        Stripe
        Could not create Apple Pay session. Please make sure you have registered this Stripe account. For more information, see %link%
        - the domain is not registered for Apple Pay in the account of the provider

        Stripe
        Invalid value for %call%: %path%amount should be %expected%. You specified: %value%.
        - Stripe wants whole minor units such as 1250, where Apple Pay wants "12.50": %value% [amount/float amount/minor-units]
        - the request follows the conventions of another library [document/dialect]

        Stripe
        %path%country should be one of %words%
        - the country is not a code that Stripe takes [country/unknown]

        Stripe
        %path%currency should be one of %words%
        - the currency is not a code that Stripe takes; it wants small letters [currency/unknown]

        Stripe
        Invalid value for %call%: %path%country should be one of %words%. You specified: %value%.
        - the country %value% is not a code that Stripe takes [country/unknown]

        Stripe
        Invalid value for %call%: %path%currency should be one of %words%. You specified: %value%.
        - the currency %value% is not a code that Stripe takes; it wants small letters [currency/unknown]

        Stripe
        Invalid value for %call%: %path% should be %expected%. You specified: %value%.
        - %path% is %value%, and Stripe expects %expected% [document/dialect]

        Stripe
        The amount %amount% is less than the total amount of the line items provided.
        - the lines add up to more than the total [total/sum]
        - a discount has the wrong sign, or shipping counts twice [item/discount-sign]

        Stripe
        Duplicate value for id: %id%. The property 'id' of '%path%' has to be unique.
        - two shipping options have the id %id% [w3c/option-repeated]

        Stripe
        When requesting shipping information, you must specify shippingOptions once a shipping address is selected.
        - the answer to a shipping address has no shipping option [flow/no-method-left]

        Stripe
        For the paymentRequestButton Element, you must first check availability using paymentRequest.canMakePayment() before mounting the Element.
        - canMakePayment() is not called first

        Stripe
        You must first check the Payment Request API's availability using paymentRequest.canMakePayment() before calling show().
        - canMakePayment() is not called first

        Stripe
        Payment Request is not available in this browser.
        - the browser or device has no wallet

        Stripe
        The paymentRequestButton Element is not available in the current environment.
        - the browser or device has no wallet

        Stripe
        You cannot update Payment Request options while the payment sheet is showing.
        - update() is called while the sheet is open

        Stripe
        Do not call show() yourself if you are using the paymentRequestButton Element.
        - the button calls show() itself

        Stripe
        Either you do not have a card saved to your Wallet or the current domain (%domain%)%more% is not registered for Apple Pay.
        - the domain %domain% is not registered for Apple Pay in the account of the provider
        - the wallet has no card

        Stripe
        This version of Safari does not support ApplePay JS version %version%.
        - Safari is older than version %version% of Apple Pay

        Stripe
        We were unable to verify that you control the domain %domain%.
        - the association file of %domain% is missing, or redirected [session/domain]

        Stripe
        We were unable to verify that you control the domain %domain%. %more%
        - the association file of %domain% is missing, or redirected [session/domain]

        Adyen
        ApplePay - Something went wrong on ApplePayService
        - the real text is in the member cause of the error

        Adyen
        Could not get Apple Pay session
        - the domain or origin is not allowed for the client key

        Adyen
        Could not decode Apple Pay session
        - the domain or origin is not allowed for the client key

        Adyen
        Apple Pay is not available on this device
        - the browser or device has no Apple Pay

        Adyen
        clientKey was not provided
        - the configuration has no clientKey

        Adyen
        ApplePaySDK failed to load
        - Apple's SDK could not be loaded; check the Content Security Policy

        Adyen
        ApplePay UI dismissed
        - the shopper closed the sheet

        Braintree
        Make sure you have registered your domain name in the Braintree Control Panel.
        - the domain is not registered in the Control Panel [session/domain]

        Braintree
        APPLE_PAY_MERCHANT_VALIDATION_FAILED
        - the domain is not registered in the Control Panel [session/domain]

        Braintree
        A network error occurred when validating the Apple Pay merchant.
        - merchant validation failed; the text of Apple's server is in details

        Braintree
        A network error occurred when processing the Apple Pay payment.
        - the payment failed on the way to Braintree; the reason is in details

        Braintree
        APPLE_PAY_MERCHANT_VALIDATION_NETWORK
        - merchant validation failed; the reason is in details

        Braintree
        APPLE_PAY_MERCHANT_VALIDATION
        - merchant validation failed; the reason is in details

        Braintree
        APPLE_PAY_TOKENIZATION
        - the payment failed on the way to Braintree; the reason is in details

        Braintree
        Apple Pay is not enabled for this merchant.
        - Apple Pay is off in the account of the merchant

        Braintree
        APPLE_PAY_NOT_ENABLED
        - Apple Pay is off in the account of the merchant

        Braintree
        performValidation must be called with a validationURL.
        - the call has no validationURL of the event

        Braintree
        tokenize must be called with a payment token.
        - the call has no token of the payment

        PayPal
        APPLE_PAY_MERCHANT_SESSION_VALIDATION_ERROR
        - the domain is not registered; the bare domain and www count apart
        - PayPal knows more under paypalDebugId

        PayPal
        ERROR_VALIDATING_MERCHANT
        - the domain is not registered; the bare domain and www count apart
        - PayPal knows more under paypalDebugId

        PayPal
        APPLEPAY_PAYMENT_ERROR
        - the domain is not registered; the bare domain and www count apart
        - PayPal knows more under paypalDebugId

        PayPal
        APPLEPAY_CONFIG_ERROR
        - the domain is not registered; the bare domain and www count apart
        - PayPal knows more under paypalDebugId

        PayPal
        An internal server error has occurred
        - the domain is not registered; the bare domain and www count apart
        - PayPal knows more under paypalDebugId

        PayPal
        APPLE_PAY_AMOUNT_MISMATCH
        - the sheet and the order have different amounts [charge/amount order/total]

        PayPal
        NOT_ENABLED_FOR_APPLE_PAY
        - Apple Pay is off in the account of the merchant

        Square
        PaymentMethodUnsupportedError: Method unsupported: %reason%
        - the browser, the domain or the account does not support Apple Pay: %reason%

        Square
        Method unsupported: %reason%
        - the browser, the domain or the account does not support Apple Pay: %reason%

        Recurly
        Apple Pay is not supported by this device or browser.
        - the browser or device has no Apple Pay

        Recurly
        Apple Pay is supported by this device, but the customer has not configured Apple Pay.
        - the wallet of the shopper has no card

        Recurly
        %text%but the customer has not configured Apple Pay.
        - the wallet of the shopper has no card

        Recurly
        Missing Apple Pay configuration option: '%option%'
        - the option %option% is missing [member/missing]

        Recurly
        Apple Pay configuration option '%option%' is not among your available options: %list%
        - the option %option% is not among those of your account [country/unknown]

        Recurly
        Apple Pay did not initialize due to a fatal error: %text%
        - look at the text behind it: %text%

        Recurly
        Apply Pay could not charge the customer
        - the provider refused the payment

        browsers | AbortError
        AbortError
        - the shopper closed the sheet
        - the system did not show the sheet, or another payment is active
        - merchant validation failed: its promise was rejected
        - the promise given to updateWith() was rejected
        - the page was left, or retry() or complete() came after the end

        browsers | InvalidStateError
        InvalidStateError
        - show() is called twice on one request; create a request for each click
        - updateWith() or complete() is called twice or after the end
        - canMakePayment() is called after show()
        - the session ended while an answer was read

        browsers | NotSupportedError
        NotSupportedError
        - show() is called, and no payment method is Apple Pay [w3c/apple-pay-none w3c/apple-pay-address]

        browsers | TypeError
        TypeError
        - a required member is missing or misspelt [member/missing member/unknown]
        - an amount is not a plain decimal number [amount/format]
        - a network is unknown to the device [network/unknown]
        - a word is not in the list for its member [code/unknown]
        - a value has the wrong type [member/type]
        - a country or currency is not an ISO code [country/unknown currency/unknown]
        - the total is negative [total/negative]
        - a list of networks or capabilities is empty [network/empty capability/empty]
        - a plan is incomplete [plan/timing plan/address-invalid]
        - ApplePaySession is undefined: no Apple Pay in this browser, and no SDK of Apple

        browsers | RangeError
        RangeError
        - a currency is not three letters [currency/unknown]
        - the identifier of a method is malformed [w3c/method-identifier]
        - a payment method is listed twice [w3c/method-repeated]

        browsers | InvalidAccessError
        InvalidAccessError
        - the session is not created in the handler of a click or tap
        - the page or a frame is not served over HTTPS
        - the version is 0, or newer than the system [version/range]
        - another session of the page is not finished
        - a complete…() method is called while its event is not waiting [flow/answer]
        - the merchant session is not a JSON object [session/incomplete]
        - the status of the result is above 7 [result/status]

        browsers | SecurityError
        SecurityError
        - the iframe has no allow="payment", or a header forbids it
        - show() is called outside the handler of a click or tap
        - the page or a frame is not served over HTTPS

        browsers | ReferenceError
        ReferenceError
        - the browser has no ApplePaySession, and Apple's SDK is not loaded

        browsers | NotAllowedError
        NotAllowedError
        - another interface throws this: passkeys, media or sharing, not Apple Pay

        browsers | TypeMismatchError
        TypeMismatchError
        - Safari 10 rejects the request; the real reason is in the console above

        browsers | PaymentMethodUnsupportedError
        PaymentMethodUnsupportedError
        - the browser, the domain or the account does not support Apple Pay

        code that logs an error
        {}
        - the text of the error is lost: log error.name + ": " + error.message instead

        code that logs an error
        e {}
        - the text of the error is lost: log error.name + ": " + error.message instead

        code that logs an error
        [object DOMException]
        - the text of the error is lost: log error.name + ": " + error.message instead

        code that logs an error
        [object Error]
        - the text of the error is lost: log error.name + ": " + error.message instead

        code that logs an error
        [object Object]
        - the text of the error is lost: log error.name + ": " + error.message instead

        code that logs an error
        undefined
        - the text of the error is lost: log error.name + ": " + error.message instead

        a browser
        Script error.
        - a script from another origin failed; add crossorigin to it, and CORS headers, to see the error

        """#
}
