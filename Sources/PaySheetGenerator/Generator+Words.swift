import PaySheetShapes

/// What schemas, declarations and pages say in the same words.
extension Generator {
    /// What a system must have, as a sentence. `nil`: nothing worth a sentence.
    func sentence(_ availability: Availability?) -> String? {
        switch availability {
        case .version(let version) where version > 1: "Apple Pay version \(version)."
        case .feature(let feature, let systems): "Announced by the feature `\(feature)` (\(systems))."
        case .engineOnly(let systems): "Known to WebKit, not in Apple's reference (\(systems))."
        case .announced(let text): "Announced, not yet in the reference (\(text))."
        case .deprecated(let text): "Deprecated: \(stopped(text))"
        case .removed(let text): "No longer understood: \(stopped(text))"
        case .version, .always, nil: nil
        }
    }

    /// What a system must have, as the entry of a table.
    func entry(_ availability: Availability?) -> String {
        switch availability {
        case .version(let version): "version \(version)"
        case .feature(let feature, let systems): "feature `\(feature)` (\(systems))"
        case .engineOnly(let systems): "WebKit only (\(systems))"
        case .announced(let text): "announced (\(text))"
        case .deprecated: "deprecated"
        case .removed: "removed"
        case .always, nil: ""
        }
    }

    /// The summary of a member with what a reader must know besides.
    func description(of member: Member) -> String {
        ([member.summary] + [sentence(member.availability)].compactMap { $0 }).joined(separator: " ")
    }

    /// Still understood or not: nobody should write it.
    func isObsolete(_ availability: Availability?) -> Bool {
        switch availability {
        case .deprecated, .removed: true
        default: false
        }
    }

    /// What to use instead of something obsolete.
    func advice(_ availability: Availability?) -> String? {
        switch availability {
        case .deprecated(let text), .removed(let text): stopped(text)
        default: nil
        }
    }

    private func stopped(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    /// Every dictionary and vocabulary that a dictionary leads to, itself included.
    func reachable(from name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard found.insert(next).inserted, let shape = shape(named: next) else { continue }
            for member in members(of: shape) { open += names(in: member.type) }
        }
        return found
    }

    /// The dictionaries and vocabularies that a type names.
    func names(in type: MemberType) -> [String] {
        switch type {
        case .record(let name), .token(let name): [name]
        case .list(let element): names(in: element)
        case .variant(_, _, let cases): cases.map { $0.shape }
        default: []
        }
    }
}
