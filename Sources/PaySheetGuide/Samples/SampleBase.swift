public import PaySheet

/// The documents that samples start from: each is right at every rule.
public enum SampleBase: String, Sendable, Hashable, CaseIterable {
    /// A sale of two things.
    case request
    /// A sale with shipping.
    case shipping
    /// A sale by two merchants.
    case multiMerchant
    /// A subscription.
    case recurring
    /// A subscription that begins with a trial.
    case trial
    /// A card that is filled up when its balance runs low.
    case reload
    /// A booking that is paid later.
    case deferred
    /// Money sent to a person.
    case disbursement
    /// The same sale through the W3C interface.
    case w3c
    /// The method data of the W3C interface alone.
    case methodData
    /// A modifier of the W3C interface.
    case modifier
    /// A later state of the W3C interface.
    case w3cUpdate
    /// The answer to another payment method.
    case paymentMethodUpdate
    /// The answer to another shipping method.
    case shippingMethodUpdate
    /// The answer to another shipping contact.
    case shippingContactUpdate
    /// The answer to a coupon code.
    case couponCodeUpdate
    /// A payment that succeeded.
    case result
    /// A payment that failed.
    case failure
    /// The end of a payment through the W3C interface.
    case completeDetails
    /// An error that the sheet shows.
    case error
    /// A payment that the shopper has authorized.
    case payment
    /// Its token.
    case token
    /// What the token holds, decrypted.
    case decrypted
    /// A contact.
    case contact
    /// The request for a merchant session.
    case sessionRequest
    /// A merchant session.
    case session
    /// The registration of a merchant.
    case registration
    /// Its end for one of the domains.
    case unregistration
    /// What has happened to a merchant token.
    case event
    /// A request with two updates, a result and the order.
    case flow
    /// A request and the version that it is written for.
    case plainFlow
    /// A flow with several merchants.
    case multiMerchantFlow
    /// A flow with a subscription.
    case recurringFlow
    /// A flow with a payment that is made later.
    case deferredFlow
    /// A flow with coupon codes.
    case couponFlow
    /// A shop's order.
    case order
    /// The merchants of a marketplace.
    case merchants

    /// The document.
    public var text: String {
        switch self {
        case .request: SampleBase.requestText
        case .shipping: SampleBase.shippingText
        case .multiMerchant: SampleBase.multiMerchantText
        case .recurring: SampleBase.recurringText
        case .trial: SampleBase.trialText
        case .reload: SampleBase.reloadText
        case .deferred: SampleBase.deferredText
        case .disbursement: SampleBase.disbursementText
        case .w3c: SampleBase.w3cText
        case .methodData: SampleBase.methodDataText
        case .modifier: SampleBase.modifierText
        case .w3cUpdate: SampleBase.w3cUpdateText
        case .paymentMethodUpdate: SampleBase.paymentMethodUpdateText
        case .shippingMethodUpdate: SampleBase.shippingMethodUpdateText
        case .shippingContactUpdate: SampleBase.shippingContactUpdateText
        case .couponCodeUpdate: SampleBase.couponCodeUpdateText
        case .result: SampleBase.resultText
        case .failure: SampleBase.failureText
        case .completeDetails: SampleBase.completeDetailsText
        case .error: SampleBase.errorText
        case .payment: SampleBase.paymentText
        case .token: SampleBase.tokenText
        case .decrypted: SampleBase.decryptedText
        case .contact: SampleBase.contactText
        case .sessionRequest: SampleBase.sessionRequestText
        case .session: SampleBase.sessionText
        case .registration: SampleBase.registrationText
        case .unregistration: SampleBase.unregistrationText
        case .event: SampleBase.eventText
        case .flow: SampleBase.flowText
        case .plainFlow: SampleBase.plainFlowText
        case .multiMerchantFlow: SampleBase.multiMerchantFlowText
        case .recurringFlow: SampleBase.recurringFlowText
        case .deferredFlow: SampleBase.deferredFlowText
        case .couponFlow: SampleBase.couponFlowText
        case .order: SampleBase.orderText
        case .merchants: SampleBase.merchantsText
        }
    }

    /// What the document is.
    public var kind: DocumentKind {
        switch self {
        case .request, .shipping, .multiMerchant, .recurring, .trial, .reload, .deferred, .disbursement: .paymentRequest
        case .w3c: .constructorArguments
        case .methodData: .paymentMethodRequest
        case .modifier: .modifier
        case .w3cUpdate: .paymentDetailsUpdate
        case .paymentMethodUpdate: .paymentMethodUpdate
        case .shippingMethodUpdate: .shippingMethodUpdate
        case .shippingContactUpdate: .shippingContactUpdate
        case .couponCodeUpdate: .couponCodeUpdate
        case .result, .failure: .authorizationResult
        case .completeDetails: .completeDetails
        case .error: .paymentError
        case .payment: .payment
        case .token: .paymentToken
        case .decrypted: .decryptedPaymentData
        case .contact: .paymentContact
        case .sessionRequest: .paymentSessionRequest
        case .session: .merchantSession
        case .registration: .registerMerchantRequest
        case .unregistration: .unregisterMerchantRequest
        case .event: .merchantTokenEvent
        case .flow, .plainFlow, .multiMerchantFlow, .recurringFlow, .deferredFlow, .couponFlow: .paymentFlow
        case .order: .order
        case .merchants: .merchantDirectory
        }
    }
}
