const request = useRef({ countryCode: 'XX' })
new ApplePaySession(3, request.current)
