import { PaymentRequestButtonElement, useStripe } from '@stripe/react-stripe-js'
export function WalletButton({ amount }: { amount: number }) {
  const stripe = useStripe()
  const [request, setRequest] = useState<PaymentRequest | null>(null)
  useEffect(() => {
    const pr = stripe!.paymentRequest({ country: 'DE', currency: 'eur', total: { label: 'Order', amount } })
    pr.canMakePayment().then(r => r?.applePay && setRequest(pr)) // ApplePay only
  }, [stripe])
  return request ? <PaymentRequestButtonElement options={{ paymentRequest: request }} /> : null
}
