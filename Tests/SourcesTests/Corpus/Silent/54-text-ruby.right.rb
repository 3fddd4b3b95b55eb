REQUEST = <<~JSON
  {"countryCode": "US", "currencyCode": "#{currency}", "supportedNetworks": ["visa"], "merchantCapabilities": ["supports3DS"]}
JSON
