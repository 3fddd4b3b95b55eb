import PaySheet

/// One thing that Safari's engine checks or does, as far as its source and its tests tell.
public struct WebKitStep: Sendable, Hashable {
    /// The id that rules name as their source.
    public let id: String
    /// When it happens.
    public let moment: Moment
    /// The name of the exception; empty where nothing is thrown.
    public let error: String
    /// What goes wrong, as the end of a sentence.
    public let what: String

    /// Moments of a payment, in their order.
    public enum Moment: Sendable, Hashable, CaseIterable {
        /// When JavaScript values are converted.
        case conversion
        /// The page.
        case page
        /// new ApplePaySession(version, request).
        case construct
        /// new PaymentRequest(methods, details, options).
        case w3c
        /// show() of the W3C interface.
        case show
        /// During a session.
        case session
        /// Updates.
        case update
        /// Results.
        case complete

        /// What happens then, in a few words.
        public var title: String {
            switch self {
            case .conversion: "When JavaScript values are converted"
            case .page: "The page"
            case .construct: "new ApplePaySession(version, request)"
            case .w3c: "new PaymentRequest(methods, details, options)"
            case .show: "show() of the W3C interface"
            case .session: "During a session"
            case .update: "Updates"
            case .complete: "Results"
            }
        }
    }

    /// A check of the library's own table, which knows what it throws.
    private init(_ moment: Moment, _ id: String, _ what: String) {
        self.init(moment, id, WebKitCheck.error(of: id)?.name ?? "", what)
    }

    private init(_ moment: Moment, _ id: String, _ error: String, _ what: String) {
        self.id = id
        self.moment = moment
        self.error = error
        self.what = what
    }

