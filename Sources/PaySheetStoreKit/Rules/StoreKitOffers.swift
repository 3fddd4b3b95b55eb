import PaySheet

/// The lists of a subscription that have offers.
enum StoreKitOffers: Equatable {
    case introductory, promotional, code, winback

    /// Calls back with each offer. The copy of an introductory offer beside a list of them is left out.
    static func visit(
        _ subscription: borrowing StoreKitSubscriptionView, _ body: (borrowing StoreKitOfferView, StoreKitOffers) -> Void
    ) {
        if subscription.count(of: .introductoryOffers) == 0, let offer = subscription.introductoryOffer { body(offer, .introductory) }
        visit(subscription.introductoryOffers, .introductory, body)
        visit(subscription.adHocOffers, .promotional, body)
        visit(subscription.codeOffers, .code, body)
        visit(subscription.winbackOffers, .winback, body)
    }

    private static func visit(
        _ offers: borrowing Records<StoreKitOfferView>?, _ list: StoreKitOffers,
        _ body: (borrowing StoreKitOfferView, StoreKitOffers) -> Void
    ) {
        guard let offers = copy offers else { return }
        for index in 0..<offers.count { if let offer = offers[index] { body(offer, list) } }
    }
}

extension StoreKitConfigurationView {
    /// Calls back with each subscription of each group.
    func forEachSubscription(_ body: (borrowing StoreKitSubscriptionView) -> Void) {
        guard let groups = subscriptionGroups else { return }
        for place in 0..<groups.count {
            guard let group = groups[place], let subscriptions = group.subscriptions else { continue }
            for index in 0..<subscriptions.count { if let subscription = subscriptions[index] { body(subscription) } }
        }
    }

    /// Calls back with each product: those that are bought once, and the subscriptions.
    func forEachProduct(_ body: (borrowing StoreProductView) -> Void) {
        if let list = products {
            for index in 0..<list.count { if let product = list[index] { body(StoreProductView(product)) } }
        }
        if let list = nonRenewingSubscriptions {
            for index in 0..<list.count { if let product = list[index] { body(StoreProductView(product)) } }
        }
        forEachSubscription { body(StoreProductView($0)) }
    }
}
