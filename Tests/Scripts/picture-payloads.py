"""The documents that check-pictures.py draws: what stretches a picture, one thing each."""

LONG = (
    "Handwoven Alpaca Blanket with Embroidered Initials, King Size, in Midnight Blue and Cream, including Care Set and Gift "
    "Wrapping by Hand"
)


def request(label, amount, currency="USD", country="US", **members):
    return {
        "merchantCapabilities": ["supports3DS"],
        "supportedNetworks": ["visa"],
        "countryCode": country,
        "currencyCode": currency,
        "total": item(label, amount),
        **members,
    }


def item(label, amount, **members):
    return {"label": label, "amount": amount, **members}


def method(label, detail, amount, identifier):
    return {"label": label, "detail": detail, "amount": amount, "identifier": identifier}


def price(amount, currency="USD"):
    return {"amount": amount, "currency": currency}


def order(merchant_name, total, **members):
    return {
        "schemaVersion": 1,
        "orderTypeIdentifier": "order.com.example.shop",
        "orderIdentifier": "1",
        "orderType": "ecommerce",
        "createdAt": "2027-03-01T09:00:00+09:00",
        "updatedAt": "2027-03-01T09:00:00+09:00",
        "status": "open",
        "orderManagementURL": "https://shop.example/orders/1",
        "merchant": {"merchantIdentifier": "merchant.example", "displayName": merchant_name, "url": "https://shop.example"},
        "payment": {"total": total, "status": "paid", "summaryItems": [{"label": LONG, "value": total}]},
        **members,
    }


def shipment(identifier, status, **members):
    return {"fulfillmentIdentifier": identifier, "fulfillmentType": "shipping", "status": status, **members}


def pickup(identifier, status, place, **members):
    return {"fulfillmentIdentifier": identifier, "fulfillmentType": "pickup", "status": status, "displayName": place, **members}


def merchant(number, name):
    return {"merchantIdentifier": "merchant.example", "externalIdentifier": str(number), "merchantName": name, "amount": "950.00"}


REGULAR = item(
    "Monthly Plan", "12.99", paymentTiming="recurring", recurringPaymentStartDate="2027-05-15T12:00:00Z", recurringPaymentIntervalUnit="month"
)
TRIAL = item("Free Trial", "0.00", paymentTiming="recurring", recurringPaymentEndDate="2027-05-15T12:00:00Z")
RELOAD = item("Card Reload", "25.00", paymentTiming="automaticReload", automaticReloadPaymentThresholdAmount="10.00")
BALANCE = item("Balance on Arrival", "370.00", paymentTiming="deferred", deferredPaymentDate="2027-07-10T13:00:00Z")

