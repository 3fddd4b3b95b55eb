import PaySheet
import TestSupport

/// Everything that a page sends for a random checkout: each document alone, and the whole payment as a flow.
struct RandomFlow {
    private(set) var flow: PaymentFlow
    private var trip: RandomTrip
    private var numbers: SeededGenerator
    /// The ways of shipping that the sheet shows.
    private var shown: [String]

    /// Continues from the state of a trip.
    init(trip: RandomTrip, seed: UInt64) throws {
        self.trip = trip
        numbers = SeededGenerator(seed: seed)
        var request = trip.checkout.draftedRequest()
        request.supportsCouponCode = true
        shown = (request.shippingMethods ?? []).map(\.identifier)
        flow = PaymentFlow(request: request)
        flow.apiVersion = 14
        var events: [FlowEvent] = []
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let event = try event()
            // A sheet that opened for one merchant has no place for others.
            if request.multiTokenContexts == nil, event.data.hasContexts { break }
            events.append(event)
        }
        if !events.isEmpty { flow.events = events }
        flow.result = self.trip.checkout.draftedAuthorizationResult()
    }

    private mutating func event() throws -> FlowEvent {
        switch Int.random(in: 0...3, using: &numbers) {
        case 0 where !shown.isEmpty:
            var selection = FlowSelection()
            selection.shippingMethod = shown[Int.random(in: 0..<shown.count, using: &numbers)]
            try trip.choose(selection.shippingMethod ?? "")
            let update = trip.checkout.draftedShippingMethodUpdate()
            return event(selection, .shippingMethod, .shippingMethod(update), update.newShippingMethods)
        case 1:
            try advance()
            var selection = FlowSelection()
            var contact = PaymentContact()
            contact.countryCode = "US"
            contact.postalCode = "80202"
            selection.shippingContact = contact
            let update = trip.checkout.draftedShippingContactUpdate()
            return event(selection, .shippingContact, .shippingContact(update), update.newShippingMethods)
        case 2:
            try advance()
            var selection = FlowSelection()
            selection.couponCode = "SPRING"
            let update = trip.checkout.draftedCouponCodeUpdate()
            return event(selection, .couponCode, .couponCode(update), update.newShippingMethods)
        default:
            try advance()
            let update = trip.checkout.draftedPaymentMethodUpdate()
            return event(nil, .paymentMethod, .paymentMethod(update), update.newShippingMethods)
        }
    }

    private mutating func event(
        _ selection: FlowSelection?, _ kind: UpdateKind, _ data: UpdatePayload, _ methods: [ShippingMethod]?
    ) -> FlowEvent {
        if let methods { shown = methods.map(\.identifier) }
        var event = FlowEvent(update: kind, data: data)
        event.selected = selection
        return event
    }

    private mutating func advance() throws {
        for _ in 0..<Int.random(in: 0...3, using: &numbers) { _ = try trip.step() }
    }
}

extension UpdatePayload {
    /// The update brings shares of other merchants.
    fileprivate var hasContexts: Bool {
        switch self {
        case .paymentMethod(let update): update.newMultiTokenContexts?.isEmpty == false
        case .shippingMethod(let update): update.newMultiTokenContexts?.isEmpty == false
        case .shippingContact(let update): update.newMultiTokenContexts?.isEmpty == false
        case .couponCode(let update): update.newMultiTokenContexts?.isEmpty == false
        case .details, .retry, .other: false
        }
    }
}

/// Random agreements, each with what must be there for a right document.
struct RandomAgreement {
    private(set) var checkout: Checkout

    init(currency: Currency, seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func moment(_ year: Int) -> String {
            func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
            return "\(year)-\(two(number(1...12)))-\(two(number(1...28)))T\(two(number(0...23))):00:00Z"
        }
        let address = "https://shop.example/plan"
        func made<Kind>(_ plan: AutomaticPlan<Kind>) throws -> Checkout {
            var checkout = try Checkout(label: "Club", country: .us, currency: currency, networks: [.visa], plan: plan)
            checkout.base.merchantIdentifier = "merchant.com.example.club"
            return checkout
        }
        switch number(0...2) {
        case 0:
            let units: [RecurringPaymentDateUnit] = [.year, .month, .day, .hour, .minute]
            let billing = RecurringPlan.Billing.every(number(1...12), units[number(0...4)], minorUnits: number(1...90_000))
            var plan = RecurringPlan("Plus Membership", then: billing, managedAt: address)
            switch number(0...3) {
            case 0: plan = plan.trial(minorUnits: number(0...500), until: DateTimeText(rawValue: moment(2027)))
            case 1: plan = plan.starting(at: DateTimeText(rawValue: moment(2027)))
            default: break
            }
            if number(0...1) == 0 { plan = plan.ending(at: DateTimeText(rawValue: moment(2029))) }
            if number(0...1) == 0 { plan = plan.notifying(at: address) }
            if number(0...1) == 0 { plan = plan.agreement("You pay at each interval until you cancel.") }
            checkout = try made(plan)
        case 1:
            var plan = ReloadPlan("Card Reload", thresholdMinorUnits: number(1...5_000), minorUnits: number(1...9_000), managedAt: address)
            if number(0...1) == 0 { plan = plan.withFirstReload("First Reload") }
            if number(0...1) == 0 { plan = plan.notifying(at: address) }
            checkout = try made(plan)
        default:
            var plan = DeferredPlan("Room", minorUnits: number(1...90_000), on: DateTimeText(rawValue: moment(2028)), managedAt: address)
            if number(0...1) == 0 { plan = plan.freeCancellation(until: DateTimeText(rawValue: moment(2027)), zone: "Europe/Paris") }
            if number(0...1) == 0 { plan = plan.notifying(at: address) }
            checkout = try made(plan)
        }
        for _ in 0..<number(0...3) { try checkout.add("Fee", minorUnits: number(0...900)) }
        if number(0...4) == 0 { checkout.reject(.addressUnserviceable) }
    }
}
