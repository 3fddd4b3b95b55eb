// Dates and whole numbers of a dictionary, without making values.

extension Cursor {
    /// A whole number of 32 bits in digits; `nil` for everything that the rules about shape report.
    func plainNumber(_ member: Int) -> Int64? {
        guard let slot = slot(member), nodes[slot].kind == .number else { return nil }
        let node = nodes[slot]
        guard node.end &- node.start <= 10 else { return nil }
        var number: Int64 = 0
        for index in Int(node.start)..<Int(node.end) {
            guard ASCII.isDigit(bytes[index]) else { return nil }
            number = number &* 10 &+ Int64(bytes[index] &- ASCII.zero)
        }
        return number <= Int64(UInt32.max) ? number : nil
    }

    /// A name that the dictionary does not know and that was probably meant for this absent member; `nil` if there is none.
    func misspeltName(of member: Int, in shape: Int, of tables: ShapeTables) -> Int? {
        let list = tables.shapes[shape].names
        guard nodes[node].count != presentMembers(Int(list.count)).nonzeroBitCount else { return nil }
        var members = tree.members(of: node)
        while let (key, _) = members.next() {
            let name = tree.text(key)
            if tables.exactName(name, in: list) == nil, tables.nearestName(name, in: list) == member { return key }
        }
        return nil
    }

    /// The moment that a date names; `nil` if the text names none.
    func instant(_ member: Int) -> Instant? {
        guard let slot = slot(member) else { return nil }
        guard nodes[slot].isPlainString else {
            return timestamp(member)?.instant
        }
        let (moment, fault) = Moment.read(bytes, from: Int(nodes[slot].start), to: Int(nodes[slot].end))
        guard fault == nil, !moment.isLocal else { return nil }
        return Instant(seconds: moment.seconds, nanoseconds: moment.nanoseconds)
    }

    /// A browser reads the text as a date, be it local.
    func isReadableDate(_ member: Int) -> Bool {
        guard let slot = slot(member) else { return false }
        let node = nodes[slot]
        if node.isPlainString { return WebKitDate.isReadable(bytes, from: Int(node.start), to: Int(node.end)) }
        if node.kind == .number { return WebKitDate.isReadable(number: bytes.copy(node.range)) }
        return node.isString && WebKitDate.isReadable(JSONText.decode(bytes, node))
    }

    /// A date that names a moment, as it is written.
    func dateText(_ member: Int) -> String? {
        guard let slot = slot(member), nodes[slot].isString, instant(member) != nil else { return nil }
        return string(member)
    }

    /// The date as it is written, for a message.
    func shownDate(_ member: Int) -> String {
        guard let slot = slot(member), nodes[slot].isString else { return instant(member).map { $0.description } ?? "" }
        return Shown.shortened(string(member) ?? "")
    }
}

extension View where Self: ~Escapable {
    /// A whole number of 32 bits in digits; `nil` for everything that the rules about shape report.
    package func plainNumber(_ member: Member) -> Int64? { cursor.plainNumber(place(of: member)) }

    /// The moment that a date names; `nil` if the text names none.
    package func instant(_ member: Member) -> Instant? { cursor.instant(place(of: member)) }

    /// A browser reads the text as a date, be it local.
    package func isReadableDate(_ member: Member) -> Bool { cursor.isReadableDate(place(of: member)) }

    /// A date that names a moment, as it is written.
    package func dateText(_ member: Member) -> String? { cursor.dateText(place(of: member)) }

    /// The date as it is written, for a message.
    package func shownDate(_ member: Member) -> String { cursor.shownDate(place(of: member)) }
}

/// What a check can call past: everything before its clock. Without a clock, everything before its edition of the rules.
struct Past {
    let end: Instant
    /// The severity of findings about it; `nil`: the rule's own.
    let severity: Severity?

    init(_ policy: borrowing Policy) {
        if let now = policy.now {
            (end, severity) = (now, nil)
        } else {
            let day = Moment.day(Int64(policy.edition.year), Int64(policy.edition.month), 1)
            (end, severity) = (Instant(seconds: day &* Instant.secondsOfDay), .warning)
        }
    }
}
