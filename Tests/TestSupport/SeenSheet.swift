package import PaySheet
import Synchronization

/// What a reader of a payment sees of the sheet at one moment.
package struct SeenSheet: Equatable, Sendable {
    /// A line with a label and an amount.
    package struct Line: Equatable, Sendable {
        package let label: String
        package let amount: Amount?
        package let isPending: Bool
    }

    /// A shipping method.
    package struct Method: Equatable, Sendable {
        package let identifier: String
        package let label: String
        package let amount: Amount?
        package let isSelected: Bool
    }

    package var total: Line?
    package var items: [Line] = []
    package var methods: [Method] = []
    /// The shares of other merchants. `nil` for a payment to one merchant.
    package var contexts: [Line]?
    /// The purposes and amounts of the recurring, the reload and the deferred payment.
    package var plans: [Line] = []

    /// Returns what rules see when the sheet of a flow opens, after each event, and when the shopper pays.
    package static func seenByRules(_ flow: PaymentFlow) -> [SeenSheet] {
        let box = Box()
        let row = RuleRow(PaymentFlowView.self) { flow, _ in
            var replay = FlowReplay(flow)
            var seen = [SeenSheet(replay.state)]
            while replay.next() != nil { seen.append(SeenSheet(replay.state)) }
            seen.append(SeenSheet(replay.authorized))
            box.steps.withLock { $0 = seen }
        }
        let probe = Catalog(
            "probe", tables: .applePay, kinds: [],
            rules: RuleSet(RuleID(code: 9000, name: "probe/none", title: "None"), [], severity: { _ in .error }, rows: []),
            additions: [Catalog.Addition(to: "applePay", rows: [row])])
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, probe))
        _ = reader.check(flow.json, as: .paymentFlow)
        return box.steps.withLock { $0 }
    }

    private final class Box: Sendable {
        let steps = Mutex<[SeenSheet]>([])
    }

    /// Returns what pictures, descriptions and comparisons see at the same moments.
    package static func seenInContent(_ flow: PaymentFlow) -> [SeenSheet] { SheetContent.moments(of: flow).map { SeenSheet($0) } }
}

extension SeenSheet {
    fileprivate init(_ content: SheetContent) {
        total = content.total.map { Line($0.line) }
        items = content.items.map { Line($0.line) }
        methods = content.shippingMethods.map {
            Method(identifier: $0.identifier, label: $0.label, amount: $0.amount, isSelected: $0.isSelected)
        }
        contexts = content.contexts?.map { Line(label: $0.merchantName, amount: $0.amount, isPending: false) }
        if let plan = content.recurring { plans.append(Line(plan.paymentDescription, plan.regularBilling)) }
        if let plan = content.reload { plans.append(Line(plan.paymentDescription, plan.automaticReloadBilling)) }
        if let plan = content.deferred { plans.append(Line(plan.paymentDescription, plan.deferredBilling)) }
    }

    fileprivate init(_ state: borrowing SheetState) {
        if let line = state.source(of: .total).total { total = Line(line) }
        add(state.lines)
        if let modifier = state.modifier {
            add(modifier)
            if let data = modifier.data { add(data) }
        }
        if let list = state.ownMethods { add(list, state.selected) }
        if let list = state.addedMethods { add(list, state.selected) }
        if let list = state.source(of: .multiTokenContexts).multiTokenContexts {
            contexts = (0..<list.count).map {
                Line(label: list[$0]?.merchantName?.string ?? "", amount: list[$0]?.amount, isPending: false)
            }
        }
        if let plan = state.source(of: .recurringPaymentRequest).recurringPaymentRequest { add(PlanView(plan)) }
        if let plan = state.source(of: .automaticReloadPaymentRequest).automaticReloadPaymentRequest { add(PlanView(plan)) }
        if let plan = state.source(of: .deferredPaymentRequest).deferredPaymentRequest { add(PlanView(plan)) }
    }

    private mutating func add(_ list: borrowing Records<MethodView>, _ selected: Int) {
        for index in 0..<list.count {
            guard let method = list[index] else { continue }
            methods.append(
                Method(
                    identifier: method.identifier?.string ?? "", label: method.label?.string ?? "", amount: method.price?.amount,
                    isSelected: methods.count == selected))
        }
    }

    private mutating func add(_ sheet: borrowing SheetView) {
        guard let lines = sheet.lineItems else { return }
        for index in 0..<lines.count {
            if let line = lines[index] { items.append(Line(line)) }
        }
    }

    private mutating func add(_ plan: borrowing PlanView) {
        guard let billing = plan.billing else { return }
        let line = Line(ItemView(billing))
        plans.append(Line(label: plan.paymentDescription?.string ?? "", amount: line.amount, isPending: line.isPending))
    }
}

extension SeenSheet.Line {
    fileprivate init(_ line: LineItem) { self.init(label: line.label, amount: line.amount, isPending: line.isPending) }

    fileprivate init(_ label: String, _ billing: LineItem) {
        self.init(label: label, amount: billing.amount, isPending: billing.isPending)
    }

    fileprivate init(_ line: borrowing ItemView) {
        self.init(label: line.label?.string ?? "", amount: line.price?.amount, isPending: line.isPending == true)
    }
}
