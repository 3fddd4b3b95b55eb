const labels = <T extends string>(x: T) => x as const
const pay = <Button<Props> total={-1} onClick={() => open('ApplePaySession')}>Can't</Button>