    /// Every step; those of one moment are in the engine's order.
    public static let all: [WebKitStep] = [
        WebKitStep(
            .conversion, "WK-IDL-ORDER", "",
            "members are read in alphabetical order, inherited ones first; the first error is not always the first in the text"
        ),
        WebKitStep(.conversion, "WK-IDL-REQUIRED", "a required member is missing or undefined"),
        WebKitStep(.conversion, "WK-IDL-OPTIONAL", "", "an optional member that is missing stays unset"),
        WebKitStep(.conversion, "WK-IDL-UNKNOWN", "", "an unknown member is ignored"),
        WebKitStep(.conversion, "WK-IDL-STRING", "", "numbers, booleans and null become text if the member is text"),
        WebKitStep(
            .conversion, "WK-IDL-ENUM", "a word is not in the list for the member, in upper and lower case"),
        WebKitStep(.conversion, "WK-IDL-SEQUENCE", "a value is not a list"),
        WebKitStep(.conversion, "WK-IDL-DICT", "a text, number or boolean is in place of an object"),
        WebKitStep(.conversion, "WK-IDL-BOOL", "", "any value becomes true or false if the member is a boolean"),
        WebKitStep(.conversion, "WK-IDL-UINT", "", "numbers become whole numbers by cutting them off"),
        WebKitStep(.conversion, "WK-IDL-DATE", "", "an unreadable date counts as missing"),
        WebKitStep(.conversion, "WK-IDL-JSON", "the metadata of instalments cannot be written as JSON"),
        WebKitStep(.conversion, "WK-IDL-INTERFACE", "an entry of errors was not made with new ApplePayError(…)"),
        WebKitStep(.page, "WK-ENV-POLICY", "the permissions policy of the frame does not allow payments"),
        WebKitStep(.page, "WK-ENV-DETACHED", "the document is in no frame"),
        WebKitStep(
            .page, "WK-ENV-SECURE", "the page, or a frame around it, is not served over HTTPS with a sound certificate"),
        WebKitStep(
            .page, "WK-ENV-GESTURE", "the session is not created in the handler of a click or tap; an await before it ends the gesture"),
        WebKitStep(.page, "WK-ENV-PAGE", "the document is on no page"),
        WebKitStep(.construct, "WK-VER-RANGE", "the version is 0, or higher than the browser has"),
        WebKitStep(.construct, "WK-CAP-EMPTY", "merchantCapabilities is empty"),
        WebKitStep(.construct, "WK-NET-EMPTY", "supportedNetworks is empty"),
        WebKitStep(
            .construct, "WK-VER-INSTALL", "",
            "an instalment configuration excuses empty networks once, and a later check refuses them all the same"),
        WebKitStep(.construct, "WK-NET-UNKNOWN", "supportedNetworks has a network that this system does not know"),
        WebKitStep(.construct, "WK-VER-JCB", "the network jcb is requested with version 1"),
        WebKitStep(.construct, "WK-VER-CB", "the network carteBancaire is requested with a version below 3"),
        WebKitStep(.construct, "WK-VER-PHONETIC", "phoneticName is requested with a version below 3"),
        WebKitStep(.construct, "WK-INST-METADATA", "the metadata of instalments is not an object"),
        WebKitStep(.construct, "WK-TOTAL-AMOUNT", "the amount of the total is missing or not a plain decimal number"),
        WebKitStep(.construct, "WK-TOTAL-LABEL", "the total has no label"),
        WebKitStep(.construct, "WK-TOTAL-NEGATIVE", "the total is negative"),
        WebKitStep(.construct, "WK-ITEM-AMOUNT", "the amount of a line item is missing or not a plain decimal number"),
        WebKitStep(.construct, "WK-ITEM-PENDING", "", "the amount of a pending line item is thrown away"),
        WebKitStep(.construct, "WK-SHIP-AMOUNT", "the amount of a shipping method is not a plain decimal number"),
        WebKitStep(.construct, "WK-REC-TIMING", "the regular billing of a subscription is not recurring"),
        WebKitStep(.construct, "WK-REC-LABEL", "the regular billing of a subscription has no label"),
        WebKitStep(.construct, "WK-REC-AMOUNT", "the amount of the regular billing is not a plain decimal number"),
        WebKitStep(.construct, "WK-REC-TRIAL-TIMING", "the trial billing of a subscription is not recurring"),
        WebKitStep(.construct, "WK-REC-TRIAL-LABEL", "the trial billing of a subscription has no label"),
        WebKitStep(.construct, "WK-REC-TRIAL-AMOUNT", "the amount of the trial billing is not a plain decimal number"),
        WebKitStep(.construct, "WK-REC-URL", "the managementURL of a subscription is not absolute"),
        WebKitStep(.construct, "WK-REC-TOKENURL", "the tokenNotificationURL of a subscription is not absolute"),
        WebKitStep(.construct, "WK-RELOAD-TIMING", "the billing of an automatic reload has another timing"),
        WebKitStep(.construct, "WK-RELOAD-LABEL", "the billing of an automatic reload has no label"),
        WebKitStep(.construct, "WK-RELOAD-AMOUNT", "the amount of an automatic reload is not a plain decimal number"),
        WebKitStep(
            .construct, "WK-RELOAD-THRESHOLD", "the threshold of an automatic reload is missing or not a plain decimal number"),
        WebKitStep(.construct, "WK-RELOAD-URL", "the managementURL of an automatic reload is not absolute"),
        WebKitStep(.construct, "WK-RELOAD-TOKENURL", "the tokenNotificationURL of an automatic reload is not absolute"),
        WebKitStep(.construct, "WK-TOKEN-AMOUNT", "the amount of one of several merchants is not a plain decimal number"),
        WebKitStep(.construct, "WK-DEF-TIMING", "the billing of a deferred payment has another timing"),
        WebKitStep(.construct, "WK-DEF-LABEL", "the billing of a deferred payment has no label"),
        WebKitStep(.construct, "WK-DEF-AMOUNT", "the amount of a deferred payment is not a plain decimal number"),
        WebKitStep(.construct, "WK-DEF-URL", "the managementURL of a deferred payment is not absolute"),
        WebKitStep(.construct, "WK-DEF-TZ-ALONE", "a time zone for cancellation has no readable date"),
        WebKitStep(.construct, "WK-DEF-TZ-MISSING", "a date for cancellation has no time zone"),
        WebKitStep(.construct, "WK-DEF-TZ-UNKNOWN", "the time zone for cancellation is unknown"),
        WebKitStep(.construct, "WK-DEF-DESCRIPTION", "the description of a deferred payment is empty"),
        WebKitStep(.construct, "WK-DEF-TOKENURL", "the tokenNotificationURL of a deferred payment is not absolute"),
        WebKitStep(.construct, "WK-COUNTRY", "countryCode is not an ISO 3166-1 code of two capital letters"),
        WebKitStep(.construct, "WK-CURRENCY", "currencyCode is not an ISO 4217 code of three capital letters"),
        WebKitStep(.construct, "WK-NET-EMPTY-2", "supportedNetworks is empty, checked a second time"),
        WebKitStep(.construct, "WK-CAP-NONE", "merchantCapabilities has none of 3DS, EMV, credit and debit"),
        WebKitStep(.construct, "WK-SHIP-NEGATIVE", "the amount of a shipping method is -1 or less"),
        WebKitStep(.construct, "WK-COUNTRIES", "supportedCountries has something that is not a country code"),
        WebKitStep(.construct, "WK-VER-COUNTRIES", "", "supportedCountries is ignored below version 3"),
        WebKitStep(.construct, "WK-VER-CONTACT", "", "phonetic names of contacts are ignored below version 3"),
        WebKitStep(.w3c, "WK-W3C-ENV", "the page is not served over HTTPS, or its frame may not use payments"),
        WebKitStep(.w3c, "WK-W3C-NOMETHOD", "the list of payment methods is empty"),
        WebKitStep(.w3c, "WK-W3C-PMI", "the identifier of a payment method is malformed"),
        WebKitStep(.w3c, "WK-W3C-PMI-DUP", "a payment method appears twice"),
        WebKitStep(.w3c, "WK-W3C-DATA-JSON", "the data of a payment method cannot be written as JSON"),
        WebKitStep(.w3c, "WK-W3C-DATA", "TypeError", "the data of the Apple Pay method fails one of the checks of a session"),
        WebKitStep(.w3c, "WK-W3C-CURRENCY", "a currency is not three letters"),
        WebKitStep(.w3c, "WK-W3C-AMOUNT", "the value of the total is not a plain decimal number"),
        WebKitStep(.w3c, "WK-W3C-TOTAL-NEG", "the value of the total begins with a minus sign"),
        WebKitStep(.w3c, "WK-W3C-ITEMS", "TypeError", "a display item has a malformed currency or value"),
        WebKitStep(.w3c, "WK-W3C-SHIP", "TypeError", "a shipping option has a malformed currency or value"),
        WebKitStep(.w3c, "WK-W3C-SHIP-DUP", "two shipping options have the same id"),
        WebKitStep(.w3c, "WK-W3C-MOD", "a modifier has a malformed total or item"),
        WebKitStep(.show, "WK-W3C-NODATA", "the Apple Pay method has no data"),
        WebKitStep(.show, "WK-W3C-SAMECURRENCY", "the currencies of an item and the total differ"),
        WebKitStep(.show, "WK-W3C-MODDATA", "the data of a modifier fails one of the checks of a session"),
        WebKitStep(.show, "WK-W3C-ISO", "the currency is not in ISO 4217"),
        WebKitStep(.session, "WK-STATE-BEGIN", "begin() is called twice, or while the page has another payment"),
        WebKitStep(.session, "WK-STATE-ABORT", "abort() is called before the beginning or after the end"),
        WebKitStep(
            .session, "WK-STATE-COMPLETE", "a completion method is called while its event is not waiting for an answer"),
        WebKitStep(.session, "WK-MERCH-OBJECT", "the merchant session is not an object, perhaps still text or a Response"),
        WebKitStep(.session, "WK-MERCH-JSON", "the merchant session is not a JSON object"),
        WebKitStep(.session, "WK-MERCH-GONE", "the payment ended before the merchant session came"),
        WebKitStep(.update, "WK-UPD-TOTAL", "newTotal lacks its amount or label, or is negative"),
        WebKitStep(.update, "WK-UPD-ITEMS", "the amount of a new line item is missing or not a plain decimal number"),
        WebKitStep(.update, "WK-UPD-SHIP", "the amount of a new shipping method is not a plain decimal number"),
        WebKitStep(.update, "WK-ERR-CODE", "the code of an error is missing or unknown"),
        WebKitStep(.update, "WK-ERR-FIELD", "the contact field of an error is unknown"),
        WebKitStep(.complete, "WK-RESULT-STATUS", "the status is not 0 to 7"),
        WebKitStep(.complete, "WK-ORDER-URL", "the webServiceURL of an order is not absolute"),
    ]
}
