/// What happens when a value does not fit: the paths that a right document never takes.
extension Binder {
    @inline(never)
    @_lifetime(self: copy self)
    mutating func report(
        _ rule: RuleID, _ severity: Severity, _ detail: RawFinding.Detail = .plain, node: Int, name: Int? = nil,
        other: UInt32 = RawFinding.none, owner: Int? = nil, isElement: Bool = false, shape: Int
    ) {
        let finding = RawFinding(
            rule: rule.code, severity: severity, detail: detail, shape: UInt8(truncatingIfNeeded: shape),
            node: UInt32(truncatingIfNeeded: node), other: other, name: name.map { UInt16(truncatingIfNeeded: $0) } ?? RawFinding.noName,
            related: owner.map { UInt32(truncatingIfNeeded: $0) } ?? RawFinding.none, isElement: isElement)
        guard findings.count < findingLimit else {
            leftOut.add(finding)
            if WebKitDocument.mayFail(finding) { surplus.append(finding) }
            return
        }
        findings.append(finding)
    }

    /// Marks a value that nothing can be read from.
    @_lifetime(self: copy self)
    private mutating func lose(_ slot: Int) -> Fit {
        bound.slots[slot] |= Bound.unreadable
        return .lost
    }

    // MARK: Right type, wrong content

