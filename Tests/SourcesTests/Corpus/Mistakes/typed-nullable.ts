let update: ApplePayJS.ApplePayShippingMethodUpdate | null = { newTotal: { label: 'Shop' } }
