window.webkit.messageHandlers.applePay.postMessage({ type: 'ApplePaySession', request: { total: -1, countryCode: 'XX' } })
