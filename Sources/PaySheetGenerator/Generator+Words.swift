import PaySheetShapes

/// Common wording of schemas, declarations and pages.
extension Generator {
    /// Returns the requirements of a system as a sentence, or `nil` if there are none.
    func sentence(_ availability: Availability?) -> String? {
        switch availability {
        case .version(let version) where version > 1: "Apple Pay version \(version)."
        case .feature(let feature, let systems): "Announced by the feature `\(feature)` (\(systems))."
        case .engineOnly(let systems): "In WebKit, not in Apple's reference (\(systems))."
        case .announced(let text): "Announced, not yet in the reference (\(text))."
        case .deprecated(let text): "Deprecated: \(stopped(text))"
        case .removed(let text): "No longer supported: \(stopped(text))"
        case .system(let text): "From \(text) on."
        case .version, .always, nil: nil
        }
    }

    /// Returns the requirements of a system as a table entry.
    func entry(_ availability: Availability?) -> String {
        switch availability {
        case .version(let version): "version \(version)"
        case .feature(let feature, let systems): "feature `\(feature)` (\(systems))"
        case .engineOnly(let systems): "WebKit only (\(systems))"
        case .announced(let text): "announced (\(text))"
        case .deprecated: "deprecated"
        case .removed: "removed"
        case .system(let text): text
        case .always, nil: ""
        }
    }

    /// Returns the summary of a member with its requirements.
    func description(of member: Member) -> String {
        ([member.summary] + [sentence(member.availability)].compactMap { $0 }).joined(separator: " ")
    }

    /// Returns whether the member is deprecated.
    func isObsolete(_ availability: Availability?) -> Bool {
        switch availability {
        case .deprecated, .removed: true
        default: false
        }
    }

    /// Returns what to use instead of a deprecated member.
    func advice(_ availability: Availability?) -> String? {
        switch availability {
        case .deprecated(let text), .removed(let text): stopped(text)
        default: nil
        }
    }

    private func stopped(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    /// Returns every dictionary and vocabulary that a dictionary uses, including itself.
    func reachable(from name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard found.insert(next).inserted, let shape = shape(named: next) else { continue }
            for member in members(of: shape) { open += names(in: member.type) }
        }
        return found
    }

    /// Returns the dictionaries and vocabularies of a type.
    func names(in type: MemberType) -> [String] {
        switch type {
        case .record(let name), .token(let name): [name]
        case .list(let element): names(in: element)
        case .variant(_, _, let cases), .choice(_, _, let cases): cases.map { $0.shape }
        default: []
        }
    }
}
