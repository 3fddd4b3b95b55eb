import PaySheet
import TestSupport

extension TestJSON {
    /// The value after some RFC 6902 operations, one after another; `nil` if one cannot be applied.
    func patched(_ edits: [Fix.Edit]) -> TestJSON? {
        var value = self
        for edit in edits {
            switch edit.operation {
            case .add, .replace:
                guard let new = edit.value.flatMap({ TestJSON(parsing: [UInt8]($0.utf8)) }),
                    let next = value.setting(edit.pointer.pointerSteps[...], new, isNew: edit.operation == .add)
                else { return nil }
                value = next
            case .remove:
                guard let next = value.removing(edit.pointer.pointerSteps[...]) else { return nil }
                value = next
            case .move:
                guard let from = edit.from, let moved = value.value(at: TestPath(from.pointerSteps)),
                    let without = value.removing(from.pointerSteps[...]),
                    let next = without.setting(edit.pointer.pointerSteps[...], moved, isNew: true)
                else { return nil }
                value = next
            }
        }
        return value
    }

    /// The value with all members in the order of their names.
    var sorted: TestJSON {
        switch self {
        case .object(let members):
            .object(members.map { TestMember($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
        case .array(let elements): .array(elements.map { $0.sorted })
        default: self
        }
    }

    private func setting(_ steps: ArraySlice<String>, _ new: TestJSON, isNew: Bool) -> TestJSON? {
        guard let step = steps.first else { return new }
        switch self {
        case .object(var members):
            if let index = members.lastIndex(where: { $0.name == step }) {
                guard let inner = members[index].value.setting(steps.dropFirst(), new, isNew: isNew) else { return nil }
                members[index].value = inner
            } else {
                guard isNew, steps.count == 1 else { return nil }
                members.append(TestMember(step, new))
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index),
                let inner = elements[index].setting(steps.dropFirst(), new, isNew: isNew)
            else { return nil }
            elements[index] = inner
            return .array(elements)
        default: return nil
        }
    }

    private func removing(_ steps: ArraySlice<String>) -> TestJSON? {
        guard let step = steps.first else { return nil }
        switch self {
        case .object(var members):
            guard let index = members.lastIndex(where: { $0.name == step }) else { return nil }
            if steps.count == 1 {
                members.remove(at: index)
            } else {
                guard let inner = members[index].value.removing(steps.dropFirst()) else { return nil }
                members[index].value = inner
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return nil }
            if steps.count == 1 {
                elements.remove(at: index)
            } else {
                guard let inner = elements[index].removing(steps.dropFirst()) else { return nil }
                elements[index] = inner
            }
            return .array(elements)
        default: return nil
        }
    }
}

extension String {
    /// The steps of an RFC 6901 pointer.
    var pointerSteps: [String] {
        split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
            step.split(separator: "~1", omittingEmptySubsequences: false)
                .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }.joined(separator: "/")
        }
    }
}
