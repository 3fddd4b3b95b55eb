import PaySheet

/// An incomplete address.
enum WalletOrderUrl: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletOrderView.self, .orderManagementURL, check),
            .text(WalletMerchantView.self, .url, check),
            .text(WalletMerchantView.self, .businessChatURL, check),
            .text(WalletMerchantView.self, .contactURL, check),
            .text(ShippingFulfillmentView.self, .trackingURL, check),
            .text(OrderProviderView.self, .url, check),
            .text(WalletReturnInfoView.self, .returnPolicyURL, check),
            .text(WalletReturnInfoView.self, .returnManagementURL, check),
            .text(WalletReturnView.self, .returnManagementURL, check),
        ]
    }

    private static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        switch text.addressForm {
        case .https: return
        case .other:
            context.report(
                .walletOrderUrl, at: node, help: "write an address that begins with https://", "the address does not begin with https://")
        case .none:
            context.report(
                .walletOrderUrl, at: node, help: "write the whole address, beginning with https://", "the address is not absolute")
        }
    }
}
