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

    /// What an ordinary address is, found without reading it as a browser does.
    enum OrdinaryAddress {
        /// The parser must be asked.
        case no
        /// A complete https address with neither query nor fragment.
        case path
        /// A complete https address with something behind its path.
        case more
    }

    /// Whether the text is an https address with a name for a host. Slashes may be escaped.
    var ordinaryAddress: OrdinaryAddress {
        guard starts(with: "https:") else { return .no }
        var index = 6
        for _ in 0..<2 {
            if index < byteCount, byte(index) == JSONText.Mark.backslash { index &+= 1 }
            guard index < byteCount, byte(index) == UInt8(ascii: "/") else { return .no }
            index &+= 1
        }
        // The last label of a name begins with a letter.
        var (last, first) = (UInt8(0), UInt8(0))
        while index < byteCount, byte(index) != UInt8(ascii: "/"), byte(index) != JSONText.Mark.backslash {
            let byte = byte(index)
            let isLetter = ASCII.isLowerCaseLetter(byte)
            guard isLetter || ASCII.isDigit(byte) || byte == ASCII.point || byte == ASCII.minus else { return .no }
            if last == 0 || last == ASCII.point { first = byte }
            last = byte
            index &+= 1
        }
        guard ASCII.isLowerCaseLetter(first), last != ASCII.point else { return .no }
        var isPath = true
        while index < byteCount {
            let byte = byte(index)
            if byte == JSONText.Mark.backslash {
                index &+= 1
                guard index < byteCount, self.byte(index) == UInt8(ascii: "/") else { return .no }
            }
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { isPath = false }
            index &+= 1
        }
        return isPath ? .path : .more
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
