/// One call of the page into the engine, and the part of the document that it hands over.
struct WebKitCall {
    /// The functions of the interface that take documents.
    enum Kind {
        case session, paymentMethodUpdate, shippingMethodUpdate, shippingContactUpdate, couponCodeUpdate, result
        case error, merchantValidation
        case construction, methodData, modifier, detailsUpdate, completion

        init?(rootShape shape: Int) {
            switch shape {
            case ShapeIndex.paymentRequest: self = .session
            case ShapeIndex.paymentMethodUpdate: self = .paymentMethodUpdate
            case ShapeIndex.shippingMethodUpdate: self = .shippingMethodUpdate
            case ShapeIndex.shippingContactUpdate: self = .shippingContactUpdate
            case ShapeIndex.couponCodeUpdate: self = .couponCodeUpdate
            case ShapeIndex.authorizationResult: self = .result
            case ShapeIndex.completeDetails: self = .completion
            case ShapeIndex.paymentError: self = .error
            case ShapeIndex.merchantSession: self = .merchantValidation
            case ShapeIndex.w3cPaymentRequest: self = .construction
            case ShapeIndex.applePayRequest: self = .methodData
            case ShapeIndex.modifier: self = .modifier
            case ShapeIndex.paymentDetailsUpdate: self = .detailsUpdate
            default: return nil
            }
        }

        var isUpdate: Bool {
            switch self {
            case .paymentMethodUpdate, .shippingMethodUpdate, .shippingContactUpdate, .couponCodeUpdate: true
            default: false
            }
        }

        /// When the engine gets to see it first.
        var stage: SafariVerdict.Stage {
            switch self {
            case .session, .error, .construction, .methodData: .construct
            case .merchantValidation, .modifier: .show
            case .result, .completion: .complete
            default: .update
            }
        }
    }

    let kind: Kind
    /// The dictionary that is handed over.
    let shape: Int
    /// The object that is handed over; `nil` if it is something else.
    let object: BoundObject?
    /// Which call it is, in a document that records several.
    let order: Int
    /// The members inside the call.
    let steps: ArraySlice<WebKitPathStep>

    /// The call that a place belongs to, or `nil` if the place is not for a browser.
    ///
    /// - Parameter isRule: A rule names the place, which may be a whole event of a recorded payment; a mistake of shape there
    ///   is one of the record and reaches no browser.
    init?(_ path: [WebKitPathStep], in document: borrowing WebKitDocument, isRule: Bool = false) {
        guard document.root == ShapeIndex.paymentFlow else {
            guard let kind = Kind(rootShape: document.root) else { return nil }
            self.init(kind, shape: document.root, object: document.source.root, order: 0, steps: path[...])
            return
        }
        guard let first = path.first else {
            guard isRule else { return nil }
            self.init(.session, shape: ShapeIndex.paymentRequest, object: nil, order: 0, steps: path[...])
            return
        }
        // A flow with a request of each interface is one of Apple Pay JS, and the other request is never handed over.
        let hasRequest = document.source.member(PaymentFlow.Slot.request, of: document.source.root) != nil
        let isW3C = !hasRequest && document.source.member(PaymentFlow.Slot.paymentRequest, of: document.source.root) != nil
        switch first.slot {
        case PaymentFlow.Slot.request:
            self.init(.session, shape: ShapeIndex.paymentRequest, object: first.innerObject, order: 0, steps: path.dropFirst())
        case PaymentFlow.Slot.paymentRequest:
            guard isW3C else { return nil }
            self.init(
                .construction, shape: ShapeIndex.w3cPaymentRequest, object: first.innerObject, order: 0, steps: path.dropFirst())
        case PaymentFlow.Slot.apiVersion:
            // Without a request no session is made.
            guard hasRequest else { return nil }
            self.init(.session, shape: ShapeIndex.paymentRequest, object: nil, order: 0, steps: path[...])
        case PaymentFlow.Slot.events:
            let isData = path.count > 1 && path[1].slot == FlowEvent.Slot.data
            guard isData || isRule, let shape = isData ? path[1].inner : document.update(of: first.innerObject),
                let kind = Kind(rootShape: shape), (kind == .detailsUpdate) == isW3C
            else { return nil }
            self.init(
                kind, shape: shape, object: isData ? path[1].innerObject : nil, order: first.element?.node ?? 0,
                steps: isData ? path.dropFirst(2) : [])
        case PaymentFlow.Slot.result:
            guard !isW3C else { return nil }
            self.init(
                .result, shape: ShapeIndex.authorizationResult, object: first.innerObject, order: .max, steps: path.dropFirst())
        case PaymentFlow.Slot.completeDetails:
            guard isW3C else { return nil }
            self.init(.completion, shape: ShapeIndex.completeDetails, object: first.innerObject, order: .max, steps: path.dropFirst())
        default: return nil
        }
    }

    private init(_ kind: Kind, shape: Int, object: BoundObject?, order: Int, steps: ArraySlice<WebKitPathStep>) {
        self.kind = kind
        self.shape = shape
        self.object = object
        self.order = order
        self.steps = steps
    }

    /// The dictionary at the end of the way.
    var innerShape: Int? { steps.isEmpty ? shape : steps.last?.inner }

    /// The object at the end of the way; `nil` if something else is there.
    var innerObject: BoundObject? { steps.isEmpty ? object : steps.last?.innerObject }

    /// The amounts and URLs of this place are looked at: the request's own, and those in the data of a modifier.
    var checksPlans: Bool { kind == .session || kind == .modifier || part == .modifierData }

    /// Where in the arguments of the W3C interface a place is.
    enum Part { case none, methods, methodData, total, items, shipping, modifiers, modifierData }

    var part: Part {
        var rest = steps
        switch kind {
        case .construction:
            guard let first = rest.popFirst() else { return .none }
            if first.slot == W3CPaymentRequest.Slot.methodData {
                guard let inner = rest.first, inner.slot == MethodData.Slot.data, inner.isObject, inner.inner != nil else {
                    return .methods
                }
                return .methodData
            }
            guard first.slot == W3CPaymentRequest.Slot.details, let member = rest.first else { return .none }
            switch member.slot {
            case PaymentDetails.Slot.total: return .total
            case PaymentDetails.Slot.displayItems: return .items
            case PaymentDetails.Slot.shippingOptions: return .shipping
            case PaymentDetails.Slot.modifiers: break
            default: return .none
            }
        case .detailsUpdate:
            guard let member = rest.first else { return .none }
            switch member.slot {
            case PaymentDetailsUpdate.Slot.total: return .total
            case PaymentDetailsUpdate.Slot.displayItems: return .items
            case PaymentDetailsUpdate.Slot.shippingOptions: return .shipping
            case PaymentDetailsUpdate.Slot.modifiers: break
            default: return .none
            }
        default: return .none
        }
        rest.removeFirst()
        guard let inner = rest.first, inner.slot == DetailsModifier.Slot.data, inner.isObject, inner.inner != nil else { return .modifiers }
        return .modifierData
    }

    /// The element of the outermost list of the details, or of the methods; 0 where there is none.
    var group: Int {
        let place = kind == .construction && steps.first?.slot == W3CPaymentRequest.Slot.details ? 1 : 0
        return steps.count > place ? steps[steps.startIndex + place].element?.node ?? 0 : 0
    }
}
