import { createHmac } from 'node:crypto'

/** The key is public, the secret is not. */
export interface RealtimeApp {
  id: string
  key: string
  secret: string
}

/** The same on every node with the same `APP_KEY`. */
export function deriveApp(appKey: string): RealtimeApp {
  const derive = (purpose: string) =>
    createHmac('sha256', appKey).update(`realtime ${purpose}`).digest('hex')
  return {
    id: 'vesta',
    key: derive('key').slice(0, 20),
    secret: derive('secret').slice(0, 40),
  }
}
