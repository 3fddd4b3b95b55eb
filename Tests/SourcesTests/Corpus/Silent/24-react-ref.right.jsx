const request = useRef({ countryCode: '', total: null })
useEffect(() => { request.current = props.request })
const pay = () => new ApplePaySession(3, request.current)
