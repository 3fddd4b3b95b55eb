import PaySheet

/// A private key in the file.
enum StoreKitPrivateKey: OneRowRule {
    static let row = RuleRow(StoreKitKeyPairView.self, needs: [.privateKey]) { pair, context in
        guard pair.hasText(.privateKey) else { return }
        context.report(
            .storeKitPrivateKey, at: pair[.privateKey],
            fix: RawFix(.risky, "leave the key pair out", [.remove(node: pair.node)]),
            help: "leave \"subscriptionOffersKeyPair\" out; Xcode makes a new key",
            "the file has a private key, which all who have the file can read")
    }
}
