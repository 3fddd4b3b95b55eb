const applePay = recurly.ApplePay({ country: 'US', currency: 'USD', label: 'My Subscription', total: '3' })
