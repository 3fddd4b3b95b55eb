new ApplePaySession(3, new Request({ countryCode: '' }).toApplePay())
