import { randomBytes } from 'node:crypto'
import Tokens from 'csrf'
import { CookieClient } from '@adonisjs/core/http'
import { Encryption } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import type User from '#app/accounts/user'
import { DatabaseSessions } from '#app/accounts/sessions/database_sessions'
import { formatSubject, SUBJECT_KEY } from '#app/accounts/sessions/session_subject'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'

const HOUR_MS = 60 * 60 * 1000

/**
 * Headers of a signed-in browser, for requests the API client can't make.
 * @param endsAt default: in an hour
 */
export async function signedInHeaders(
  user: User,
  endsAt = Date.now() + HOUR_MS
): Promise<Record<string, string>> {
  const sessionId = randomBytes(32).toString('base64url')
  const tokens = new Tokens()
  const secret = tokens.secretSync()
  const { id: userId, sessionEpoch: epoch } = user
  await new DatabaseSessions().write(sessionId, {
    [SUBJECT_KEY]: formatSubject({ userId, epoch, endsAt: Math.floor(endsAt / 1000) }),
    'csrf-secret': secret,
  })
  const cookies = new CookieClient(await app.container.make(Encryption))
  return {
    'accept': 'application/json',
    'cookie': `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, sessionId)}`,
    'x-csrf-token': tokens.create(secret),
  }
}
