/// Which terms a plan has.
enum PlanKind {
    case recurring, automaticReload, deferred
}

extension PlanView {
    var kind: PlanKind {
        switch shape {
        case ShapeIndex.recurringPaymentRequest: .recurring
        case ShapeIndex.automaticReloadPaymentRequest: .automaticReload
        default: .deferred
        }
    }
}

extension SheetView {
    /// The plan that a member holds.
    @_lifetime(copy self)
    func plan(_ member: Member) -> PlanView? {
        let shape =
            switch member {
            case .recurringPaymentRequest: ShapeIndex.recurringPaymentRequest
            case .automaticReloadPaymentRequest: ShapeIndex.automaticReloadPaymentRequest
            default: ShapeIndex.deferredPaymentRequest
            }
        return cursor.view(place(of: member), shape: shape)
    }
}

extension RuleContext {
    /// Reports what is wrong in the plan in front, and the check of the engine that it fails.
    ///
    /// The engine examines the plan of a request, and that of a W3C modifier before the sheet appears. It does not examine the new
    /// plan of an update.
    mutating func report(
        _ rule: RuleID, at node: Int, failing check: WebKitCheck, fix: RawFix? = nil, help: String? = nil, _ message: Sentence
    ) {
        let isUpdate = isInside(UpdateBaseView.self)
        report(
            rule, at: node, isUpdate ? .warning : .error, webKit: isUpdate ? nil : isInside(ModifierView.self) ? .modifierData : check,
            fix: fix, help: help, message)
    }
}

extension Text {
    /// The text, read as a complete address.
    var url: (url: AbsoluteURL, fault: AbsoluteURL.Fault?) { AbsoluteURL.parse(bytes, from: Int(node.start), to: Int(node.end)) }

    /// What an ordinary address is, found without reading it as a browser does.
    enum OrdinaryAddress {
        /// The parser must be asked.
        case no
        /// A complete https address with neither query nor fragment.
        case path
        /// A complete https address with something behind its path.
        case more
    }

    /// Whether the text is an https address with a name for a host.
    func ordinaryAddress(_ hosts: inout KnownTexts) -> OrdinaryAddress {
        let start = Int(node.start)
        // `https://`; what follows up to the next slash is all that matters about the host.
        guard byteCount >= 8, bytes.word(at: start) == 0x2F2F_3A73_7074_7468 else { return .no }
        let path = endOfHost(from: start &+ 8)
        if !hosts.holds(bytes, from: start, to: path) {
            guard isOrdinaryHost(from: start &+ 8, to: path) else { return .no }
            hosts.note(bytes, from: start, to: path)
        }
        return ordinaryPath(from: path)
    }

    /// The position of the first slash, or the end.
    private func endOfHost(from start: Int) -> Int {
        let end = Int(node.end)
        var index = start
        while index &+ 8 <= end, !bytes.word(at: index).holdsSlash { index &+= 8 }
        while index < end, bytes[index] != UInt8(ascii: "/") { index &+= 1 }
        return index
    }

    /// A name of lower-case labels. Its last label begins with a letter.
    private func isOrdinaryHost(from start: Int, to end: Int) -> Bool {
        var (last, first) = (UInt8(0), UInt8(0))
        for index in start..<end {
            let byte = bytes[index]
            guard ASCII.isLowerCaseLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.point || byte == ASCII.minus else { return false }
            if last == 0 || last == ASCII.point { first = byte }
            last = byte
        }
        return ASCII.isLowerCaseLetter(first) && last != ASCII.point
    }

    /// Looks at what follows the host of an address, where everything may stand but a backslash.
    private func ordinaryPath(from start: Int) -> OrdinaryAddress {
        let end = Int(node.end)
        var index = start
        var isPath = true
        while index < end {
            if index &+ 8 <= end, !bytes.word(at: index).holdsMarkOfAddress {
                index &+= 8
                continue
            }
            let byte = bytes[index]
            if byte == JSONText.Mark.backslash { return .no }
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { isPath = false }
            index &+= 1
        }
        return isPath ? .path : .more
    }

    /// How long the text is, where that may be more than a limit: no character takes less than a byte.
    func length(above limit: Int) -> TextLength? { byteCount > limit ? TextLength(string) : nil }
}

extension UInt64 {
    /// Whether one of the bytes may be a backslash, a question mark or a number sign.
    fileprivate var holdsMarkOfAddress: Bool { mayHold(0x5C) || mayHold(0x3F) || mayHold(0x23) }

    /// Whether one of the bytes may be a slash.
    fileprivate var holdsSlash: Bool { mayHold(0x2F) }
}

extension WordList {
    /// All networks are known, and none of them is known to give merchant tokens.
    var lacksMerchantTokens: Bool {
        count > 0 && isKnown && !contains(PaymentNetwork.amexIndex) && !contains(PaymentNetwork.discoverIndex)
            && !contains(PaymentNetwork.masterCardIndex) && !contains(PaymentNetwork.visaIndex)
    }
}
