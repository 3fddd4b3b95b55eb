const HAS_APPLE = 'ApplePaySession' in window
chart.updateWith({ total: 'all', displayItems: 4 })
form.updateWith({ error: 1 })
