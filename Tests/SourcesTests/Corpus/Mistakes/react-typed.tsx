const total: number = 4
export const Pay: React.FC<Props> = ({ items }) => {
  const [state, setState] = useState<Record<string, number>>({})
  const request = useMemo<ApplePayJS.ApplePayPaymentRequest>(() => ({ ...base }), [])
  const update: ApplePayJS.ApplePayPaymentMethodUpdate = { newTotal: { label: 'Shop', amount: '1,00' } }
  return <>{items.map(item => <Item key={item.id} {...item} />)}</>
}
