import PaySheet

/// A thing without a name.
enum VoucherTitle: OneRowRule {
    static let row = RuleRow(VoucherItemView.self, needs: [.title]) { item, context in
        guard let text = item.text(.title), text.isEmpty else { return }
        let fix = RawFix(.safe, "write \"Item\"", [.replace(node: item[.title], json: "\"Item\"")])
        context.report(.voucherTitle, at: item[.title], fix: fix, help: "name the item", "the item has no title")
    }
}
