const ApplePayContext = createContext<{ total: string; session: ApplePaySession | null }>({ total: '', session: null })
export const useWallet = () => useContext(ApplePayContext)
