const request = useMemo<Partial<ApplePayJS.ApplePayPaymentRequest>>(() => ({ countryCode: '' }), [])
export const Pay = () => <Button request={request} />
