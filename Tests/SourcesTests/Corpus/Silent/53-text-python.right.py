REQUEST = f'''{{"countryCode": "US", "currencyCode": "{currency}", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}}'''
OTHER = '{"total": -1, "countryCode": "XX"}'
