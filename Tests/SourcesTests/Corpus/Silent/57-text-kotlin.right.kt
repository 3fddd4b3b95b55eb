val request = """{"countryCode": "US", "currencyCode": "$currency", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}"""
