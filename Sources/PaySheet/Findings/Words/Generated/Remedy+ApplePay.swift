// Generated from Sources/PaySheet/Data/remedies.tsv. Do not edit; run `swift run generate`.

extension Remedy {
    /// All that are known of Apple Pay.
    static let applePay = rows(
        #"""
        ApplePayPaymentRequest	merchantidentifier|merchantid		remove it; the merchant session says who the merchant is
        ApplePayPaymentRequest	merchantname|displayname		remove it; the label of "total" names you
        ApplePayPaymentRequest|ApplePayRequest	domainname|initiative|initiativecontext		remove it; it belongs in the request for a merchant session
        ApplePayPaymentRequest	displayitems	lineItems	, with amounts as text
        ApplePayPaymentRequest	items|summaryitems	lineItems	
        ApplePayPaymentRequest	recurringpaymentrequestitem|recurringpayment|recurringbilling		write "recurringPaymentRequest", which version 14 has, with "paymentDescription", "regularBilling" and "managementURL"
        ApplePayPaymentRequest|ApplePayRequest	supportedtypes|cardtypes|supportedcardtypes		write "supportsCredit" and "supportsDebit" in "merchantCapabilities"
        ApplePayError	errortype|errorcode|type	code	
        ApplePayPaymentRequest	shippingoptions	shippingMethods	
        ApplePayPaymentRequest	currency	currencyCode	
        ApplePayPaymentRequest|ApplePayRequest	country	countryCode	
        ApplePayPaymentRequest	version|apiversion		remove it; new ApplePaySession() takes the version as its first argument
        ApplePayPaymentRequest|ApplePayRequest	networks|cardnetworks	supportedNetworks	
        ApplePayPaymentRequest|ApplePayRequest	capabilities	merchantCapabilities	
        ApplePayPaymentRequest	contexts|tokencontexts|merchants	multiTokenContexts	
        ApplePayLineItem|PaymentItem	name|title|description|text	label	
        ApplePayLineItem	price|value	amount	
        ApplePayLineItem|PaymentItem	quantity|qty		remove it; "amount" is the price of all pieces
        ApplePayLineItem|PaymentItem	id|identifier|sku		remove it; lines have no identifier
        ApplePayLineItem|ApplePayShippingMethod	currency|currencycode		remove it; the document states the currency once
        ApplePayLineItem	pending	type	: "pending"
        ApplePayLineItem	recurringpaymentintervalcount		write a whole number from 1
        ApplePayShippingMethod	id	identifier	
        ApplePayShippingMethod	name|title	label	
        ApplePayShippingMethod	description|details	detail	
        ApplePayShippingMethod	price|cost|value	amount	
        ApplePayShippingMethod	selected		remove it; the sheet selects the first method
        ApplePayPaymentTokenContext	name	merchantName	
        ApplePayPaymentTokenContext	domain	merchantDomain	
        ApplePayPaymentTokenContext	merchantid	merchantIdentifier	
        ApplePayPaymentTokenContext	externalid	externalIdentifier	
        ApplePayPaymentMethodUpdate|ApplePayShippingMethodUpdate|ApplePayShippingContactUpdate|ApplePayCouponCodeUpdate	total	newTotal	
        ApplePayPaymentMethodUpdate|ApplePayShippingMethodUpdate|ApplePayShippingContactUpdate|ApplePayCouponCodeUpdate	displayitems|items	newLineItems	
        ApplePayPaymentMethodUpdate|ApplePayShippingMethodUpdate|ApplePayShippingContactUpdate|ApplePayCouponCodeUpdate	shippingoptions	newShippingMethods	
        ApplePayPaymentMethodUpdate|ApplePayShippingMethodUpdate|ApplePayShippingContactUpdate|ApplePayCouponCodeUpdate	status		remove it; "errors" says what is wrong, and without it the update succeeds
        ApplePayPaymentAuthorizationResult	status		use a number: 0 for success, 1 for failure
        ApplePayPaymentAuthorizationResult	success|ok	status	: 0 for success, 1 for failure
        ApplePayPaymentAuthorizationResult	order	orderDetails	
        PaymentSessionRequest	domainname|domain|initiativedomain	initiativeContext	, with "initiative": "web"
        PaymentSessionRequest	merchantname|name	displayName	
        PaymentSessionRequest	validationurl		remove it; it is the address to send this request to
        ApplePayPaymentContact	zip|zipcode|postcode|postal_code	postalCode	
        ApplePayPaymentContact	street|streetaddress|address|address1|address2|line1|line2|addressline|addressline1|addressline2|housenumber	addressLines	, a list of lines
        ApplePayPaymentContact	name|fullname	givenName	 and "familyName"
        ApplePayPaymentContact	firstname	givenName	
        ApplePayPaymentContact	lastname|surname	familyName	
        ApplePayPaymentContact	email|mail	emailAddress	
        ApplePayPaymentContact	phone|tel|telephone|mobile	phoneNumber	
        ApplePayPaymentContact	city|town	locality	
        ApplePayPaymentContact	state|region|province	administrativeArea	
        ApplePayPaymentContact	county	subAdministrativeArea	
        ApplePayPaymentContact	district|suburb	subLocality	
        ApplePayPaymentContact	company|organization|organisation		write it in "addressLines"
        PaymentMethodData|PaymentDetailsModifier	supportedmethods		write the text "https://apple.com/apple-pay"; react-native-payments and old drafts have a list
        ApplePayRequest	multitokencontexts|recurringpaymentrequest|automaticreloadpaymentrequest|deferredpaymentrequest|disbursementrequest		move it into "data" of an entry of "details.modifiers"
        ApplePayRequest	contexts|tokencontexts|merchants		write "multiTokenContexts" in "data" of an entry of "details.modifiers"
        ApplePayRequest	total		move it into "details"
        ApplePayRequest	lineitems		write "displayItems" in "details"
        ApplePayRequest	displayitems|shippingoptions|modifiers		move it into "details"
        ApplePayRequest	shippingmethods		write "shippingOptions" in "details"
        ApplePayRequest	shippingtype		move it into "options"
        ApplePayRequest	currency|currencycode		remove it; each amount in "details" names its currency
        ApplePayRequest	merchantname|displayname		remove it; the label of "details.total" names you
        ApplePayRequest	merchantid	merchantIdentifier	
        ApplePayRequest	apiversion	version	
        PaymentDetailsInit|PaymentDetailsUpdate	lineitems|newlineitems|items	displayItems	
        PaymentDetailsInit|PaymentDetailsUpdate	shippingmethods|newshippingmethods	shippingOptions	
        PaymentDetailsInit|PaymentDetailsUpdate	newtotal	total	
        PaymentDetailsInit|PaymentDetailsUpdate	currency|currencycode		remove it; each amount names its currency
        PaymentDetailsInit|PaymentDetailsUpdate	multitokencontexts|recurringpaymentrequest|automaticreloadpaymentrequest|deferredpaymentrequest|disbursementrequest		move it into "data" of an entry of "modifiers"
        PaymentDetailsInit|PaymentDetailsUpdate	countrycode|supportednetworks|merchantcapabilities|merchantidentifier|requiredbillingcontactfields|requiredshippingcontactfields|supportedcountries|applicationdata|billingcontact|shippingcontact		move it into "data" of the payment method
        PaymentOptions	countrycode|supportednetworks|merchantcapabilities|merchantidentifier|requiredbillingcontactfields|requiredshippingcontactfields|supportedcountries|applicationdata|billingcontact|shippingcontact		move it into "data" of the payment method
        PaymentOptions	requestpayeraddress|requestbilling|requestbillingcontact	requestBillingAddress	
        PaymentOptions	requestshippingaddress|requestshippingcontact	requestShipping	
        PaymentItem|PaymentShippingOption	amount|price|value|currency	amount	: {"currency": "USD", "value": "12.50"}
        PaymentItem	type	pending	: true for an amount that is not final
        PaymentShippingOption	identifier	id	
        PaymentShippingOption	name|title	label	
        PaymentShippingOption	detail|description|datecomponentsrange		use "additionalShippingMethods" of a modifier; an option has only a label
        PaymentDetailsModifier	multitokencontexts|recurringpaymentrequest|automaticreloadpaymentrequest|deferredpaymentrequest|disbursementrequest		move it into "data"
        PaymentDetailsModifier	additionallineitems|additionalshippingmethods|paymentmethodtype		move it into "data"
        PaymentDetailsModifier	displayitems|lineitems	additionalDisplayItems	
        ApplePayModifier	displayitems|lineitems|additionaldisplayitems	additionalLineItems	
        ApplePayModifier	shippingmethods|shippingoptions	additionalShippingMethods	
        ApplePayModifier	contexts|tokencontexts|merchants	multiTokenContexts	
        ApplePayPaymentRequest	methoddata|details|options		write the request of a W3C flow as "paymentRequest"
        FlowSelection	shippingoption	shippingMethod	
        FlowSelection	shippingaddress	shippingContact	
        ApplePayNetwork	unionpay|union_pay|union pay|cup|upi	chinaUnionPay	
        ApplePayNetwork	americanexpress|american_express|american express	amex	
        ApplePayNetwork	visaelectron|visa_electron|visa electron	electron	
        ApplePayNetwork	mc|master	masterCard	
        ApplePayNetwork	pkpaymentnetworkamex	amex	
        ApplePayNetwork	pkpaymentnetworkbancomat	bancomat	
        ApplePayNetwork	pkpaymentnetworkbancontact	bancontact	
        ApplePayNetwork	pkpaymentnetworkbankaxept	bankAxept	
        ApplePayNetwork	pkpaymentnetworkcartesbancaires	cartesBancaires	
        ApplePayNetwork	pkpaymentnetworkchinaunionpay	chinaUnionPay	
        ApplePayNetwork	pkpaymentnetworkdankort	dankort	
        ApplePayNetwork	pkpaymentnetworkdiscover	discover	
        ApplePayNetwork	pkpaymentnetworkeftpos	eftpos	
        ApplePayNetwork	pkpaymentnetworkelectron	electron	
        ApplePayNetwork	pkpaymentnetworkelo	elo	
        ApplePayNetwork	pkpaymentnetworkgirocard	girocard	
        ApplePayNetwork	pkpaymentnetworkhimyan	himyan	
        ApplePayNetwork	pkpaymentnetworkinterac	interac	
        ApplePayNetwork	pkpaymentnetworkjaywan	jaywan	
        ApplePayNetwork	pkpaymentnetworkjcb	jcb	
        ApplePayNetwork	pkpaymentnetworkmada	mada	
        ApplePayNetwork	pkpaymentnetworkmaestro	maestro	
        ApplePayNetwork	pkpaymentnetworkmastercard	masterCard	
        ApplePayNetwork	pkpaymentnetworkmeeza	meeza	
        ApplePayNetwork	pkpaymentnetworkmir	mir	
        ApplePayNetwork	pkpaymentnetworkmydebit	myDebit	
        ApplePayNetwork	pkpaymentnetworknapas	NAPAS	
        ApplePayNetwork	pkpaymentnetworkpostfinanceag	postFinanceAG	
        ApplePayNetwork	pkpaymentnetworkprivatelabel	privateLabel	
        ApplePayNetwork	pkpaymentnetworkquicpay	quicPay	
        ApplePayNetwork	pkpaymentnetworkvisa	visa	
        ApplePayNetwork	pkpaymentnetworkvpay	vPay	
        ApplePayNetwork	diners|dinersclub|diners_club|diners club		remove it; Apple Pay has no network of this name
        ApplePayMerchantCapability	3ds|threeds|capability3ds	supports3DS	
        ApplePayMerchantCapability	credit|capabilitycredit	supportsCredit	
        ApplePayMerchantCapability	debit|capabilitydebit	supportsDebit	
        ApplePayMerchantCapability	emv|capabilityemv	supportsEMV	
        ApplePayContactField	emailaddress|mail	email	
        ApplePayContactField	phonenumber|telephone|tel	phone	
        ApplePayContactField	address|postal_address|shippingaddress|billingaddress	postalAddress	
        ApplePayContactField	givenname|familyname|fullname	name	
        ApplePayErrorContactField	email	emailAddress	
        ApplePayErrorContactField	phone	phoneNumber	
        ApplePayErrorContactField	zip|zipcode|postcode	postalCode	
        ApplePayErrorContactField	city	locality	
        ApplePayErrorContactField	state|region|province	administrativeArea	
        ApplePayErrorContactField	street|address|addressline	addressLines	
        ApplePayErrorContactField	givenname|familyname	name	
        ApplePayShippingType	pickup	storePickup	 or "servicePickup"
        ApplePayRecurringPaymentDateUnit	week|weeks|weekly	day	 and count seven of them for a week
        ApplePayRecurringPaymentDateUnit	daily	day	
        ApplePayRecurringPaymentDateUnit	monthly	month	
        ApplePayRecurringPaymentDateUnit	yearly|annually|annual	year	
        ApplePayRecurringPaymentDateUnit	quarter|quarterly	month	, with 3 as "recurringPaymentIntervalCount"
        """#)
}