PAYLOADS = {
    "long": request(
        "Cooperative of Highland Weavers and Dyers of the Northern Valleys",
        "12345.67",
        lineItems=[item(LONG, "12345.67"), item("Supercalifragilisticexpialidocious" * 6, "1.00"), item("W" * 90, "-1.00")],
        requiredShippingContactFields=["postalAddress", "name", "phone", "email", "phoneticName"],
        shippingMethods=[method(LONG, LONG, "12.00", "a"), method("Post", "Slow", "1.00", "b")],
    ),
    "yen": request(
        "株式会社さくら雑貨店",
        "12800",
        "JPY",
        "JP",
        lineItems=[item("有田焼の湯呑み（大）二個セット・木箱入り・熨斗付き・贈答用包装", "9800"), item("送料", "3500"), item("会員割引", "-500")],
        shippingMethods=[method("ヤマト運輸 クール便", "午前中にお届け", "3500", "a"), method("ゆうパック", "時間指定なし", "1200", "b")],
    ),
    "arabic": request(
        "متجر الرمال للهدايا والعطور",
        "1250.500",
        "KWD",
        "KW",
        lineItems=[
            item("عطر العود الفاخر مع علبة هدية خشبية مزخرفة يدوياً", "1240.000"),
            item("توصيل DHL سريع إلى المنزل خلال 24 ساعة", "12.500"),
            item("خصم العضوية", "-2.000"),
            item("شششش سسسس صصصص ضضضض ببببب ككككك ممممم", "1.000"),
        ],
        shippingMethods=[method("توصيل سريع", "غداً قبل الساعة 12", "12.500", "a")],
    ),
    "hebrew": request(
        "חנות הספרים של תל אביב",
        "199.90",
        "ILS",
        "IL",
        lineItems=[item("ספר שירים בכריכה קשה, מהדורה מיוחדת וממוספרת עם חתימת המשורר", "189.90"), item("משלוח (UPS)", "10.00")],
    ),
    "emoji": request(
        "🌮 Taquería 👨‍👩‍👧‍👦 La Familia 🇲🇽", "45.20", lineItems=[item("🌮" * 40, "40.00"), item("❤️ Tip for the cook 👩🏽‍🍳", "5.20")]
    ),
    "scripts": request(
        "Marketplace",
        "10000.00",
        multiTokenContexts=[
            merchant(number, name)
            for number, name in enumerate(
                [
                    "Sky Air International",
                    "Harbor Inn & Suites at the Old Waterfront Promenade",
                    "Müller Söhne Großhandel",
                    "北京烤鸭全聚德前门大街总店贵宾厅预订部",
                    "한국 여행사 서울특별시 강남구 테헤란로 지점",
                    "Ресторан Щедрый Южный Мишутка на Широкой Набережной",
                    "ร้านอาหารไทยริมแม่น้ำเจ้าพระยาสาขาใหญ่",
                    "हिन्दी भंडार एवं मिठाई की दुकान चाँदनी चौक",
                    "Ελληνικό Εστιατόριο της Παλιάς Πόλης",
                    "Nhà hàng Việt Nam Phở Gia Truyền Bát Đàn",
                ]
            )
        ],
    ),
    "coupon": request(
        "Cedar Outfitters",
        "90.00",
        lineItems=[item("Subtotal", "100.00"), item("Coupon", "-10.00"), item("Tax", "0.00", type="pending")],
        supportsCouponCode=True,
        couponCode="WELCOME-" * 14,
    ),
    "trial": request(
        "Stream Box",
        "0.00",
        lineItems=[TRIAL, REGULAR],
        recurringPaymentRequest={
            "paymentDescription": "Stream Box Plan",
            "regularBilling": REGULAR,
            "trialBilling": TRIAL,
            "billingAgreement": "The first month is free, and every further month costs 12.99 dollars until you cancel. " * 9,
            "managementURL": "https://streambox.example/account/subscriptions/plans/monthly?from=sheet&language=en",
        },
    ),
    "reload": request(
        "Juniper Coffee",
        "25.00",
        lineItems=[RELOAD],
        automaticReloadPaymentRequest={
            "paymentDescription": "Juniper Coffee Card Reload",
            "automaticReloadBilling": RELOAD,
            "billingAgreement": "残高が1,000円を下回ると自動的にチャージされます。" * 22,
            "managementURL": "https://juniper.example/card",
        },
    ),
    "deferred": request(
        "Hotel du Lac",
        "50.00",
        "EUR",
        "FR",
        lineItems=[item("Deposit", "50.00"), BALANCE],
        deferredPaymentRequest={
            "paymentDescription": "Hotel du Lac, Two Nights",
            "deferredBilling": BALANCE,
            "billingAgreement": "You can cancel free of charge until July 3, 2027.",
            "freeCancellationDate": "2027-07-03T21:59:59Z",
            "freeCancellationDateTimeZone": "America/Argentina/ComodRivadavia",
            "managementURL": "https://dulac.example/booking",
        },
    ),
    "transfer": request(
        "Ledger Wallet",
        "14.85",
        lineItems=[
            item("Withdrawal", "15.00"),
            item("Instant Transfer Fee", "0.15", disbursementLineItemType="instantFundsOutFee"),
            item("You Receive", "14.85", disbursementLineItemType="disbursement"),
        ],
        disbursementRequest={"requiredRecipientContactFields": ["name"]},
    ),
    "flow": {
        "request": request("Sakura Books", "3570", "JPY", "JP", shippingMethods=[method("Postage", "Three days", "370", "a")]),
        "apiVersion": 12,
        "events": [
            {
                "update": "ApplePayShippingContactUpdate",
                "data": {"newTotal": item("Sakura Books", "3570"), "errors": [{"code": "addressUnserviceable", "message": LONG}]},
            }
        ],
        "result": {"status": 0},
    },
    "order": order(
        "Cooperative of Highland Weavers and Dyers of the Northern Valleys",
        price("12345.67"),
        statusDescription=LONG,
        lineItems=[{"title": LONG, "subtitle": LONG, "quantity": 123456789.5, "price": price("12345.67")}, {"title": "W" * 90, "quantity": 1}],
        fulfillments=[
            shipment("s1", "issue", statusDescription=LONG, notes=LONG, carrier="Carrier" * 12, trackingURL="https://track.example/1"),
            shipment("s2", "outForDelivery", estimatedDeliveryAt="2027-12-31T23:00:00Z", estimatedDeliveryWindowDuration="P1DT2H"),
            pickup("p1", "readyForPickup", LONG, pickupAt="2027-03-03T10:00:00+09:00", pickupWindowDuration="PT8H", address={"addressLines": [LONG]}),
        ],
        returns=[{"returnIdentifier": "r1", "status": "open", "returnLabel": "label.pdf", "dropOffBy": "2027-09-30T00:00:00Z"}],
        returnInfo={"returnPolicyURL": "https://shop.example/returns", "returnDeadline": "2027-09-30T00:00:00Z"},
    ),
    "order-hebrew": order(
        "חנות הספרים של הנמל",
        price("129.90", "ILS"),
        lineItems=[{"title": "מילון עברי", "quantity": 2, "price": price("64.95", "ILS")}, {"title": "Atlas of Harbors", "quantity": 1}],
        fulfillments=[
            shipment("s1", "onTheWay", carrier="דואר", estimatedDeliveryAt="2027-03-03T09:00:00Z", estimatedDeliveryWindowDuration="PT3H"),
            pickup("p1", "pickedUp", "Harbor store", pickedUpAt="2027-03-03T09:00:00Z"),
        ],
    ),
    "hostile-order": order(
        "</text></title><script>alert(1)</script>]]>&amp;\u0007\u001b[31mX",
        price("9" * 30 + ".00"),
        statusDescription="a\u202eb\u2066c\u0000\u200b" + "e" + "\u0301" * 50 + "<!-- --><img src=x onerror=alert(1)> @everyone",
        lineItems=[{"title": " \n\t ", "quantity": 1, "price": price("5", "</text>")}, {"title": "﷽ ﷽ ﷽ ﷽ ", "quantity": 1}],
        fulfillments=[shipment("s1", "issue", carrier="<script>"), pickup("p1", "issue", "")],
    ),
    "hostile": request(
        "</text></title><script>alert(1)</script>]]>&amp;\u0007\u001b[31mX",
        "999999999999999999999999999999.00",
        lineItems=[
            item("a\u202eb\u2066c\u0000\u200b" + "e" + "\u0301" * 50 + "<!-- --><img src=x onerror=alert(1)> @everyone", "1.00"),
            item("", "-0.00"),
            item(" \n\t ", "5"),
            item("﷽ ﷽ ﷽ ﷽ " + "\U0001242b" * 9, "1" * 60 + ".1234567890"),
        ],
    ),
}
