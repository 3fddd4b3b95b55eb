import PaySheet
import PaySheetOrders
import Testing

/// The order in the moment in which the customer places it.
@Suite("Placed orders")
struct PlacedOrderTests {
    @Test("A placed order has everything that Wallet needs")
    func placed() throws {
        var placement = Shop.placement
        placement.orderNumber = "42"
        placement.apps = [WalletApplication(storeIdentifier: 1_234_567_890)]
        let order = try TrackedOrder(placement, items: Shop.items, bill: Shop.bill, currency: .usd, purchase: Shop.visa).document
        #expect(order.findings.isEmpty)
        #expect(order.status == .open && order.createdAt == Shop.hour(0) && order.updatedAt == Shop.hour(0))
        #expect(order.lineItems?.map { $0.title } == ["Bowl", "Cake"])
        #expect(order.payment?.total.amount.text == "53.00" && order.payment?.summaryItems?.count == 2)
        #expect(order.payment?.transactions?.first?.amount.amount.text == "53.00" && order.payment?.status == .authorized)
        #expect(order.orderNumber == "42" && order.associatedApplications?.count == 1)
    }

    @Test("Amounts have the decimals of the currency")
    func decimals() throws {
        let order = try TrackedOrder(
            Shop.placement, items: [WalletLineItem("Tea", price: Amount("3"), in: .kwd)],
            bill: [LineItem(label: "Tea", amount: Amount("3.5")), LineItem(label: "Discount", amount: Amount("-0.25"))], currency: .kwd
        ).document
        #expect(order.lineItems?.first?.price?.amount.text == "3.000")
        #expect(order.payment?.total.amount.text == "3.250")
    }

    @Test("A free order is paid")
    func free() throws {
        let order = try TrackedOrder(Shop.placement, items: [], bill: [], currency: .jpy, purchase: Shop.visa).document
        #expect(order.payment?.status == .paid && order.payment?.transactions == nil && order.lineItems == nil)
    }

