REQUEST = json.loads('''{"countryCode": "US", "currencyCode": "USX", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}''')
