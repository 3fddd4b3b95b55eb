"""The members of a payment request, for the peers that want classes. A type is a word, a list of choices, a name of another
dictionary, or one of these in brackets for a list; with a question mark the member may be absent."""

DICTIONARIES = {
    "Item": {
        "label": "name", "amount": "text", "type": "final|pending?", "paymentTiming": "immediate|recurring|deferred|automaticReload?",
        "recurringPaymentStartDate": "text?", "recurringPaymentEndDate": "text?",
        "recurringPaymentIntervalUnit": "year|month|day|hour|minute?", "recurringPaymentIntervalCount": "count?",
        "deferredPaymentDate": "text?", "automaticReloadPaymentThresholdAmount": "text?"},
    "Days": {"years": "count?", "months": "count?", "days": "count?", "hours": "count?"},
    "Range": {"startDateComponents": "Days", "endDateComponents": "Days"},
    "Method": {"label": "name", "detail": "text", "amount": "text", "identifier": "text", "dateComponentsRange": "Range?"},
    "Contact": {name: "text?" for name in (
        "givenName familyName phoneticGivenName phoneticFamilyName emailAddress phoneNumber subLocality locality subAdministrativeArea"
        " administrativeArea postalCode country countryCode").split()} | {"addressLines": "[text]?"},
    "Share": {"merchantIdentifier": "name", "externalIdentifier": "name", "merchantName": "name", "merchantDomain": "text?", "amount": "text"},
    "Subscription": {"paymentDescription": "name", "regularBilling": "Item", "trialBilling": "Item?", "billingAgreement": "text?",
                     "managementURL": "text", "tokenNotificationURL": "text?"},
    "Reload": {"paymentDescription": "name", "automaticReloadBilling": "Item", "billingAgreement": "text?", "managementURL": "text",
               "tokenNotificationURL": "text?"},
    "Booking": {"paymentDescription": "name", "deferredBilling": "Item", "billingAgreement": "text?", "managementURL": "text",
                "tokenNotificationURL": "text?", "freeCancellationDate": "text?", "freeCancellationDateTimeZone": "text?"},
    "Request": {
        "countryCode": "country", "currencyCode": "currency", "merchantCapabilities": "[text]", "supportedNetworks": "[text]", "total": "Item",
        "lineItems": "[Item]?", "shippingMethods": "[Method]?", "shippingType": "shipping|delivery|storePickup|servicePickup?",
        "shippingContactEditingMode": "text?", "requiredShippingContactFields": "[email|name|phone|postalAddress|phoneticName]?",
        "requiredBillingContactFields": "[email|name|phone|postalAddress|phoneticName]?", "shippingContact": "Contact?",
        "billingContact": "Contact?", "supportedCountries": "[country]?", "applicationData": "text?", "supportsCouponCode": "flag?",
        "couponCode": "text?", "multiTokenContexts": "[Share]?", "recurringPaymentRequest": "Subscription?",
        "automaticReloadPaymentRequest": "Reload?", "deferredPaymentRequest": "Booking?"},
}


def classes(words, optional, make):
    """Classes by name. `words` are the types of the plain words, `make` makes a class of a name and its members."""
    from typing import List, Literal
    made = {}

    def type_of(text):
        if text.startswith("["):
            return List[type_of(text[1:-1])]
        if "|" in text:
            return Literal[tuple(text.split("|"))]
        return words.get(text) or made[text]

    for name, members in DICTIONARIES.items():
        made[name] = make(name, {
            member: optional(type_of(text[:-1])) if text.endswith("?") else (type_of(text),) for member, text in members.items()})
    return made
