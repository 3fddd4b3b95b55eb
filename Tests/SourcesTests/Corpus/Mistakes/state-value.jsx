const [request, setRequest] = useState({ countryCode: '', total: {} })
const pay = () => new ApplePaySession(3, request)
