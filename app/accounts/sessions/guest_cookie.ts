import type { HttpContext } from '@adonisjs/core/http'
import type { CookieOptions } from '@adonisjs/core/types/http'
import type { SessionData } from '@adonisjs/session/types'
import { GUEST_COOKIE } from '#app/kernel/http/cookie_names'
import { MAX_GUEST_IDLE_SECONDS } from './session_subject.js'

/** Harmless if sent again; a count of attempts isn't. */
const KEPT_BY_BROWSERS = new Set(['csrf-secret', 'redirect', '__flash__'])

/** Browsers take 4 KB with name and attributes; encrypted, it grows by half. */
const MAX_BYTES = 2048

/** Null unless we encrypted it. */
export function readGuestCookie({ request }: HttpContext): SessionData | null {
  const values: unknown = request.encryptedCookie(GUEST_COOKIE)
  return typeof values === 'object' && values !== null ? { ...values } : null
}

export function fitsGuestCookie(values: SessionData): boolean {
  const areKept = Object.keys(values).every((key) => KEPT_BY_BROWSERS.has(key))
  return areKept && Buffer.byteLength(JSON.stringify(values)) <= MAX_BYTES
}

export function sendGuestCookie(
  { response }: HttpContext,
  values: SessionData,
  options: Partial<CookieOptions>
): void {
  response.encryptedCookie(GUEST_COOKIE, values, { ...options, maxAge: MAX_GUEST_IDLE_SECONDS })
}

export function forgetGuestCookie(
  { request, response }: HttpContext,
  options: Partial<CookieOptions>
): void {
  if (GUEST_COOKIE in request.cookiesList()) response.clearCookie(GUEST_COOKIE, options)
}