    @Test("Invalid bills and items are refused")
    func refusedAmounts() {
        func refusal(
            _ items: [WalletLineItem] = [], _ bill: [LineItem] = [], paid purchase: OrderPurchase? = nil
        ) -> OrderBuildingError? {
            do throws(OrderBuildingError) {
                _ = try TrackedOrder(Shop.placement, items: items, bill: bill, currency: .usd, purchase: purchase)
                return nil
            } catch {
                return error
            }
        }
        let cent = Amount(units: 1, in: .usd)
        let fine = Amount(1, scale: 3)
        let huge = Amount(999_999_999_999_999_999, scale: 2)
        #expect(refusal([], [LineItem(label: "Discount", amount: Amount(-1, scale: 2))]) == .negativeTotal(Amount(-1, scale: 2)))
        #expect(refusal([], [LineItem(label: "Tea", amount: fine)]) == .amount(.finerThanMinorUnit(digits: 2)))
        #expect(
            refusal([], [LineItem(label: "Tea", amount: huge), LineItem(label: "Tea", amount: huge)]) == .amount(.overflow))
        #expect(refusal([WalletLineItem("Tea", price: cent, in: .eur)]) == .currency(.eur))
        #expect(refusal([WalletLineItem("Tea", price: fine, in: .usd)]) == .amount(.finerThanMinorUnit(digits: 2)))
        #expect(refusal([WalletLineItem("Tea", quantity: 0, price: cent, in: .usd)]) == .quantity(item: "Tea"))
        let tooMuch = OrderPurchase(method: "Visa 1234", amount: cent)
        #expect(refusal([], [], paid: tooMuch) == .paymentExceeds(left: .zero))
    }

    @Test(
        "Values that the check rejects are refused with the rule's name",
        arguments: [
            "wallet-order/type-identifier", "wallet-order/identifier-empty", "wallet-order/url", "wallet-order/merchant-identifier",
            "wallet-order/contact", "wallet-order/token-short", "wallet-order/service-url", "wallet-order/countdown",
            "wallet-order/store-identifier",
        ])
    func refusedNames(_ rule: String) {
        var placement = Shop.placement
        switch rule {
        case "wallet-order/type-identifier": placement.orderTypeIdentifier = "com.example.shop"
        case "wallet-order/identifier-empty": placement.orderIdentifier = ""
        case "wallet-order/url": placement.managementURL = "shop.example/orders"
        case "wallet-order/merchant-identifier": placement.merchant.merchantIdentifier = "shop"
        case "wallet-order/contact": placement.merchant.emailAddress = nil
        case "wallet-order/token-short": placement.webService?.authenticationToken = "short"
        case "wallet-order/service-url": placement.webService?.url = "http://orders.example"
        case "wallet-order/countdown":
            placement.returnInfo = WalletReturnInfo(returnPolicyURL: "https://shop.example/returns")
            placement.returnInfo?.displayCountdown = true
        default: placement.apps = [WalletApplication(storeIdentifier: 0)]
        }
        do throws(OrderBuildingError) {
            _ = try TrackedOrder(placement, items: Shop.items, bill: Shop.bill, currency: .usd)
            Issue.record("not refused")
        } catch {
            guard case .finding(let finding) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(finding.rule.name == rule && error.description.hasPrefix(rule))
        }
    }

    @Test("The time of the order needs an offset", arguments: ["2027-03-01", "2027-03-01T09:00:00", "yesterday"])
    func offset(_ text: String) {
        var placement = Shop.placement
        placement.placedAt = DateTimeText(rawValue: text)
        #expect(throws: OrderBuildingError.date(placement.placedAt)) {
            _ = try TrackedOrder(placement, items: Shop.items, bill: Shop.bill, currency: .usd)
        }
    }

    @Test("Customers, recipients and payments come from the payment sheet")
    func fromSheet() throws {
        var contact = PaymentContact()
        (contact.givenName, contact.familyName) = ("Jo", "Doe")
        (contact.emailAddress, contact.phoneNumber) = ("jo@shop.example", "+1 555 0100")
        (contact.addressLines, contact.locality, contact.postalCode) = (["1 Example Street"], "Springfield", "00000")
        contact.countryCode = "us"
        let customer = WalletCustomer(contact)
        #expect(customer.givenName == "Jo" && customer.emailAddress == "jo@shop.example" && customer.phoneNumber == "+1 555 0100")
        let recipient = ShippingRecipient(contact)
        #expect(recipient.familyName == "Doe" && recipient.address?.countryCode == .us && recipient.address?.locality == "Springfield")
        contact.countryCode = "UK"
        #expect(ShippingRecipient(contact).address?.countryCode == nil)

        var method = PaymentMethod()
        method.network = "Visa"
        var token = PaymentToken(paymentMethod: method)
        token.transactionIdentifier = "ABC"
        #expect(OrderPurchase(AuthorizedPayment(token: token)).method == "Visa")
        token.paymentMethod.displayName = "Visa 1234"
        let purchase = OrderPurchase(AuthorizedPayment(token: token), isCaptured: true)
        #expect(purchase.method == "Visa 1234" && purchase.applePayTransactionIdentifier == "ABC" && purchase.isCaptured)
        token.paymentMethod = PaymentMethod()
        #expect(OrderPurchase(AuthorizedPayment(token: token)).method == "Apple Pay")
    }

    @Test("Each way to contact a merchant is enough")
    func contacts() {
        let contacts: [MerchantContact] = [
            .page("https://shop.example/help"), .emailAddress("help@shop.example"), .phoneNumber("+1 555 0100"),
            .businessChat("https://bcrw.example/chat"),
        ]
        for contact in contacts {
            let merchant = WalletMerchant(
                merchantIdentifier: "merchant.com.example.shop", displayName: "Harbor Bowls", url: "https://shop.example", contact: contact)
            #expect(merchant.findings.isEmpty)
        }
    }

    @Test("A barcode uses the first encoding that has all its characters")
    func barcodes() {
        #expect(WalletBarcode(.qr, "CAFÉ-42").messageEncoding == "iso-8859-1")
        #expect(WalletBarcode(.qr, "港-42").messageEncoding == "utf-8")
        #expect(WalletBarcode(.qr, "港-42").findings.isEmpty && WalletBarcode(.qr, "CAFÉ-42").findings.isEmpty)
    }
}
