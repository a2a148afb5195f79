import { createTuyau } from '@tuyau/core/client'
import { registry } from '#registry'

/**
 * The typed client of vesta's routes. Every request carries the session cookie, the CSRF token and
 * the header that marks a program's request. Only layouts and `api` load it.
 */
export const client = createTuyau({
  baseUrl: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
  registry,
  credentials: 'same-origin',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept': 'application/json' },
})

export type Client = typeof client
