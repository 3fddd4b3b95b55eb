public import PaySheet

/// What samples start from, such as a document: it is right at every rule.
public struct SampleBase: RawRepresentable, Sendable, Hashable {
    /// The name on the cards.
    public let rawValue: String
    /// The document, or the text of something else.
    public let text: String
    /// What checks the samples.
    package let runner: SampleRunner

    /// Describes a document that the samples of a catalog start from.
    @inline(never)
    package init(_ name: String, _ kind: DocumentKind, _ text: String) { self.init(name, .document(kind), text) }

    /// Describes a document that is written over several lines, without its spaces.
    @inline(never)
    package init(_ name: String, _ kind: DocumentKind, minifying text: String) {
        self.init(name, kind, JSONTree(text.utf8)?.json ?? text)
    }

    /// Describes something else that samples start from.
    @inline(never)
    package init(_ name: String, _ runner: SampleRunner, _ text: String) {
        rawValue = name
        self.runner = runner
        self.text = text
    }

    /// What the document is; `nil` if it is not one.
    public var kind: DocumentKind? { runner.kind }

    /// The document with a name, among those of Apple Pay.
    public init?(rawValue: String) {
        guard let base = SampleBase.allCases.first(where: { $0.rawValue.utf8.elementsEqual(rawValue.utf8) }) else { return nil }
        self = base
    }

    /// A sale of two things.
    public static let request = SampleBase("request", .paymentRequest, requestText)
    /// A sale with shipping.
    public static let shipping = SampleBase("shipping", .paymentRequest, shippingText)
    /// A sale by two merchants.
    public static let multiMerchant = SampleBase("multiMerchant", .paymentRequest, multiMerchantText)
    /// A subscription.
    public static let recurring = SampleBase("recurring", .paymentRequest, recurringText)
    /// A subscription that begins with a trial.
    public static let trial = SampleBase("trial", .paymentRequest, trialText)
    /// A card that is filled up when its balance runs low.
    public static let reload = SampleBase("reload", .paymentRequest, reloadText)
    /// A booking that is paid later.
    public static let deferred = SampleBase("deferred", .paymentRequest, deferredText)
    /// Money sent to a person.
    public static let disbursement = SampleBase("disbursement", .paymentRequest, disbursementText)
    /// The same sale through the W3C interface.
    public static let w3c = SampleBase("w3c", .w3cPaymentRequest, w3cText)
    /// The method data of the W3C interface alone.
    public static let methodData = SampleBase("methodData", .applePayRequest, methodDataText)
    /// A modifier of the W3C interface.
    public static let modifier = SampleBase("modifier", .modifier, modifierText)
    /// A later state of the W3C interface.
    public static let w3cUpdate = SampleBase("w3cUpdate", .paymentDetailsUpdate, w3cUpdateText)
    /// The answer to another payment method.
    public static let paymentMethodUpdate = SampleBase("paymentMethodUpdate", .paymentMethodUpdate, paymentMethodUpdateText)
    /// The answer to another shipping method.
    public static let shippingMethodUpdate = SampleBase("shippingMethodUpdate", .shippingMethodUpdate, shippingMethodUpdateText)
    /// The answer to another shipping contact.
    public static let shippingContactUpdate = SampleBase("shippingContactUpdate", .shippingContactUpdate, shippingContactUpdateText)
    /// The answer to a coupon code.
    public static let couponCodeUpdate = SampleBase("couponCodeUpdate", .couponCodeUpdate, couponCodeUpdateText)
    /// A payment that succeeded.
    public static let result = SampleBase("result", .authorizationResult, resultText)
    /// A payment that failed.
    public static let failure = SampleBase("failure", .authorizationResult, failureText)
    /// The end of a payment through the W3C interface.
    public static let completeDetails = SampleBase("completeDetails", .completeDetails, completeDetailsText)
    /// An error that the sheet shows.
    public static let error = SampleBase("error", .paymentError, errorText)
    /// A payment that the shopper has authorized.
    public static let payment = SampleBase("payment", .payment, paymentText)
    /// Its token.
    public static let token = SampleBase("token", .paymentToken, tokenText)
    /// What the token holds, decrypted.
    public static let decrypted = SampleBase("decrypted", .decryptedPaymentData, decryptedText)
    /// A contact.
    public static let contact = SampleBase("contact", .paymentContact, contactText)
    /// The request for a merchant session.
    public static let sessionRequest = SampleBase("sessionRequest", .paymentSessionRequest, sessionRequestText)
    /// A merchant session.
    public static let session = SampleBase("session", .merchantSession, sessionText)
    /// The registration of a merchant.
    public static let registration = SampleBase("registration", .registerMerchantRequest, registrationText)
    /// Its end for one of the domains.
    public static let unregistration = SampleBase("unregistration", .unregisterMerchantRequest, unregistrationText)
    /// What has happened to a merchant token.
    public static let event = SampleBase("event", .merchantTokenEvent, eventText)
    /// The history of a merchant token, from its issue to its end.
    public static let tokenHistory = SampleBase("tokenHistory", .merchantTokenHistory, tokenHistoryText)
    /// A request with two updates, a result and the order.
    public static let flow = SampleBase("flow", .paymentFlow, flowText)
    /// A request and the version that it is written for.
    public static let plainFlow = SampleBase("plainFlow", .paymentFlow, plainFlowText)
    /// A flow with several merchants.
    public static let multiMerchantFlow = SampleBase("multiMerchantFlow", .paymentFlow, multiMerchantFlowText)
    /// A flow with a subscription.
    public static let recurringFlow = SampleBase("recurringFlow", .paymentFlow, recurringFlowText)
    /// A flow with a payment that is made later.
    public static let deferredFlow = SampleBase("deferredFlow", .paymentFlow, deferredFlowText)
    /// A flow with coupon codes.
    public static let couponFlow = SampleBase("couponFlow", .paymentFlow, couponFlowText)
    /// A flow of the W3C interface, with an update and its end.
    public static let w3cFlow = SampleBase("w3cFlow", .paymentFlow, w3cFlowText)
    /// A shop's order.
    public static let order = SampleBase("order", .order, orderText)
    /// The merchants of a marketplace.
    public static let merchants = SampleBase("merchants", .merchantDirectory, merchantsText)
}

extension SampleBase: CaseIterable {
    /// The documents of Apple Pay.
    public static let allCases: [SampleBase] = [
        .request, .shipping, .multiMerchant, .recurring, .trial, .reload, .deferred, .disbursement, .w3c, .methodData, .modifier,
        .w3cUpdate, .paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate, .couponCodeUpdate, .result, .failure,
        .completeDetails, .error, .payment, .token, .decrypted, .contact, .sessionRequest, .session, .registration, .unregistration,
        .event, .tokenHistory, .flow, .plainFlow, .multiMerchantFlow, .recurringFlow, .deferredFlow, .couponFlow, .w3cFlow, .order,
        .merchants,
    ]
}
