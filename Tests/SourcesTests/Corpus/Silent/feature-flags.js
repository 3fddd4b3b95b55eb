export const flags = { ApplePay: { enabled: true, countryCode: ['US', 'XX'], total: { amount: { min: 0, max: -1 } } } }
