import type { HttpRequest } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import { safeEqual } from '@adonisjs/core/helpers'

/** Whether `signedUrlFor` made this address for this purpose. Parameters that mail systems add are ignored. */
export function hasSignature(request: HttpRequest, purpose: string): boolean {
  const given: Record<string, unknown> = request.qs()
  if (typeof given.signature !== 'string') return false
  const signed = encryption.getMessageVerifier().unsign(given.signature, purpose)
  if (typeof signed !== 'string') return false
  const [path, query] = signed.split('?')
  const expected = [...new URLSearchParams(query)]
  const present = expected.map(([name]) => [name, given[name]])
  return safeEqual(JSON.stringify([path, ...expected]), JSON.stringify([request.url(), ...present]))
}
