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
}
