import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { behindTls } from '#config/tls'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { PASSKEY_COOKIE } from '#app/kernel/http/cookie_names'
import { CEREMONY_MS } from '#app/accounts/passkeys/passkey_options'

/** one per tab */
const MAX_OPEN = 5

export type Purpose = 'add' | 'confirm' | 'sign_in'

/**
 * Kept in a cookie, not the session: the sign-in page fetches one in the background, and a late
 * session write would undo another request's. `passkey_challenges` tracks which are still valid.
 */
interface OpenChallenge {
  challenge: string
  purpose: Purpose
  user_id: number | null
  /** for a new passkey */
  user_handle?: string
}

type AnyContext = Pick<HttpContext, 'auth' | 'request' | 'response'>

export async function keepChallenge(
  ctx: AnyContext,
  made: Pick<OpenChallenge, 'challenge' | 'purpose' | 'user_handle'>
): Promise<void> {
  const challenge: OpenChallenge = { ...made, user_id: ctx.auth.user?.id ?? null }
  write(ctx, [...read(ctx), challenge].slice(-MAX_OPEN))
  const expiresAt = new Date(Date.now() + CEREMONY_MS)
  await transaction(async (trx) => {
    await trx.from('passkey_challenges').where('expires_at', '<=', new Date()).delete()
    await trx
      .table('passkey_challenges')
      .insert({ challenge_hash: hashOf(made.challenge), expires_at: expiresAt })
  })
}

/**
 * A challenge accepts one answer, right or wrong, even if two arrive at the same time.
 * @param clientData the answer's `clientDataJSON`
 * @returns null if it was not issued to this browser, already answered, or expired
 */
export async function takeChallenge(
  ctx: AnyContext,
  { trx }: InTransaction,
  { purpose, clientData }: { purpose: Purpose; clientData: string }
): Promise<OpenChallenge | null> {
  const open = read(ctx)
  const challenge = challengeIn(clientData)
  const found = open.find(
    (each) =>
      each.challenge === challenge &&
      each.purpose === purpose &&
      (purpose === 'sign_in' || each.user_id === ctx.auth.user?.id)
  )
  if (!found) return null
  write(
    ctx,
    open.filter((each) => each !== found)
  )
  const spent: unknown[] = await trx
    .from('passkey_challenges')
    .where('challenge_hash', hashOf(found.challenge))
    .where('expires_at', '>', new Date())
    .delete()
    .returning('challenge_hash')
  return spent.length ? found : null
}

function read({ request }: AnyContext): OpenChallenge[] {
  const kept: unknown = request.encryptedCookie(PASSKEY_COOKIE)
  return Array.isArray(kept) ? kept : []
}

function write({ response }: AnyContext, open: OpenChallenge[]): void {
  response.encryptedCookie(PASSKEY_COOKIE, open, {
    path: '/',
    httpOnly: true,
    secure: behindTls,
    sameSite: 'lax',
    maxAge: CEREMONY_MS / 1000,
  })
}

function challengeIn(clientData: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof parsed === 'object' && parsed && 'challenge' in parsed ? parsed.challenge : null
  } catch {
    return null
  }
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex')
}