    /// Marks every absent member of an object as unreadable if there are members that only a program knows.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func fillSpreads(_ object: Int, base: Int, count: Int, present: inout UInt64, lost: inout UInt64) {
        guard let spread = spread(in: object) else { return }
        for slot in 0..<count where bound.slots[base &+ slot] == 0 {
            bound.slots[base &+ slot] = UInt32(truncatingIfNeeded: spread) | Bound.unreadable
            bound.values[base &+ slot] = -1
            present |= 1 &<< UInt64(truncatingIfNeeded: slot)
            lost |= 1 &<< UInt64(truncatingIfNeeded: slot)
        }
    }

    @inline(never)
    @_lifetime(self: copy self)
    mutating func badAmount(_ slot: Int, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        report(.amountFormat, .error, node: value, name: name, shape: shape)
        return lose(slot)
    }

    @inline(never)
    @_lifetime(self: copy self)
    mutating func badDate(_ value: Int, _ name: Int, _ shape: Int) -> Fit {
        report(.dateFormat, dateSeverity, node: value, name: name, shape: shape)
        return .plain
    }

    @inline(never)
    @_lifetime(self: copy self)
    mutating func badCode(_ rule: RuleID, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let node = nodes[value]
        let row = shapes[shape]
        var severity: Severity = row.isConverted ? .error : .warning
        if row.raisesCurrency, rule == .currencyUnknown {
            let raised = bytes.copy(node.range).map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
            if Currency.isKnownToWebKit(raised.window, from: 0, to: raised.count) { severity = .warning }
        }
        report(rule, severity, node: value, name: name, shape: shape)
        return .plain
    }

    @inline(never)
    @_lifetime(self: copy self)
    mutating func unknownWord(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let text = JSONText.decode(bytes, nodes[value])
        return unknownWord(text, row, value, name, shape)
    }

    @_lifetime(self: copy self)
    private mutating func unknownWord(_ text: [UInt8], _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let vocabulary = vocabularies[Int(row.argument)]
        switch vocabulary.unknown {
        case .tolerated:
            report(.codeUnknown, .info, node: value, name: name, shape: shape)
        case .throwing:
            report(.codeUnknown, .error, node: value, name: name, shape: shape)
        case .throwingIgnoringCase:
            if let word = tables.nameIgnoringCase(text, in: vocabulary.names) {
                report(
                    .networkSpelling, .warning, .caseDiffers, node: value, name: name, other: UInt32(truncatingIfNeeded: word), shape: shape
                )
            } else if tables.lenience?.isWord(text, Int(row.argument)) != true {
                report(.networkUnknown, .error, node: value, name: name, shape: shape)
            }
        }
        return .plain
    }

    /// Reads what is not a plain run of digits: `1.0` and `1e2` are whole numbers too.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func unusualNumber(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        // Underscores are in text that is not JSON, and reported there.
        let number = WholeNumber(bytes.copy(nodes[value].range).filter { $0 != UInt8(ascii: "_") })
        let isSigned = row.code == .integer
        let bits = row.code == .unsignedShort ? 16 : 32
        let fits = number.isExact && (isSigned || number.value >= 0 && number.value >> Int64(bits) == 0)
        bound.values[slot] = isSigned ? number.value : number.value & (1 << Int64(bits) - 1)
        if !fits {
            let isSuccess = row.code == .unsignedShort && bound.values[slot] == 0
            report(.numberRange, isSuccess ? .error : .warning, .outOfRange, node: value, name: name, shape: shape)
            if isSigned { return lose(slot) }
        }
        return .odd
    }

    /// Reads a decimal number. One with an exponent is the number that JavaScript writes without it.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func decimal(_ slot: Int, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let node = nodes[value]
        var word = Amount.parseWord(bytes, from: Int(node.start), to: Int(node.end))
        if word == Amount.noWord {
            let text = WebIDL.text(ofNumber: bytes.copy(node.range))
            word = Amount.parseWord(text.window, from: 0, to: text.count) == Amount.noWord ? Amount.noWord : Amount.wideWord
        }
        bound.values[slot] = word
        guard word != Amount.noWord else {
            report(.numberRange, .error, .outOfRange, node: value, name: name, shape: shape)
            return lose(slot)
        }
        return word == Amount.wideWord ? .odd : .plain
    }

    // MARK: Strings with escapes, and wrong types

    /// Binds what is neither of the member's own type nor plainly written.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func unusual(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit {
        let node = nodes[value]
        if node.is(.unknown) {
            bound.values[slot] = row.code == .amount || row.code == .number ? Amount.noWord : -1
            return lose(slot)
        }
        if isNullForNothing(node, row, name, shape) {
            bound.values[slot] = row.code == .amount || row.code == .number ? Amount.noWord : -1
            return lose(slot)
        }
        if node.isString {
            if let fit = escapedText(slot, row, value, name, shape) { return fit }
        }
        let isConverted = shapes[shape].isConverted
        func severity(_ browser: Severity) -> Severity { isConverted ? browser : .error }
        let isElement = members[name].code == .list && row.code != .list
        if isConverted, !isElement, row.code.isMadeText, let only = tree.onlyText(in: value) {
            report(.memberType, .warning, .converted, node: value, name: name, shape: shape)
            return bind(slot, row, only, name, shape) == .lost ? .lost : .odd
        }
        switch row.code {
        case .text, .url, .base64, .hex, .timeZone, .duration:
            switch node.kind {
            case .number, .true, .false:
                report(.memberType, severity(.warning), .converted, node: value, name: name, isElement: isElement, shape: shape)
                return .odd
            case .null, .undefined:
                let severity = isNullForAbsent(node, row, name, shape) ? .warning : Severity.error
                report(.memberType, severity, .converted, node: value, name: name, isElement: isElement, shape: shape)
                return .odd
            default: break
            }
        case .amount:
            if node.kind == .number {
                let text = WebIDL.text(ofNumber: bytes.copy(node.range))
                if Amount.parseWord(text.window, from: 0, to: text.count) != Amount.noWord {
                    report(.memberType, severity(.warning), .converted, node: value, name: name, isElement: isElement, shape: shape)
                    bound.values[slot] = Amount.wideWord
                    return .odd
                }
            }
        case .date:
            if node.kind == .number {
                report(.memberType, severity(.warning), .converted, node: value, name: name, isElement: isElement, shape: shape)
                return .odd
            }
        case .boolean:
            report(.memberType, severity(.warning), .converted, node: value, name: name, isElement: isElement, shape: shape)
            return .odd
        case .unsignedLong, .unsignedShort, .integer:
            switch node.kind {
            case .string, .null, .true, .false, .undefined:
                let number = WholeNumber(WebIDL.number(node, bytes))
                bound.values[slot] =
                    row.code == .integer ? number.value : number.value & (row.code == .unsignedShort ? 0xFFFF : 0xFFFF_FFFF)
                // A word such as "STATUS_FAILURE" becomes 0, which says the opposite, and so does false.
                let isWord = node.isString && WebIDL.plainNumber(ofText: JSONText.decode(bytes, node)) == nil
                let isSuccess = row.code == .unsignedShort && bound.values[slot] == 0 && !node.isString
                report(
                    .memberType, isWord || isSuccess ? .error : severity(.warning), .converted, node: value, name: name,
                    isElement: isElement,
                    shape: shape)
                return .odd
            default: break
            }
        case .number:
            if node.isString {
                let text = JSONText.decode(bytes, node)
                if Amount.parseWord(text.window, from: 0, to: text.count) != Amount.noWord {
                    report(.memberType, severity(.warning), .converted, node: value, name: name, isElement: isElement, shape: shape)
                    bound.values[slot] = Amount.wideWord
                    return .odd
                }
            }
        default: break
        }
        bound.values[slot] = row.code == .amount || row.code == .number ? Amount.noWord : -1
        let severity = isNullForAbsent(node, row, name, shape) ? .warning : Severity.error
        report(.memberType, severity, node: value, name: name, isElement: isElement, shape: shape)
        _ = unexamined(value)
        return lose(slot)
    }

    /// Null for a member that may be absent: a browser goes on with the text "null", without a date, or with an empty dictionary. If it
    /// throws later, the verdict makes an error of the finding.
    private func isNullForAbsent(_ node: Node, _ row: MemberRow, _ name: Int, _ shape: Int) -> Bool {
        let dictionary = shapes[shape]
        guard node.is(.null), dictionary.isConverted, row.code.isFreeText || row.code == .date || row.code == .record else { return false }
        // An element of a list is a value of its own.
        guard members[name].code == row.code else { return false }
        return (dictionary.required | dictionary.expected) & (1 << UInt64(name &- Int(dictionary.names.first))) == 0
    }

    /// Null for a member of which it is the usual spelling of "nothing".
    private func isNullForNothing(_ node: Node, _ row: MemberRow, _ name: Int, _ shape: Int) -> Bool {
        let dictionary = shapes[shape]
        // An element of a list is a value of its own.
        guard node.is(.null), members[name].code == row.code else { return false }
        return dictionary.nullable & (1 << UInt64(name &- Int(dictionary.names.first))) != 0
    }

    /// Reads a string with escapes where something else than free text belongs. `nil`: the member takes no text.
    @_lifetime(self: copy self)
    private mutating func escapedText(_ slot: Int, _ row: MemberRow, _ value: Int, _ name: Int, _ shape: Int) -> Fit? {
        let text = JSONText.decode(bytes, nodes[value])
        switch row.code {
        case .amount:
            guard Amount.parseWord(text.window, from: 0, to: text.count) != Amount.noWord else {
                bound.values[slot] = Amount.noWord
                return badAmount(slot, value, name, shape)
            }
            bound.values[slot] = Amount.wideWord
        case .token:
            if let word = tables.exactName(text, in: vocabularies[Int(row.argument)].names) {
                bound.values[slot] = Int64(word)
            } else {
                bound.values[slot] = -1
                _ = unknownWord(text, row, value, name, shape)
            }
        case .date:
            if !DateTimeText.isISO8601(text.window, from: 0, to: text.count) { _ = badDate(value, name, shape) }
        case .country:
            if !Country.isKnownToWebKit(text.window, from: 0, to: text.count) { _ = badCode(.countryUnknown, value, name, shape) }
        case .currency:
            if !Currency.isKnownToWebKit(text.window, from: 0, to: text.count) { _ = badCode(.currencyUnknown, value, name, shape) }
        default: return nil
        }
        return .odd
    }

    // MARK: Variants

    /// Binds members whose dictionary another member decides.
    @_lifetime(self: copy self)
    mutating func bindVariants(_ base: Int, _ shape: Int, _ present: UInt64, odd: inout UInt64, lost: inout UInt64) {
        let row = shapes[shape]
        var rest = row.variants & present
        while rest != 0 {
            let slot = rest.trailingZeroBitCount
            rest &= rest &- 1
            let name = Int(row.names.first) &+ slot
            let variant = variants[Int(members[name].argument)]
            let value = Int(bound.slots[base &+ slot])
            var choice = -1
            let selector = bound.slots[base &+ Int(variant.selector)]
            if selector != 0, selector < Bound.unreadable, nodes[Int(selector)].isString {
                choice = tables.choice(JSONText.decode(bytes, nodes[Int(selector)]), in: variant.names) ?? -1
            }
            let code: MemberCode = choice >= 0 ? .record : .object
            // The storage still holds what an earlier document left.
            bound.values[base &+ slot] = 0
            let target = choice >= 0 ? tables.choiceShapes[Int(variant.firstShape) &+ choice] : 0
            let fit = bind(base &+ slot, MemberRow(code, argument: target, isPersonal: true), value, name, shape)
            // The index of the choice is above the first slot.
            if choice >= 0 { bound.values[base &+ slot] |= Int64(choice &+ 1) << 32 }
            if fit != .plain { odd |= 1 << UInt64(slot) }
            if fit == .lost { lost |= 1 << UInt64(slot) }
        }
    }

    @_lifetime(self: copy self)
    mutating func checkVersions(_ base: Int, shape: Int, present: UInt64) {
        let first = Int(shapes[shape].names.first)
        var rest = present
        while rest != 0 {
            let slot = rest.trailingZeroBitCount
            rest &= rest &- 1
            guard members[first &+ slot].since > version else { continue }
            let node = bound.slots[base &+ slot]
            guard node < Bound.unreadable, node != 0 else { continue }
            report(.memberVersion, .warning, node: Int(node) &- 1, name: first &+ slot, other: UInt32(version), shape: shape)
        }
    }
}
