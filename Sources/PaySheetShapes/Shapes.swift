/// All tables in one place.
public enum Shapes {
    /// Every dictionary, class and event, family by family.
    public static let all: [Shape] = [
        paymentRequestBase, paymentRequest, paymentMethodRequest, modifier,
        lineItem,
        shippingMethod, shippingDateRange, shippingDate,
        paymentContact, paymentError,
        paymentTokenContext, recurringPaymentRequest, automaticReloadPaymentRequest, deferredPaymentRequest, disbursementRequest,
        updateBase, paymentMethodUpdate, shippingMethodUpdate, shippingContactUpdate, couponCodeUpdate,
        authorizationResult, orderDetails, completeDetails,
        payment, paymentToken, paymentMethod, paymentPass, couponCodeDetails,
        paymentCredentialStatusResponse, validateMerchantEvent, paymentMethodSelectedEvent, shippingContactSelectedEvent,
        shippingMethodSelectedEvent, couponCodeChangedEvent, paymentAuthorizedEvent, cancelEvent, sessionError,
        paymentSessionRequest, merchantSession, registerMerchantRequest, unregisterMerchantRequest, merchantDetails,
        methodData, currencyAmount, paymentItem, shippingOption, detailsModifier, paymentDetails, paymentDetailsUpdate,
        paymentOptions, addressErrors, payerErrors, paymentValidationErrors, constructorArguments, paymentMethodChangeEvent,
        paymentResponse, merchantValidationEvent,
        encryptedPaymentData, encryptedPaymentHeader, decryptedPaymentData, decryptedPaymentDetails, authenticationResponse,
        merchantTokenMetadata, cardArt, cardMetadata, merchantTokenEvent,
        installmentConfiguration, installmentItem,
        paymentFlow, flowEvent, flowSelection, order, orderItem, orderShipping, orderMerchant, merchantDirectory, merchantEntry,
        merchantTokenHistory, merchantTokenEntry,
    ]

    /// Every vocabulary.
    public static let vocabularies: [Vocabulary] = [
        merchantCapability, contactField, shippingType, shippingContactEditingMode, feature, laterAvailability, network,
        lineItemType, paymentTiming, recurringPaymentDateUnit, disbursementLineItemType,
        paymentErrorCode, paymentErrorContactField,
        paymentMethodType, paymentPassActivationState, paymentCredentialStatus,
        initiative, paymentDataVersion, paymentDataType,
        w3cShippingType,
        installmentFeatureType, installmentItemType, retailChannel,
        updateKind, paymentComplete, merchantTokenAction,
    ]

    /// Returns the shape with a specification name.
    public static func shape(named name: String) -> Shape? { all.first { $0.name == name } }
    /// Returns the vocabulary with a specification name.
    public static func vocabulary(named name: String) -> Vocabulary? { vocabularies.first { $0.name == name } }
}
