import Testing

/// A folder with shops as they are written.
@Suite("A folder with pages and apps of payment providers")
struct ProviderFolderTests {
    private static let stripe = """
        import { loadStripe } from "@stripe/stripe-js";

        const stripe = await loadStripe(window.STRIPE_KEY);
        const elements = stripe.elements({ mode: "payment", amount: 4990, currency: "EUR" });
        const express = elements.create("expressCheckout", {
          business: { name: "Hafen Rad" },
          buttonType: { applePay: "checkout" },
          shippingAddressRequired: true,
        });
        express.mount("#express-checkout");

        express.on("click", (event) => {
          event.resolve({
            lineItems: [
              { name: "City bike, one day", amount: 4500 },
              { name: "Helmet", amount: 490 },
              { name: "Voucher SUMMER", amount: 500 },
            ],
            shippingRates: [{ id: "harbor", amount: 0, displayName: "At the harbor" }],
          });
        });

        express.on("confirm", async (event) => {
          const { error } = await elements.submit();
          if (error) return event.paymentFailed({ reason: "declined" });
          await stripe.confirmPayment({ elements, clientSecret: await secret(), confirmParams: { return_url: location.href } });
        });
        """
    private static let profile = """
        {
          "provider": "apple_pay",
          "data": {
            "merchantIdentifier": "merchant.com.sams.fish",
            "displayName": "Leaf",
            "merchantCapabilities": ["3DS", "debit", "credit"],
            "supportedNetworks": ["amex", "visa", "mastercard"],
            "countryCode": "FI",
            "currencyCode": "EUR",
            "requiredBillingContactFields": ["emailAddress", "name", "phone"],
            "requiredShippingContactFields": []
          }
        }
        """
    private static let dart = """
        import 'package:flutter/material.dart';
        import 'package:pay/pay.dart';

        const _items = [
          PaymentItem(label: 'Tea', amount: '9.00', status: PaymentItemStatus.final_price),
          PaymentItem(label: 'Mail', amount: '4.90', status: PaymentItemStatus.final_price),
        ];

        class Shop extends StatelessWidget {
          @override
          Widget build(BuildContext context) => ApplePayButton(
            paymentConfiguration: PaymentConfiguration.fromJsonString(defaultApplePay),
            paymentItems: _items,
            onPaymentResult: (result) => debugPrint('paid'),
          );
        }
        """
    private static let square = """
        <script src="https://web.squarecdn.com/v1/square.js"></script>
        <script>
          async function initializeApplePay(payments) {
            const request = payments.paymentRequest({
              countryCode: "CA",
              currencyCode: "CAD",
              lineItems: [{ label: "Mug", amount: "14.00" }, { label: "Member", amount: "2.00" }],
              requestShippingContact: true,
              total: { label: "Prairie Clay", amount: "12.00" },
            });
            request.addEventListener("shippingcontactchanged", (contact) => {
              return { newTotal: { label: "Prairie Clay", amount: "12.00" } };
            });
            return payments.applePay(request);
          }
          const payments = window.Square.payments("app", "location");
          initializeApplePay(payments);
        </script>
        """
    private static let files = [
        "shop/web/checkout.js": stripe, "shop/app/assets/default_apple_pay_config.json": profile, "shop/app/lib/main.dart": dart,
        "shop/square.html": square,
    ]

    @Test("A check has exactly the planted mistakes")
    func check() {
        let world = TestWorld(ProviderFolderTests.files)
        #expect(world.run("check", "shop", "--format", "concise") == 1)
        let found = world.output.split(separator: "\n").map { line in
            line.split(separator: ":", maxSplits: 2)[..<2].joined(separator: ":") + " "
                + line.split(whereSeparator: { $0 == "[" || $0 == "]" })[1]
        }
        #expect(
            found == [
                "shop/app/assets/default_apple_pay_config.json:4 flutter/sample",
                "shop/app/assets/default_apple_pay_config.json:5 flutter/ignored",
                "shop/app/assets/default_apple_pay_config.json:7 flutter/network",
                "shop/app/assets/default_apple_pay_config.json:10 flutter/contact-field",
                "shop/app/lib/main.dart:6 flutter/items", "shop/square.html:9 square/sum", "shop/square.html:12 square/update",
                "shop/web/checkout.js:4 stripe/currency-case", "shop/web/checkout.js:7 stripe/button",
                "shop/web/checkout.js:14 stripe/lines-sum", "shop/web/checkout.js:25 stripe/status",
            ], "\(world.output)")
    }

    @Test("Without providers the folder has no documents", arguments: [true, false])
    func without(_ isConfigured: Bool) {
        var files = ProviderFolderTests.files
        if isConfigured { files[".paysheet.json"] = "{\"noProviders\":true}" }
        let world = TestWorld(files)
        _ = world.run(["check", "shop", "--format", "concise"] + (isConfigured ? [] : ["--no-providers"]))
        #expect(!world.output.contains("stripe/") && !world.output.contains("flutter/") && !world.output.contains("square/"))
    }

    @Test("A run names the arguments that a file does not show")
    func unreached() {
        let world = TestWorld([
            "a.js": "const stripe = Stripe(key);\nstripe.paymentRequest(buildRequest());\nother.paymentRequest(options);\n",
            "b.js": "const wallet = elements.create('expressCheckout', walletOptions);\n",
            "c.js": "import { AdyenCheckout, ApplePay } from '@adyen/adyen-web';\nnew ApplePay(checkout, settings.applePay);\n",
        ])
        #expect(world.run("check", ".") == 0)
        #expect(
            world.errors.split(separator: "\n").filter { $0.contains("not checked") } == [
                "paysheet: a.js:2:23: not checked: the file does not show the options, which come from buildRequest()",
                "paysheet: b.js:1:51: not checked: the file does not show the options, which come from walletOptions",
                "paysheet: c.js:2:24: not checked: the file does not show the options, which come from settings.applePay",
            ])
        #expect(world.run("check", ".", "--fail-on-unreached") == 2)
        #expect(world.run("check", ".", "--fail-on-unreached", "--no-providers") == 0)
    }

    @Test(
        "A fix writes the unit of the provider at the place that the finding moved to",
        arguments: [
            (
                "StripePaymentRequest",
                #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":19.99}}"#, #""amount":19.99"#, #""amount":1999"#
            ),
            (
                "StripePaymentRequest",
                #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":1999},"applePay":{"recurringPaymentRequest":{"paymentDescription":"Club","managementURL":"http://dune.example/plan","regularBilling":{"label":"Club","amount":999}}}}"#,
                "http:", "https:"
            ),
            (
                "AdyenApplePay",
                #"{"amount":{"value":1660,"currency":"EUR"},"countryCode":"NL","totalPriceLabel":"R","lineItems":[{"label":"Lamp","amount":"20.00"},{"label":"Discount","amount":"3.40"}]}"#,
                #""3.40""#, #""-3.40""#
            ),
        ] as [(String, String, String, String)])
    func fix(_ kind: String, _ json: String, _ old: String, _ new: String) {
        let world = TestWorld(["a.json": json])
        #expect(world.run("fix", "--kind", kind, "--include-risky", "a.json") == 0)
        #expect(world.text("a.json") == json.replacing(old, with: new), "\(world.errors)")
    }
}
