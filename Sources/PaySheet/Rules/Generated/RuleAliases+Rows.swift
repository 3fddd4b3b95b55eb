// Generated from the tables of codes. Do not edit; run `swift run generate`.

extension RuleAliases {
    /// The names that rules had before, with the names that they have now and their codes.
    static let rows: [Row] = [
        Row(former: "BT-001", name: "button/device", code: 9300),
        Row(former: "BT-002", name: "button/japan", code: 9301),
        Row(former: "BT-003", name: "button/release", code: 9302),
        Row(former: "BT-004", name: "button/label", code: 9303),
        Row(former: "BT-005", name: "button/returning", code: 9304),
        Row(former: "BT-006", name: "button/networks", code: 9305),
        Row(former: "BT-007", name: "button/official", code: 9306),
        Row(former: "BT-008", name: "button/web-status", code: 9307),
        Row(former: "BT-009", name: "button/active-card", code: 9308),
        Row(former: "BT-010", name: "button/markup", code: 9309),
    ]

    /// All rules with a former name are among these.
    static let codes: Range<UInt16> = 9300..<9310
}
