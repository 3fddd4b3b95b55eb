// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A line of the sheet: an Apple Pay line item or a W3C payment item.
package struct ItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case label, amount, type, pending, paymentTiming
    }

    package static var shapes: [Int] { [ShapeIndex.lineItem, ShapeIndex.paymentItem] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = ItemView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        ItemView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.lineItem: 0x3FF000201
        case ShapeIndex.paymentItem: 0xFF02FF0100
        default: .max
        }
    }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(place(of: .label)) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(place(of: .type)) } }
    package var pending: Bool? { cursor.boolean(place(of: .pending)) }
    package var paymentTiming: WordView? { @_lifetime(copy self) get { cursor.wordView(place(of: .paymentTiming)) } }
}

/// A way of shipping: an Apple Pay shipping method or a W3C shipping option.
package struct MethodView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case label, amount, identifier, selected
    }

    package static var shapes: [Int] { [ShapeIndex.shippingMethod, ShapeIndex.shippingOption] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = MethodView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        MethodView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.shippingMethod: 0xFF030200
        case ShapeIndex.shippingOption: 0x3000201
        default: .max
        }
    }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(place(of: .label)) } }
    package var identifier: Text? { @_lifetime(copy self) get { cursor.text(place(of: .identifier)) } }
    package var selected: Bool? { cursor.boolean(place(of: .selected)) }
}

/// What is said to one payment method: its data or a modifier.
package struct MethodEntryView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case supportedMethods, data
    }

    package static var shapes: [Int] { [ShapeIndex.methodData, ShapeIndex.detailsModifier] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = MethodEntryView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        MethodEntryView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.methodData: 0x100
        case ShapeIndex.detailsModifier: 0x300
        default: .max
        }
    }

    package var supportedMethods: Text? { @_lifetime(copy self) get { cursor.text(place(of: .supportedMethods)) } }
    package var data: Text? { @_lifetime(copy self) get { cursor.text(place(of: .data)) } }
}

/// What sets parts of the payment sheet: a request, an update, a modifier, or W3C details.
package struct SheetView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case total, lineItems, shippingMethods, multiTokenContexts, recurringPaymentRequest, automaticReloadPaymentRequest, deferredPaymentRequest, modifiers
    }

    package static var shapes: [Int] { [ShapeIndex.paymentRequest, ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate, ShapeIndex.couponCodeUpdate, ShapeIndex.modifier, ShapeIndex.paymentDetails, ShapeIndex.paymentDetailsUpdate, ShapeIndex.detailsModifier] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = SheetView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        SheetView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.paymentRequest: 0xFF19171816151211
        case ShapeIndex.paymentMethodUpdate: 0xFF05030402080100
        case ShapeIndex.shippingMethodUpdate: 0xFF05030402070100
        case ShapeIndex.shippingContactUpdate: 0xFF05030402080100
        case ShapeIndex.couponCodeUpdate: 0xFF05030402080100
        case ShapeIndex.modifier: 0xFF07050604030201
        case ShapeIndex.paymentDetails: 0x4FFFFFFFF030201
        case ShapeIndex.paymentDetailsUpdate: 0x3FFFFFFFF020100
        case ShapeIndex.detailsModifier: 0xFFFFFFFFFFFF0201
        default: .max
        }
    }

    package var total: ItemView? { @_lifetime(copy self) get { cursor.view(place(of: .total), shape: (shape == ShapeIndex.paymentDetails || shape == ShapeIndex.paymentDetailsUpdate || shape == ShapeIndex.detailsModifier) ? ShapeIndex.paymentItem : ShapeIndex.lineItem) } }
    package var lineItems: Records<ItemView>? { @_lifetime(copy self) get { cursor.list(place(of: .lineItems), shape: (shape == ShapeIndex.paymentDetails || shape == ShapeIndex.paymentDetailsUpdate || shape == ShapeIndex.detailsModifier) ? ShapeIndex.paymentItem : ShapeIndex.lineItem) } }
    package var shippingMethods: Records<MethodView>? { @_lifetime(copy self) get { cursor.list(place(of: .shippingMethods), shape: (shape == ShapeIndex.paymentDetails || shape == ShapeIndex.paymentDetailsUpdate) ? ShapeIndex.shippingOption : ShapeIndex.shippingMethod) } }
    package var multiTokenContexts: Records<PaymentTokenContextView>? { @_lifetime(copy self) get { cursor.list(place(of: .multiTokenContexts), shape: ShapeIndex.paymentTokenContext) } }
    package var recurringPaymentRequest: RecurringPaymentRequestView? { @_lifetime(copy self) get { cursor.view(place(of: .recurringPaymentRequest), shape: ShapeIndex.recurringPaymentRequest) } }
    package var automaticReloadPaymentRequest: AutomaticReloadPaymentRequestView? { @_lifetime(copy self) get { cursor.view(place(of: .automaticReloadPaymentRequest), shape: ShapeIndex.automaticReloadPaymentRequest) } }
    package var deferredPaymentRequest: DeferredPaymentRequestView? { @_lifetime(copy self) get { cursor.view(place(of: .deferredPaymentRequest), shape: ShapeIndex.deferredPaymentRequest) } }
    package var modifiers: Records<DetailsModifierView>? { @_lifetime(copy self) get { cursor.list(place(of: .modifiers), shape: ShapeIndex.detailsModifier) } }
}

