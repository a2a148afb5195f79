import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { SignInFacts } from '#app/accounts/sign_in/sign_in_facts'
import { tellOfChange, newDevice } from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { KNOWN_BROWSER_COOKIE } from '#app/kernel/http/cookie_names'
import { behindTls } from '#config/tls'

const MAX_DEVICES = 50

/**
 * Mails the owner about a new browser, except the one they registered in.
 * @param tokenHash hash of the browser's cookie
 */
export async function noteDevice(
  { user, trx }: ActingUser,
  tokenHash: string,
  facts: SignInFacts
): Promise<void> {
  await User.query({ client: trx }).where('id', user.id).forUpdate()
  const now = new Date()
  const known: unknown[] = await trx
    .from('known_devices')
    .where({ user_id: user.id, token_hash: tokenHash })
    .update({ last_used_at: now })
    .returning('id')
  if (known.length) return
  const any: unknown = await trx.from('known_devices').where('user_id', user.id).first()
  await trx
    .table('known_devices')
    .insert({ user_id: user.id, token_hash: tokenHash, last_used_at: now, created_at: now })
  await trx.rawQuery(
    `delete from known_devices where user_id = ? and id not in
      (select id from known_devices where user_id = ? order by last_used_at desc, id desc limit ?)`,
    [user.id, user.id, MAX_DEVICES]
  )
  if (any) await tellOfChange({ user, trx }, newDevice(facts))
}

export async function forgetDevices({ user, trx }: ActingUser): Promise<void> {
  await trx.from('known_devices').where('user_id', user.id).update({ token_hash: null })
}

/** Whether anyone signed in with this browser before. @param tokenHash hash of its cookie */
export async function isKnownBrowser(tokenHash: string): Promise<boolean> {
  const known: unknown = await db.from('known_devices').where('token_hash', tokenHash).first()
  return known !== null
}

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
