/// How an amount is shared between merchants or payees; never a minor unit is lost or made.
public enum SharePolicy: Sendable, Hashable {
    /// In proportion to each one's own items.
    ///
    /// One below zero counts as zero. If none is above zero, the first gets all.
    case proportional
    /// In equal parts.
    case evenly
    /// By a division that has a share for each, in their order.
    case by(Division)

    /// The division between those who have these sums of their own.
    func division(of own: [Amount]) throws(SplitError) -> Division {
        switch self {
        case .evenly: return .evenly(own.count)
        case .proportional:
            var weights = own.map { $0.isPositive ? $0 : .zero }
            if !weights.isEmpty, !weights.contains(where: { $0.isPositive }) { weights[0] = Amount(1, scale: 0) }
            return .amounts(weights)
        case .by(let division):
            guard division.count == own.count else { throw .weightCount(expected: own.count, found: division.count) }
            return division
        }
    }
}

#if !hasFeature(Embedded)
    // A stored checkout keeps it.
    extension SharePolicy: Codable {}
#endif
