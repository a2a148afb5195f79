import { createHash, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { behindTls } from '#config/app'
import { KNOWN_BROWSER_COOKIE } from '#app/kernel/http/cookie_names'

/** the longest browsers keep a cookie */
const MAX_SECONDS = 400 * 24 * 60 * 60

/** Returns the cookie that identifies this browser, creating it if needed. It signs nobody in. */
export function keepBrowserToken({ request, response }: HttpContext): string {
  const present: unknown = request.encryptedCookie(KNOWN_BROWSER_COOKIE)
  const token = typeof present === 'string' ? present : randomBytes(32).toString('base64url')
  response.encryptedCookie(KNOWN_BROWSER_COOKIE, token, {
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_SECONDS,
  })
  return hashOf(token)
}

/** Hash of the cookie that identifies this browser; null if nobody signed in with it. */
export function findBrowserToken({ request }: HttpContext): string | null {
  const present: unknown = request.encryptedCookie(KNOWN_BROWSER_COOKIE)
  return typeof present === 'string' ? hashOf(present) : null
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
