const items: ApplePayJS.ApplePayLineItem[] = [{ label: 'Shirt', amount: '10.00' }, { label: 'Hat', amount: '5,00' }]
