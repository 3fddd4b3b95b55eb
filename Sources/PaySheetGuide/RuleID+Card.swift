public import PaySheet

extension RuleID {
    /// The card of the rule.
    public var card: RuleCard? { CardTable.topic(of: code).first { $0.id == self } }

    /// Why the rule is there, in one sentence without a full stop.
    public var reason: String {
        var bytes = [UInt8]((card?.why ?? "").utf8)
        let stop = bytes.indices.first { bytes[$0] == UInt8(ascii: ".") && ($0 + 1 == bytes.count || bytes[$0 + 1] == 0x20) }
        if let stop { bytes.removeSubrange(stop...) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension SafariCheck {
    /// The rules that find what fails the check; none where only the page can fail it.
    public var rules: [RuleID] {
        shapeRules + RuleCard.all.filter { $0.sources.contains(id) }.map { $0.id }.filter { !shapeRules.contains($0) }
    }
}
