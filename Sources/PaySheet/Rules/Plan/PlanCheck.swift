/// What rules about the terms of later payments have in common: recurring, automatic reload and deferred.
enum PlanCheck {
    /// The check of the engine that wrong terms fail where they stand, and how much that matters.
    ///
    /// The engine examines the terms of a request, and those of a W3C modifier before the sheet appears. It takes the new
    /// terms of an update as they come.
    static func verdict(_ check: EngineCheck, _ context: borrowing RuleContext) -> (engine: EngineCheck?, severity: Severity) {
        switch context.parentShape {
        case ShapeIndex.modifier: (.modifierData, .error)
        case ShapeIndex.paymentRequest: (check, .error)
        case ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate, ShapeIndex.couponCodeUpdate:
            (nil, .warning)
        default: (check, .error)
        }
    }
}

extension Text {
    /// The text as bytes without the escapes of JSON, read as a complete address.
    var url: (url: AbsoluteURL, fault: AbsoluteURL.Fault?) {
        if isPlain { return AbsoluteURL.parse(bytes, from: Int(node.start), to: Int(node.end)) }
        // A browser leaves out tabs and line breaks, which JSON can only hold as escapes.
        let plain = JSONText.decode(bytes, node).filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return AbsoluteURL.parse(plain.window, from: 0, to: plain.count)
    }

    /// How long the text is, where that may be more than a limit: no character takes less than a byte.
    func length(above limit: Int) -> TextLength? { byteCount > limit ? TextLength(string) : nil }
}

extension Elements {
    /// All networks are known, and none of them is known to give merchant tokens.
    var lackMerchantTokens: Bool {
        for place in 0..<count {
            guard let network = self[place], network.index >= 0 else { return false }
            switch network.index {
            case Network.amexIndex, Network.discoverIndex, Network.masterCardIndex, Network.visaIndex: return false
            default: break
            }
        }
        return count > 0
    }
}
