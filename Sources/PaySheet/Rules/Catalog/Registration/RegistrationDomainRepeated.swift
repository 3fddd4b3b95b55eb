/// A domain that appears twice.
enum RegistrationDomainRepeated: DocumentRule {
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
                    help: "keep one of them", "the domain is already in the list")
                break
            }
        }
    }
}
