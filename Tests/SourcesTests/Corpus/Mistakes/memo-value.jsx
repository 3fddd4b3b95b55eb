const request = useMemo(() => ({ countryCode: '', total: {} }), [])
new ApplePaySession(3, request)
