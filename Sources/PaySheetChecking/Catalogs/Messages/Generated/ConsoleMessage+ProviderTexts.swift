// Generated from Sources/PaySheetChecking/Catalogs/Messages/Data/providers.txt. Do not edit; run `swift run generate`.

extension ConsoleMessage {
    /// The blocks of the file, without comments.
    static let providerBlocks = #"""

        Stripe.js | IntegrationError
        Missing value for click event resolve callback: lineItems.%number%.amount should be an amount in the currency's subunit.
        - a line has the members label and value, and not name and amount [stripe/member-name]
        - the amount is text, or has decimals [stripe/amount]

        Stripe.js | IntegrationError
        Invalid value for %call%: shippingRates should be an array of size less than 10. You specified: %value%
        - there are more than 9 shipping rates [stripe/rates-many]

        Stripe.js | IntegrationError
        When `shippingAddressRequired` is true, you must specify `shippingRates`.
        - the element asks for an address, and neither the element nor the answer has rates [stripe/rates-pair]

        Stripe.js | IntegrationError
        You must specify `shippingAddressRequired: true` when providing `shippingRates`.
        - there are rates, and nothing asks for an address [stripe/rates-pair]

        Stripe.js | IntegrationError
        The amount %amount% is less than the total amount of the line items provided.
        - a discount has no minus sign [stripe/lines-sum]
        - the page calls resolve() before elements.update() [stripe/lines-sum]

        Stripe.js | IntegrationError
        Invalid value for elements.update(): `amount` is only applicable when a `mode` is set.
        - the elements were created with a clientSecret, whose intent has the amount [stripe/mode]

        Stripe.js | IntegrationError
        The code that shows the Apple Pay payment sheet must be invoked directly by a user activation event%more%
        ~ Failed to show the Apple Pay payment sheet. Apple Pay requires the payment sheet to be displayed immediately after a user activation event%more%
        - the handler waits for other work between the tap and confirmPayment() or submit()
        = call elements.submit() first in the handler
        - the sheet is opened outside the handler of a click or tap
        ? pasted, documented

        Stripe.js | IntegrationError
        confirming payment is "%element%", but stripe.confirmPayment() was not called within the "confirm" event%more%
        - confirmPayment() gets the elements again after createConfirmationToken()
        = pass only the confirmation token
        - confirmPayment() is called outside the handler of the event confirm
        = call it in that handler
        ? pasted, inferred

        Stripe.js | IntegrationError
        mode should be one of the following strings: payment, setup, subscription.
        - the mode is missing or misspelt [stripe/mode]

        Flutter pay
        It was not possible to create a payment request from the provided configuration. Review your payment configuration and run again
        - the profile is not a JSON object [flutter/required]

        Flutter pay
        Failed to present payment controller
        - the package knows none of the networks [flutter/network]
        - no capability is left [flutter/capability]
        - the merchant identifier is that of the sample [flutter/sample]

        Stripe for React Native
        `cartItems` cannot be empty.
        - the list has no lines, and no total [stripe-app/required]

        Stripe for React Native
        The managementUrl item parameter is required, but none was provided.
        - the member is missing, or has the name managementURL [stripe-app/request]

        Stripe for React Native
        Failed to create Apple Pay summary item. %unit% is not a valid timeInterval, must be one of: minute, hour, day, month, or year.
        - the unit is not one that Stripe knows [stripe-app/interval]

        Stripe for React Native
        Apple Pay request type `%type%` is not supported.
        - the type is not Recurring, AutomaticReload or MultiMerchant [stripe-app/request]

        Adyen Web
        ApplePay - You must set "isExpress" flag to "true" in order to use "onShippingContactSelected" and/or "onShippingMethodSelected" callbacks
        - the component listens to the address or the delivery without isExpress [adyen/express]

        Adyen Web
        Apple Pay - Make sure to set the countryCode in the AdyenCheckout configuration or in the Checkout Session creation
        - neither the component nor AdyenCheckout() has a country [adyen/country]

        """#
}
