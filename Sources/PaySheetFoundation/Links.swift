public import Foundation
public import PaySheet

extension RecurringPaymentRequest {
    /// The page where the shopper manages the payment, or `nil` if the text is not a URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// The address for notifications about the merchant token, or `nil` if there is none or the text is not a URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }

    /// Creates a value from its required members, with the page as a URL.
    public init(paymentDescription: String, regularBilling: LineItem, managementPage: URL) {
        self.init(paymentDescription: paymentDescription, regularBilling: regularBilling, managementURL: managementPage.absoluteString)
    }
}

extension AutomaticReloadPaymentRequest {
    /// The page where the shopper manages the payment, or `nil` if the text is not a URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// The address for notifications about the merchant token, or `nil` if there is none or the text is not a URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }

    /// Creates a value from its required members, with the page as a URL.
    public init(paymentDescription: String, automaticReloadBilling: LineItem, managementPage: URL) {
        self.init(
            paymentDescription: paymentDescription, automaticReloadBilling: automaticReloadBilling,
            managementURL: managementPage.absoluteString)
    }
}

extension DeferredPaymentRequest {
    /// The page where the shopper manages the payment, or `nil` if the text is not a URL.
    public var managementPage: URL? { URL(string: managementURL) }
    /// The address for notifications about the merchant token, or `nil` if there is none or the text is not a URL.
    public var tokenNotificationPage: URL? { tokenNotificationURL.flatMap { URL(string: $0) } }
    /// The zone of the end of free cancellation, or `nil` if there is none or it is unknown.
    public var freeCancellationZone: TimeZone? { freeCancellationDateTimeZone.flatMap { TimeZone(identifier: $0) } }
}

extension OrderDetails {
    /// The web service of the order, or `nil` if the text is not a URL.
    public var webService: URL? { URL(string: webServiceURL) }
}
