import PaySheet
import PaySheetGuide

extension GivenInput {
    /// Returns the input with a whole document: a sample has only the members that its rule compares.
    ///
    /// They replace those of the sample's document before its changes, or of an example of their kind.
    func whole(beside sample: Sample, _ forms: [ExampleForm]) -> GivenInput {
        let base =
            sample.kind == input.kind
            ? [UInt8](sample.base.text.utf8) : try? forms.first { $0.kind == input.kind }?.make(1, ExampleSettings()).json
        guard let tree = base.flatMap({ JSONTree($0) }) else { return self }
        return GivenInput(input, tree.covered(by: document))
    }
}

extension JSONTree {
    /// Returns the value with the members, elements and values of another one in place of its own.
    fileprivate func covered(by other: JSONTree) -> JSONTree {
        switch (self, other) {
        case (.object(var members), .object(let news)):
            for new in news {
                if let place = members.lastIndex(where: { $0.name == new.name }) {
                    members[place].value = members[place].value.covered(by: new.value)
                } else {
                    members.append(new)
                }
            }
            return .object(members)
        case (.list(let elements), .list(let news)):
            return .list(news.enumerated().map { place, new in place < elements.count ? elements[place].covered(by: new) : new })
        default: return other
        }
    }
}
