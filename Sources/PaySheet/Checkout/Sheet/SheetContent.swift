/// What the payment sheet shows at one moment, for Apple Pay JS and the W3C API alike.
///
/// Requests fill it, and updates change it. Pictures, comparisons and the agreement in words all come from it.
package struct SheetContent: Sendable {
    /// The last line. `nil` in an update that leaves it as it is.
    package internal(set) var total: Item?
    /// The lines above the total.
    package internal(set) var items: [Item] = []
    /// The currency of the sheet. `nil` in an update of Apple Pay JS, which does not name it.
    package internal(set) var currency: Currency?
    /// The word of the document for how the goods reach the shopper.
    package internal(set) var shippingType: String?
    /// The shipping methods that the shopper chooses from.
    package internal(set) var shippingMethods: [Method] = []
    /// The shares of the merchants. `nil` for a payment to one merchant.
    package internal(set) var contexts: [PaymentTokenContext]?
    package internal(set) var recurring: RecurringPaymentRequest?
    package internal(set) var reload: AutomaticReloadPaymentRequest?
    package internal(set) var deferred: DeferredPaymentRequest?
    package internal(set) var disbursement: DisbursementRequest?
    /// What the sheet asks the shopper for.
    package internal(set) var requested: [RequestedContact] = []
    /// The shipping contact that is filled in.
    package internal(set) var shippingContact: PaymentContact?
    /// The billing contact that is filled in.
    package internal(set) var billingContact: PaymentContact?
    package internal(set) var contactEditing: ShippingContactEditingMode?
    package internal(set) var offersCoupon = false
    /// The coupon code that is filled in.
    package internal(set) var couponCode: String?
    /// The networks whose cards the sheet offers. `nil` in an update.
    package internal(set) var networks: [PaymentNetwork]?
    /// What the merchant can process. `nil` in an update.
    package internal(set) var capabilities: [MerchantCapability]?
    /// The type of the selected card, if the document names one.
    package internal(set) var cardType: PaymentMethodType?
    /// The countries whose cards the sheet offers. `nil` for all countries.
    package internal(set) var cardCountries: [Country]?
    /// The country of the merchant.
    package internal(set) var country: Country?
    package internal(set) var problems: [Problem] = []
    /// Whether the payment was accepted. `nil` before it ends.
    package internal(set) var isAccepted: Bool?

    /// A line item with its currency, which in the W3C API can differ from the sheet's.
    package struct Item: Sendable {
        package let line: LineItem
        package let currency: Currency?

        package var isPending: Bool { line.type == .pending }
    }

    /// A shipping method of Apple Pay JS, or a shipping option of the W3C API.
    package struct Method: Sendable {
        package let identifier: String
        package let label: String
        package let detail: String
        package let amount: Amount
        package let currency: Currency?
        package let arrival: ShippingDateRange?
        package internal(set) var isSelected = false
    }

    /// The contacts of a sheet.
    package enum Contact: String, Sendable {
        case shipping, billing, recipient
    }

    /// The fields of one contact that a document asks for.
    package struct RequestedContact: Sendable {
        package let contact: Contact
        package let fields: [ContactField]
        /// Whether the options of the W3C API ask for it, not Apple Pay.
        package let isFromOptions: Bool
        /// Whether the document fills it in.
        package let isFilledIn: Bool
    }

    /// A message to the shopper about something that has to be corrected.
    package enum Problem: Sendable {
        case error(PaymentError)
        /// A member of the errors of the W3C API and its text. The name is empty for the error of the whole update.
        case member(String, text: String)
    }
}
