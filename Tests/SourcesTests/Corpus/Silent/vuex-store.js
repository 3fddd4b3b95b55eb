export default {
  namespaced: true,
  state: () => ({ countryCode: 'USA', currencyCode: 'usd', total: { amount: 12 } }),
  mutations: { ApplePaySession(state, session) { state.session = session } },
  actions: { completePayment({ commit }, result) { commit('ApplePaySession', { status: 'x', ...result }) } },
}
