import { app } from '#config/realtime'
import env from '#start/env'
import { conformance } from '#app/realtime/tests/conformance'

conformance('One node', async () => {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}`
  return { stage: { urls: [url, url], app }, close: async () => {} }
})
