/// What rules read beyond the members that their samples change, so that another mistake there keeps them silent.
enum RuleReads {
    /// Whether the rule reads one of the places.
    static func reads(_ rule: String, any places: [[String]]) -> Bool {
        false
    }
}
