import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countUnaskedMail } from '#app/accounts/account_limits'
import { isRepeat, once, type Outcome } from '#app/common/idempotency/once'
import { countAttempt, type AttemptLimits } from '#app/common/rate_limits/attempts'

interface Mailing {
  limits: AttemptLimits
  /** of somebody who didn't ask for mail; none is sent without it */
  email: string | null | undefined
}

/**
 * `once` for a write that mails somebody. What is refused is no mail, and a repeat is neither a mail
 * nor an attempt.
 * @throws HttpError 429
 */
export async function onceMailing<Body extends object, Secrets extends object>(
  ctx: HttpContext,
  { limits, email }: Mailing,
  write: (trx: TransactionClientContract) => Promise<Outcome<Body, Secrets>>
): Promise<Body & Partial<Secrets>> {
  if (await isRepeat(ctx)) return once(ctx, write)
  await countAttempt(ctx, limits, String(ctx.auth.getUserOrFail().id))
  const mail = email ? await countUnaskedMail(ctx, email) : null
  let isNew = false
  let isSent = false
  try {
    const answer = await once(ctx, async (trx) => {
      isNew = true
      return write(trx)
    })
    isSent = isNew
    return answer
  } finally {
    if (!isSent) await mail?.undo()
  }
}
