import type { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordBounce } from '#app/farm/campaigns/actions/record_bounce'
import type { ClaimedRecipient } from '#app/farm/campaigns/actions/claim_recipients'

/** What became of a mail. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'unsure' }
  /** nothing was sent: the next claim decides */
  | { kind: 'released' }
  | { kind: 'refused'; reason: string; isHard: boolean }
  | { kind: 'postponed'; reason: string }

const MAX_ATTEMPTS = 5
const MAX_REASON_CHARACTERS = 300

/** Minutes until the next attempt, by how many there were. */
const PAUSES = [5, 15, 60, 240]

export async function recordDelivery(
  { trx }: InTransaction,
  { id, email }: ClaimedRecipient,
  { holder, delivery, now }: { holder: string; delivery: Delivery; now: DateTime }
): Promise<void> {
  // a process that was believed dead knows better than `unsure`
  const own = trx
    .from('farm_campaign_recipients')
    .where({ id })
    .where((query) => query.where('claim', holder).orWhere('status', 'unsure'))
  if (delivery.kind === 'sent') {
    return void (await own.update({
      status: 'sent',
      sent_at: trx.knexRawQuery('now()'),
      claim: null,
    }))
  }
  if (delivery.kind === 'unsure') return void (await own.update({ status: 'unsure', claim: null }))
  if (delivery.kind === 'released') {
    return void (await own
      .where('status', 'claimed')
      .update({ status: 'waiting', claim: null, claimed_at: null }))
  }
  const reason = delivery.reason.slice(0, MAX_REASON_CHARACTERS)
  if (delivery.kind === 'refused') {
    await own.update({ status: 'failed', reason, is_bounced: delivery.isHard, claim: null })
    if (delivery.isHard) await recordBounce({ trx }, { email, reason })
    return
  }
  await trx.rawQuery(
    `update farm_campaign_recipients set claim = null, reason = :reason, attempts = attempts + 1,
       claimed_at = null,
       status = case when attempts + 1 >= :max then 'failed' else 'waiting' end,
       due_at = :now::timestamptz + make_interval(mins => (:pauses::integer[])[least(attempts + 1, 4)])
     where id = :id and claim = :holder`,
    { id, holder, reason, now: now.toJSDate(), max: MAX_ATTEMPTS, pauses: PAUSES }
  )
}
