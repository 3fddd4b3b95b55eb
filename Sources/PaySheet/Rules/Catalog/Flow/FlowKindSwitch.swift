/// An update that brings a kind of payment which the request did not ask for.
enum FlowKindSwitch: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/kind-switch", "Another kind of payment in an update", .warning, scope: .flow,
            what: "An update brings token contexts or an automatic payment although the request had none of that kind.",
            why:
                "The shopper opened a sheet of one kind; developers report that the system then ends the payment, and nothing "
                + "documents that it works.",
            instead: "Ask for the kind in the request itself and let updates change its values only.",
            sources: ["AP-UPD-KIND-SWITCH"], page: "applepaypaymentmethodupdate",
            bad: [
                Sample(
                    .multiMerchantFlow, [.remove("/order"), .remove("/request/multiTokenContexts")],
                    at: "/events/0/data/newMultiTokenContexts", shows: ["AP-UPD-KIND-SWITCH"]),
                Sample(
                    .flow,
                    [
                        .set("/apiVersion", "14"),
                        .set(
                            "/events/2/data/newMultiTokenContexts",
                            #"[{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a-1","merchantName":"A","amount":"5.00"}]"#
                        ),
                    ], at: "/events/2/data/newMultiTokenContexts", shows: ["AP-UPD-KIND-SWITCH"]),
            ],
            good: [Sample(.multiMerchantFlow), Sample(.flow, [.set("/apiVersion", "14")])])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        guard let request = steps.request else { return }
        let asked = flow.at(request)
        while steps.advance(flow) {
            guard let answer = steps.answer else { continue }
            let update = flow.at(answer)
            for (member, own, name): (Int, Int, String) in [
                (UpdateSlots.newMultiTokenContexts, PaymentRequest.Slot.multiTokenContexts, "multiTokenContexts"),
                (UpdateSlots.newRecurring, PaymentRequest.Slot.recurringPaymentRequest, "recurringPaymentRequest"),
                (UpdateSlots.newReload, PaymentRequest.Slot.automaticReloadPaymentRequest, "automaticReloadPaymentRequest"),
                (UpdateSlots.newDeferred, PaymentRequest.Slot.deferredPaymentRequest, "deferredPaymentRequest"),
            ] {
                guard let node = update.slot(member), !asked.isPresent(own), !flow.isEmptyList(node) else { continue }
                context.report(
                    .flowKindSwitch, at: node, help: "put \"" + name + "\" into the request, or leave this out",
                    "the request had no \"" + name + "\", and the update brings one")
            }
        }
    }
}

extension Cursor {
    /// The node is a list without elements.
    func isEmptyList(_ node: Int) -> Bool { nodes[node].is(.array) && nodes[node].count == 0 }
}
