import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { waitWords } from '#app/kernel/exceptions/wait_words'
import { addressBlock } from './address_block.js'

export interface RateLimit {
  /** or what else the calls amount to */
  requests: number
  /** a duration, such as '15 minutes' */
  every: string
}

interface Counted {
  name: string
  /** counted per process and lost on exit: for frequent, low-risk calls */
  isLocal?: boolean
  /** what there was too much of, as the answer says it; attempts by default */
  what?: string
}

/** Rate limits for one kind of attempt. */
export interface AttemptLimits extends Counted {
  /** from one network address */
  address: RateLimit
  /** for one account, from everywhere */
  account?: RateLimit
  /** for one account from one network address */
  both?: RateLimit
}

/** The limit of what jobs do for an account. */
export interface WorkLimits extends Counted {
  account: RateLimit
}

export interface Attempt {
  /** Uncounts the attempt, once it turned out to be legitimate. */
  undo(): Promise<void>
}

/**
 * Counts an attempt before it runs, so that concurrent ones count too.
 * @param account an id, or an email address that may not exist
 * @param amount how much of the limits it takes
 * @throws HttpError 429 with `Retry-After` if a limit is exceeded
 */
export async function countAttempt(
  ctx: HttpContext,
  limits: AttemptLimits,
  account = '',
  amount = 1
): Promise<Attempt> {
  const fromAddress = await countFromAddress(ctx, limits, amount)
  const forAccount = countForAccount(ctx, limits, account, amount)
  const attempts = [fromAddress, await forAccount.catch(givingBack(fromAddress, amount))]
  return {
    async undo() {
      for (const attempt of attempts) await attempt.undo()
    },
  }
}

/** Counts a call of whoever is signed in, or of a guest's network address. */
export function countCall(ctx: HttpContext, limits: AttemptLimits): Promise<Attempt> {
  const { user } = ctx.auth
  return user ? countAttempt(ctx, limits, String(user.id)) : countFromAddress(ctx, limits)
}

/** Counts by network address only, before the input is read. */
export async function countFromAddress(
  ctx: HttpContext,
  limits: AttemptLimits,
  amount = 1
): Promise<Attempt> {
  const key = `${limits.name}:ip:${addressBlock(ctx.request.ip())}`
  return count([{ limit: limits.address, key }], limits, amount)
}

/** Counts by account only, after `countFromAddress`, once the account is known. */
export async function countForAccount(
  { request }: HttpContext,
  limits: AttemptLimits,
  account: string,
  amount = 1
): Promise<Attempt> {
  const address = addressBlock(request.ip())
  const counted = [
    { limit: limits.account, key: accountKey(limits, account) },
    { limit: limits.both, key: `${limits.name}:both:${digest(`${account}|${address}`)}` },
  ]
  return count(counted, limits, amount)
}

/** Counts what a job does for an account. @throws HttpError 429 */
export function countWork(limits: WorkLimits, account: string, amount: number): Promise<Attempt> {
  return count([{ limit: limits.account, key: accountKey(limits, account) }], limits, amount)
}

async function count(
  counted: { limit?: RateLimit; key: string }[],
  { isLocal, what }: Counted,
  amount: number
): Promise<Attempt> {
  const counters = counted.flatMap(({ limit, key }) =>
    limit ? [{ key, limiter: counterOf(limit, isLocal) }] : []
  )

  const taken: typeof counters = []
  const attempt = {
    async undo() {
      for (const counter of taken) await counter.limiter.decrement(counter.key, amount)
    },
  }
  for (const counter of counters) {
    taken.push(counter)
    await counter.limiter
      .consume(counter.key, amount)
      .catch((error: unknown) => givingBack(attempt, amount)(tooMany(error, what)))
  }
  return attempt
}

/** Too much at once leaves what there was room for. Single attempts stay counted while they flood. */
function givingBack(attempt: Attempt, amount: number) {
  return async (error: unknown): Promise<never> => {
    if (amount > 1) await attempt.undo()
    throw error
  }
}

function counterOf({ requests, every: duration }: RateLimit, isLocal = false) {
  return isLocal
    ? limiter.use('memory', { requests, duration })
    : limiter.use({ requests, duration })
}

function tooMany(error: unknown, what = 'attempts'): unknown {
  if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) return error
  const seconds = Math.max(1, error.response.availableIn)
  return new HttpError(429, `Too many ${what}. Try again in ${waitWords(seconds)}.`, {
    'retry-after': String(seconds),
  })
}

export function accountKey({ name }: Counted, account: string): string {
  return `${name}:account:${digest(account)}`
}

/** Keeps keys short and free of personal data. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
