/// Common wording of schemas, declarations and pages.
extension Availability {
    /// The requirements of a system as a sentence, or `nil` if there are none.
    package var sentence: String? {
        switch self {
        case .version(let version) where version > 1: "Apple Pay version \(version)."
        case .feature(let feature, let systems): "Announced by the feature `\(feature)` (\(systems))."
        case .engineOnly(let systems): "In WebKit, not in Apple's reference (\(systems))."
        case .announced(let text): "Announced, not yet in the reference (\(text))."
        case .deprecated(let text): "Deprecated: \(stopped(text))"
        case .removed(let text): "No longer supported: \(stopped(text))"
        case .system(let text): "From \(text) on."
        case .version, .always: nil
        }
    }

    /// The requirements of a system as a table entry.
    package var entry: String {
        switch self {
        case .version(let version): "version \(version)"
        case .feature(let feature, let systems): "feature `\(feature)` (\(systems))"
        case .engineOnly(let systems): "WebKit only (\(systems))"
        case .announced(let text): "announced (\(text))"
        case .deprecated: "deprecated"
        case .removed: "removed"
        case .system(let text): text
        case .always: ""
        }
    }

    /// Whether the member is deprecated.
    var isObsolete: Bool {
        switch self {
        case .deprecated, .removed: true
        default: false
        }
    }

    /// What to use instead of a deprecated member.
    package var advice: String? {
        switch self {
        case .deprecated(let text), .removed(let text): stopped(text)
        default: nil
        }
    }

    private func stopped(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}

extension CatalogShapes {
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
    package func names(in type: MemberType) -> [String] {
        switch type {
        case .record(let name), .token(let name): [name]
        case .list(let element): names(in: element)
        case .variant(_, _, let cases), .choice(_, _, let cases): cases.map { $0.shape }
        default: []
        }
    }
}
