new ApplePaySession(3, {
	"countryCode": 'US', 'currencyCode': "USD", supportedNetworks: ['visa', "master"], merchantCapabilities: ["supports3DS"],
	total: { "label": 'Shop', 'amount': "1.00" }
})
