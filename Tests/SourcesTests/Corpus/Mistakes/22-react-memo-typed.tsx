const request = useMemo<ApplePayJS.ApplePayPaymentRequest>(() => ({ countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }), [])
export const Pay = () => <Button request={request} />
