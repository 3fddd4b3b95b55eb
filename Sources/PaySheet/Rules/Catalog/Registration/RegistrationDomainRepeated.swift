/// A domain that stands twice.
enum RegistrationDomainRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "registration/domain-repeated", "Repeated domain", .error,
            what: "A domain stands twice in the list.",
            why: "Apple's server wants each name once, and refuses the request.",
            instead: "Keep one of them; capital letters make no other name.",
            sources: ["AP-REG-DOMAINS"],
            page: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest",
            bad: [
                Sample(.registration, [.text("/domainNames/1", "paperpress.example")], at: "/domainNames/1", shows: ["AP-REG-DOMAINS"]),
                Sample(.registration, [.text("/domainNames/1", "PaperPress.example")], at: "/domainNames/1", shows: ["AP-REG-DOMAINS"]),
                Sample(
                    .registration,
                    [.set("/domainNames", RegistrationDomainCount.names(99)), .text("/domainNames/98", "shop1.example")],
                    at: "/domainNames/98", shows: ["AP-REG-DOMAINS"]),
                Sample(
                    .unregistration, [.set("/domainNames", #"["shop.paperpress.example", "Shop.paperpress.example"]"#)],
                    at: "/domainNames/1"),
            ],
            good: [
                Sample(.registration, [.text("/domainNames/1", "paperpress.test")]),
                Sample(.registration, [.text("/domainNames/1", "paper-press.example")]),
                Sample(
                    .registration,
                    [.set("/domainNames", RegistrationDomainCount.names(100)), .text("/domainNames/99", "shop1.example")],
                    policy: Policy().with { $0.ignored = [.registrationDomainCount] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.domainNames]) {
                check($0, RegisterMerchantRequest.Slot.domainNames, &$1)
            },
            RuleRow(ShapeIndex.unregisterMerchantRequest, needs: [UnregisterMerchantRequest.Slot.domainNames]) {
                check($0, UnregisterMerchantRequest.Slot.domainNames, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        // A list over the limit has a finding of its own, and must not cost its square.
        guard let names = cursor.elements(member), names.count <= 99 else { return }
        for later in 0..<names.count {
            guard let name = names[later]?.text else { continue }
            for earlier in 0..<later {
                guard let other = names[earlier]?.text, name.equalsIgnoringCase(other) else { continue }
                let first = cursor.firstElement(of: member)
                context.report(
                    .registrationDomainRepeated, at: Int(cursor.slots[first &+ later]),
                    related: [RelatedNode(Int(cursor.slots[first &+ earlier]), "the same name")],
                    fix: RawFix(.safe, "take the second out", [.remove(node: Int(cursor.slots[first &+ later]))]),
                    help: "keep one of them", "the domain stands in the list already")
                break
            }
        }
    }
}
