import { conformance } from '#app/realtime/tests/conformance'
import { serverPair } from './pair.js'

conformance('Two nodes', async () => {
  const { servers, app } = await serverPair()
  return { stage: { urls: [servers[0].url, servers[1].url], app }, close: async () => {} }
})
