new ApplePaySession(+button.dataset.version, JSON.parse(button.dataset.request))
