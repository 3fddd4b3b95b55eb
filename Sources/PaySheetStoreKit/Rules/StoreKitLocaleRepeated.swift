import PaySheet

/// Two localizations of one language.
enum StoreKitLocaleRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(StoreProductView.self, when: .count(of: .localizations, above: 1)) { product, context in
                check(product.localizations, &context)
            },
            RuleRow(SubscriptionGroupView.self, when: .count(of: .localizations, above: 1)) { group, context in
                check(group.localizations, &context)
            },
        ]
    }

    private static func check(_ names: borrowing Records<StoreKitLocalizationView>?, _ context: inout RuleContext) {
        guard let names = copy names else { return }
        var seen: [String: Int] = [:]
        for index in 0..<names.count {
            guard let name = names[index], let locale = name.text(.locale)?.string else { continue }
            guard let first = seen.updateValue(name[.locale], forKey: locale) else { continue }
            context.report(
                .storeKitLocaleRepeated, at: name[.locale], related: [RelatedNode(first, "the other one")],
                help: "keep one of them", "another localization has the language \(Shown.quoted(locale), "locale")")
        }
    }
}
