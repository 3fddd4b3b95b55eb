/// Where the children of large objects and lists are: one among thousands is found without going over the others.
struct ChildIndex: Sendable {
    /// The large containers, in the order of the text, and where their children begin in `children`.
    private var containers: [Int] = []
    private var firsts: [Int] = []
    /// The names or elements of one container after another.
    private var children: [UInt32] = []

    /// Smaller ones are gone over.
    static let least = 48

    init(_ nodes: [Node]) {
        let window = nodes.window
        for index in window.indices where window[index].count >= ChildIndex.least {
            guard window[index].is(.object) || window[index].is(.array) else { continue }
            containers.append(index)
            firsts.append(children.count)
            ChildIndex.walk(nodes, index) { children.append(UInt32(truncatingIfNeeded: $0)) }
        }
    }

    /// Every name or element of a container.
    static func walk(_ nodes: [Node], _ container: Int, _ take: (Int) -> Void) {
        let isObject = nodes[container].is(.object)
        let end = min(Int(nodes[container].next), nodes.count)
        var child = container + 1
        while child < end {
            take(child)
            let value = isObject ? child + 1 : child
            guard value < end, Int(nodes[value].next) > child else { return }
            child = Int(nodes[value].next)
        }
    }

    /// The children of a large container; `nil` where it is small.
    func children(of container: Int) -> ArraySlice<UInt32>? {
        let place = containers.lowerBound { $0 < container }
        guard place < containers.count, containers[place] == container else { return nil }
        return children[firsts[place]..<(place + 1 < firsts.count ? firsts[place + 1] : children.count)]
    }

    /// The child of a large container that holds a node, and its place among the children.
    func child(of container: Int, holding target: Int) -> (node: Int, place: Int)? {
        guard let children = children(of: container) else { return nil }
        let place = children.lowerBound { $0 <= UInt32(truncatingIfNeeded: target) } - 1
        return place < children.startIndex ? nil : (Int(children[place]), place - children.startIndex)
    }
}