/// What may send money to a person: a request or a modifier.
package struct TransferView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case disbursementRequest, lineItems
    }

    package static var shapes: [Int] { [ShapeIndex.paymentRequest, ShapeIndex.modifier] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = TransferView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        TransferView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.paymentRequest: 0x121A
        case ShapeIndex.modifier: 0x208
        default: .max
        }
    }

    package var disbursementRequest: DisbursementRequestView? { @_lifetime(copy self) get { cursor.view(place(of: .disbursementRequest), shape: ShapeIndex.disbursementRequest) } }
    package var lineItems: Records<LineItemView>? { @_lifetime(copy self) get { cursor.list(place(of: .lineItems), shape: ShapeIndex.lineItem) } }
}

/// A request that registers a merchant's domains with Apple, or ends that.
package struct RegistrationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case domainNames, partnerInternalMerchantIdentifier
    }

    package static var shapes: [Int] { [ShapeIndex.registerMerchantRequest, ShapeIndex.unregisterMerchantRequest] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = RegistrationView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        RegistrationView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.registerMerchantRequest: 0x200
        case ShapeIndex.unregisterMerchantRequest: 0x100
        default: .max
        }
    }

    package var domainNames: WordList? { @_lifetime(copy self) get { cursor.words(place(of: .domainNames)) } }
    package var partnerInternalMerchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(place(of: .partnerInternalMerchantIdentifier)) } }
}

/// The terms of later charges: recurring, automatic reload or deferred.
package struct PlanView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case paymentDescription, billing, trialBilling, billingAgreement, managementURL, tokenNotificationURL
    }

    package static var shapes: [Int] { [ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest] }

    package let cursor: Cursor
    package let shape: Int
    /// The places of the members, a byte each; 255 where the dictionary has none.
    private let places: UInt64

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
        self.shape = shape
        places = PlanView.places(in: shape)
    }

    @inline(__always)
    package func place(of member: Member) -> Int {
        PlanView.place(member.rawValue, places)
    }

    package static func place(_ member: Int, in shape: Int) -> Int { place(member, places(in: shape)) }

    @inline(__always)
    private static func place(_ member: Int, _ places: UInt64) -> Int {
        Int(Int8(truncatingIfNeeded: places &>> UInt64(member &* 8)))
    }

    private static func places(in shape: Int) -> UInt64 {
        switch shape {
        case ShapeIndex.recurringPaymentRequest: 0x50403020100
        case ShapeIndex.automaticReloadPaymentRequest: 0x40302FF0100
        case ShapeIndex.deferredPaymentRequest: 0x60400FF0105
        default: .max
        }
    }

    package var paymentDescription: Text? { @_lifetime(copy self) get { cursor.text(place(of: .paymentDescription)) } }
    package var billing: LineItemView? { @_lifetime(copy self) get { cursor.view(place(of: .billing), shape: ShapeIndex.lineItem) } }
    package var trialBilling: LineItemView? { @_lifetime(copy self) get { cursor.view(place(of: .trialBilling), shape: ShapeIndex.lineItem) } }
    package var billingAgreement: Text? { @_lifetime(copy self) get { cursor.text(place(of: .billingAgreement)) } }
    package var managementURL: Text? { @_lifetime(copy self) get { cursor.text(place(of: .managementURL)) } }
    package var tokenNotificationURL: Text? { @_lifetime(copy self) get { cursor.text(place(of: .tokenNotificationURL)) } }
}
