import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fieldErrors } from '#app/common/http/field_errors'
import { withoutTracking } from '#app/common/http/tracking_parameters'
import { transaction } from '#app/kernel/database/transaction'
import { bodyDigest } from '#app/kernel/http/body_digest'

/** What a write answers: a status and a JSON-ready body. */
export interface Outcome<
  Body extends object = Record<string, unknown>,
  Secrets extends object = {},
> {
  status: number
  body: Body
  /** merged into the first answer's body; never stored, so repeats don't include it */
  secrets?: Secrets
}

export const KEPT_FOR_HOURS = 24

/**
 * Runs a write in one transaction and sends its answer. With an `Idempotency-Key` header (up to 64
 * characters, per user, kept 24 h) the answer is stored in the same transaction: a repeat, even a
 * concurrent one, gets the first answer and changes nothing, and a write that rolls back stores no
 * key.
 * @throws E_VALIDATION_ERROR if the key was used for another address, body or file
 */
export async function once<Body extends object, Secrets extends object = {}>(
  ctx: HttpContext,
  write: (trx: TransactionClientContract) => Promise<Outcome<Body, Secrets>>
): Promise<Body & Partial<Secrets>> {
  const outcome = await remembered(ctx, keyOf(ctx), requestOf(ctx), write)
  const answer = { ...outcome.body, ...outcome.secrets }
  ctx.response.status(outcome.status).json(answer)
  return answer
}

/**
 * Like `once` for one part of a write that is done part by part, each in a transaction of its own:
 * a repeat gets the first answers of the parts that were done and does the others.
 * @param part its name within the request
 * @param deed what is done to it; the same key with another deed or body is refused
 */
export async function oncePart<Body extends object>(
  ctx: HttpContext,
  { part, deed }: { part: string; deed: string },
  write: (trx: TransactionClientContract) => Promise<Body>
): Promise<Body> {
  const key = keyOf(ctx)
  const request = `${requestOf(ctx)} ${deed}`
  const { body } = await remembered(ctx, key && keyOfPart(key, part), request, async (trx) => {
    return { status: 200, body: await write(trx) }
  })
  return body
}

/** Whether `once` has an answer for this request, so that nothing is left to do or to count. */
export async function isRepeat(ctx: HttpContext): Promise<boolean> {
  const key = keyOf(ctx)
  return key !== null && (await countKept(ctx, [key])) > 0
}

/** How many of these parts, named once each, `oncePart` has no answer for. */
export async function countPartsLeft(ctx: HttpContext, parts: readonly string[]): Promise<number> {
  const key = keyOf(ctx)
  if (!key) return parts.length
  const keys = parts.map((part) => keyOfPart(key, part))
  return parts.length - (await countKept(ctx, keys))
}

async function countKept(ctx: HttpContext, keys: string[]): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from idempotency_keys
     where user_id = ? and key = any(?) and created_at >= now() - make_interval(hours => ?)`,
    [ctx.auth.user!.id, keys, KEPT_FOR_HOURS]
  )
  return rows.length
}

function remembered<Body extends object, Secrets extends object>(
  ctx: HttpContext,
  key: string | null,
  request: string,
  write: (trx: TransactionClientContract) => Promise<Outcome<Body, Secrets>>
): Promise<Outcome<Body, Secrets>> {
  return transaction(async (trx) => {
    if (!key) return write(trx)
    const userId = ctx.auth.user!.id
    const stored = await claim<Body, Secrets>({ userId, key, request }, trx)
    if (stored) return stored
    const fresh = await write(trx)
    await trx
      .from('idempotency_keys')
      .where({ user_id: userId, key })
      .update({ status: fresh.status, body: JSON.stringify(fresh.body) })
    return fresh
  })
}

function requestOf(ctx: HttpContext): string {
  const { request } = ctx
  const query = String(withoutTracking(request.parsedUrl.query))
  const address = query ? `${request.url()}?${query}` : request.url()
  return `${request.method()} ${address} ${bodyDigest(ctx)}`
}

function keyOfPart(key: string, part: string): string {
  return createHash('sha256').update(`${key} ${part}`).digest('hex')
}

function keyOf({ request, auth }: HttpContext): string | null {
  const key = request.header('idempotency-key')
  if (!key || !auth.user) return null
  if (key.length <= 64) return key
  throw fieldErrors({ 'Idempotency-Key': 'An idempotency key has at most 64 characters.' })
}

/**
 * Takes the key for this request, or returns the stored answer. The insert waits for any other
 * transaction holding the same key.
 */
async function claim<Body extends object, Secrets extends object>(
  { userId, key, request }: { userId: number; key: string; request: string },
  trx: TransactionClientContract
): Promise<Outcome<Body, Secrets> | null> {
  await trx.rawQuery(
    `delete from idempotency_keys
     where user_id = ? and key = ? and created_at < now() - make_interval(hours => ?)`,
    [userId, key, KEPT_FOR_HOURS]
  )
  const inserted = await trx.rawQuery(
    `insert into idempotency_keys (user_id, key, request) values (?, ?, ?)
     on conflict do nothing returning key`,
    [userId, key, request]
  )
  if (inserted.rowCount) return null

  const stored = await trx.from('idempotency_keys').where({ user_id: userId, key }).firstOrFail()
  if (stored.request !== request) {
    throw fieldErrors({ 'Idempotency-Key': 'That idempotency key was used for another request.' })
  }
  return { status: stored.status, body: stored.body }
}
