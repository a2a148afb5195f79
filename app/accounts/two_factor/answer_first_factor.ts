import { createHash, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { destinationOf, signIn } from '#app/accounts/sign_in/sign_in'
import { beginPendingSignIn } from '#app/accounts/two_factor/pending_sign_in'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { DEVICE_COOKIE } from '#app/kernel/http/cookie_names'
import { wantsJson } from '#app/kernel/http/wants_json'
import { behindTls } from '#config/tls'

/** After a password or connected account: signs in, or asks for the second factor first. */
export async function answerFirstFactor(ctx: HttpContext, user: User, remember = false) {
  if (await needsSecondFactor(ctx, user)) {
    const redirect = '/two-factor-challenge'
    beginPendingSignIn(ctx.session, user, remember)
    if (wantsJson(ctx)) return { status: 'two_factor', redirect }
    return ctx.response.redirect().status(303).toPath(redirect)
  }
  await signIn(ctx, user, remember)
  return answerForm(ctx, { redirect: destinationOf(ctx) })
}

async function needsSecondFactor(ctx: HttpContext, user: User): Promise<boolean> {
  return (await findTwoFactor(user.id)) !== null && !(await isDeviceTrusted(ctx, user))
}

export function findTwoFactor(userId: number): Promise<TwoFactor | null> {
  return TwoFactor.query().where('user_id', userId).whereNotNull('confirmed_at').first()
}

const MAX_TRUST_SECONDS = 30 * 24 * 60 * 60
const MAX_DEVICES = 20

/** Lets this browser skip the second factor for 30 days, until the account's sessions are ended. */
export async function trustDevice({ response }: HttpContext, user: User): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await transaction(async (trx) => {
    await trx.table('trusted_devices').insert({
      user_id: user.id,
      token_hash: hashOf(token),
      session_epoch: user.sessionEpoch,
      expires_at: new Date(now + MAX_TRUST_SECONDS * 1000),
      created_at: new Date(now),
    })
    await trx.rawQuery(
      `delete from trusted_devices where user_id = ? and (expires_at < now() or id not in
        (select id from trusted_devices where user_id = ? order by id desc limit ?))`,
      [user.id, user.id, MAX_DEVICES]
    )
  })
  response.encryptedCookie(DEVICE_COOKIE, token, {
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
    path: '/',
    maxAge: MAX_TRUST_SECONDS,
  })
}

async function isDeviceTrusted({ request }: HttpContext, user: User): Promise<boolean> {
  const token: unknown = request.encryptedCookie(DEVICE_COOKIE)
  if (typeof token !== 'string') return false
  const device: unknown = await db
    .from('trusted_devices')
    .where({ user_id: user.id, token_hash: hashOf(token), session_epoch: user.sessionEpoch })
    .where('expires_at', '>', new Date())
    .first()
  return Boolean(device)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
