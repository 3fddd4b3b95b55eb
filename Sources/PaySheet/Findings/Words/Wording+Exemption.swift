extension Wording {
    /// The other way to correct a missing member: the word of another member with which it may be missing. Empty if there is none.
    var exemptionHelp: String {
        let (tables, node) = (source.tables, Int(raw.node))
        guard let exemption = tables.exemption, Int(raw.shape) == exemption.shape else { return "" }
        let selector = tables.member(exemption.selector, of: exemption.shape)
        guard name == tables.memberName(exemption.slot, of: exemption.shape) else { return "" }
        // Safari needs the amount of a total, also of a pending one.
        if let owner = source.objects(around: node).dropLast().last, let (slot, _) = source.member(of: owner, holding: node),
            source.policy.catalog.catalog.functions.role(owner.shape, slot) == .total
        {
            return ""
        }
        let word = tables.name(Int(tables.vocabularies[Int(selector.argument)].names.first) + exemption.word)
        return ", or \"" + tables.memberName(exemption.selector, of: exemption.shape) + "\": \"" + word + "\" if it is not known yet"
    }
}
