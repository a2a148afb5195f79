import { randomUUID } from 'node:crypto'
import Tokens from 'csrf'
import { CookieClient } from '@adonisjs/core/http'
import { Encryption } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'

/**
 * The headers with which a user's browser would send a request: for requests
 * that the API client cannot make, such as one that is broken off.
 */
export async function signedInHeaders(user: User): Promise<Record<string, string>> {
  const sessionId = randomUUID()
  const tokens = new Tokens()
  const secret = tokens.secretSync()
  const values = { 'auth_web': user.id, 'csrf-secret': secret }
  await db.table('sessions').insert({
    id: sessionId,
    data: new MessageBuilder().build(values, undefined, sessionId),
    user_id: String(user.id),
    expires_at: DateTime.utc().plus({ hours: 1 }).toSQL(),
  })
  const cookies = new CookieClient(await app.container.make(Encryption))
  return {
    'accept': 'application/json',
    'cookie': `vesta-session=${cookies.sign('vesta-session', sessionId)}`,
    'x-csrf-token': tokens.create(secret),
  }
}
