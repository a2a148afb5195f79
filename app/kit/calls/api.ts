import { createTuyau } from '@tuyau/core/client'
import { registry } from '#registry'

/**
 * The typed client of vesta's routes: `api.api.users.follow({ params })`. Every request carries the
 * session cookie, the CSRF token and the header that marks a program's request.
 */
export const api = createTuyau({
  baseUrl: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  registry,
  credentials: 'same-origin',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept': 'application/json' },
})
