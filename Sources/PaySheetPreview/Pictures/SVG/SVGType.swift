/// The font sizes of the picture.
enum SVGType: String, CaseIterable {
    case payee, total, button, label, strong, detail, heading, fine

    var size: Int {
        switch self {
        case .payee: 20
        case .total: 17
        case .button, .label: 15
        case .strong, .detail, .heading: 13
        case .fine: 12
        }
    }

    var isBold: Bool { self == .payee || self == .total || self == .button || self == .strong || self == .heading }

    /// The line height: more than any usual font needs.
    var lineHeight: Int {
        switch self {
        case .payee: 29
        case .total: 25
        case .button, .label: 22
        case .strong, .detail, .heading: 19
        case .fine: 18
        }
    }

    /// The distance from the top of a line to its baseline.
    var baseline: Int { lineHeight * 3 / 4 }

    var declarations: String { "font-size:" + String(size) + "px" + (isBold ? ";font-weight:" + (self == .heading ? "600" : "700") : "") }

    /// Returns a line breaker for this size; widths are in thousandths of a unit of the picture.
    func breaker(width: Int, limit: Int) -> LineBreaker {
        let (size, isBold) = (self.size, self.isBold)
        return LineBreaker(width: max(width, 1) * 1000, limit: limit) { (isBold ? AdvanceWidth.ofBold($0) : AdvanceWidth.of($0)) * size }
    }
}
