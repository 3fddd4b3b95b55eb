/// What a document asks of a system: the lowest Apple Pay version that has all of it, and what has no version number.
///
/// ```swift
/// var reader = DocumentReader()
/// let requirements = reader.requirements(of: text.utf8)
/// print(requirements?.apiVersion ?? 1)
/// ```
public struct Requirements: Sendable, Hashable {
    /// The lowest Apple Pay version that knows everything in the document.
    public let apiVersion: Int
    /// The abilities without a version number that the document needs, in the specification's order.
    public let features: [Feature]
    /// The RFC 6901 pointers of what needs exactly that version or one of the features, in the order of the text.
    ///
    /// Empty where every version will do; at most ``maximumReasons`` are named.
    public let because: [String]

    /// How many pointers are named at most: a hundred line items need no hundred reasons.
    public static let maximumReasons = 32

    package init(apiVersion: Int, features: [Feature], because: [String]) {
        self.apiVersion = apiVersion
        self.features = features
        self.because = because
    }
}

/// What is noted on the way through a document: numbers and nodes, no text.
struct RequirementNotes: Sendable {
    private(set) var version = 1
    private(set) var features: UInt64 = 0
    private var versionNodes: [Int] = []
    private var featureNodes: [Int] = []

    mutating func add(version: Int, at node: Int) {
        guard version > 1, version >= self.version else { return }
        if version > self.version {
            self.version = version
            RequirementNotes.empty(&versionNodes)
        }
        if versionNodes.count < Requirements.maximumReasons { versionNodes.append(node) }
    }

    /// Adds a feature counted from 1; 0 is none.
    mutating func add(feature: Int, at node: Int) {
        guard feature > 0 else { return }
        features |= 1 << UInt64(feature - 1)
        if featureNodes.count < Requirements.maximumReasons { featureNodes.append(node) }
    }

    /// The nodes of everything that counts, in the order of the text.
    var nodes: [Int] {
        var nodes = versionNodes
        for node in featureNodes where !versionNodes.contains(node) { nodes.append(node) }
        return Array(nodes.sorted().prefix(Requirements.maximumReasons))
    }

    /// Makes room for the notes about another document.
    mutating func clear() {
        version = 1
        features = 0
        RequirementNotes.empty(&versionNodes)
        RequirementNotes.empty(&featureNodes)
    }

    /// Most are empty, and to empty such a list again is not free.
    @inline(__always)
    private static func empty(_ nodes: inout [Int]) {
        if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    }

    /// Writes what ``requirements(_:)`` would say in a form of its own. (The notes are put in order for it.)
    mutating func write(to bytes: inout [UInt8], _ nodes: Span<Node>, _ text: Span<UInt8>) {
        bytes.append(UInt8(truncatingIfNeeded: version))
        guard !versionNodes.isEmpty || !featureNodes.isEmpty else { return }
        // Seven bits at a time, with a sign that there are more: most documents need no feature.
        var rest = features
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
        for node in featureNodes where !versionNodes.contains(node) { versionNodes.append(node) }
        RequirementNotes.empty(&featureNodes)
        if versionNodes.count > 1 { versionNodes.sort() }
        for place in 0..<min(versionNodes.count, Requirements.maximumReasons) {
            bytes.append(0)
            RequirementNotes.writeWay(to: versionNodes[place], nodes, text, &bytes)
        }
    }

    /// Writes the names and places on the way to a node, as the document spells them.
    private static func writeWay(to target: Int, _ nodes: Span<Node>, _ text: Span<UInt8>, _ bytes: inout [UInt8]) {
        var container = 0
        while container < target {
            let isObject = nodes[container].is(.object)
            var child = container &+ (isObject ? 2 : 1)
            var place: UInt32 = 0
            while child < nodes.count, Int(nodes[child].next) <= target {
                child = Int(nodes[child].next) &+ (isObject ? 1 : 0)
                place &+= 1
            }
            guard child < nodes.count, child <= target else { return }
            bytes.append(UInt8(ascii: "/"))
            if isObject {
                let name = nodes[child &- 1].range
                bytes.append(copying: text.extracting(name))
            } else {
                for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: place >> shift)) }
            }
            container = child
        }
    }

    func requirements(_ source: FindingSource) -> Requirements {
        var names: [Feature] = []
        for (place, feature) in Feature.all.enumerated() where features & (1 << UInt64(place)) != 0 { names.append(feature) }
        return Requirements(apiVersion: version, features: names, because: nodes.map { source.pointer(to: $0) })
    }
}
