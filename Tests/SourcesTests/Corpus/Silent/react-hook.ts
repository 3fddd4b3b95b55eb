export function useApplePay(options: { request: ApplePayJS.ApplePayPaymentRequest }) {
  const start = useCallback(() => { const s = new ApplePaySession(3, options.request); s.begin() }, [options.request])
  return { start, status: 'idle', total: null }
}
