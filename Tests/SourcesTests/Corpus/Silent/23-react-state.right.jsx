const [request, setRequest] = React.useState({ countryCode: '', total: null })
useEffect(() => { load().then(setRequest) }, [])
const pay = () => new ApplePaySession(3, request)
