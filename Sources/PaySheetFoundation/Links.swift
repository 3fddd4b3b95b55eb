public import Foundation
public import PaySheet

extension RecurringPaymentRequest {
    /// The page where the shopper manages the payment. `nil` where the text is no URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// Where Apple's server sends news about the merchant token. `nil` where there is none, or the text is no URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }

    /// Takes what must be there, with the page as a URL.
    public init(paymentDescription: String, regularBilling: LineItem, managementPage: URL) {
        self.init(paymentDescription: paymentDescription, regularBilling: regularBilling, managementURL: managementPage.absoluteString)
    }
}

extension AutomaticReloadPaymentRequest {
    /// The page where the shopper manages the payment. `nil` where the text is no URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// Where Apple's server sends news about the merchant token. `nil` where there is none, or the text is no URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }

    /// Takes what must be there, with the page as a URL.
    public init(paymentDescription: String, automaticReloadBilling: LineItem, managementPage: URL) {
        self.init(
            paymentDescription: paymentDescription, automaticReloadBilling: automaticReloadBilling,
            managementURL: managementPage.absoluteString)
    }
}

extension DeferredPaymentRequest {
    /// The page where the shopper manages the payment. `nil` where the text is no URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// Where Apple's server sends news about the merchant token. `nil` where there is none, or the text is no URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }
    /// The zone in which the free cancellation ends. `nil` where there is none, or nobody knows it.
    public var freeCancellationZone: TimeZone? { freeCancellationDateTimeZone.flatMap { TimeZone(identifier: $0) } }
}

extension OrderDetails {
    /// The web service of the order. `nil` where the text is no URL.
    public var webService: URL? { URL(string: webServiceURL) }
}
