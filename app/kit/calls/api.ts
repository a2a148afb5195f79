import { createTuyau } from '@tuyau/core/client'
import { registry } from '#registry'

/**
 * The typed client of vesta's own routes: `api.api.users.follow({ params })`.
 * Every request carries the session cookie, the anti-forgery token and the
 * mark of a program's request, as the wire contract asks.
 */
export const api = createTuyau({
  baseUrl: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  registry,
  credentials: 'same-origin',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept': 'application/json' },
})
