Frames.init({ publicKey: 'pk', localization: { cardNumberPlaceholder: 'Card' }, acceptedPaymentMethods: ['ApplePay'], total: '' })
