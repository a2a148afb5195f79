import type { DateTime } from 'luxon'
import type { ClaimedRecipient } from '#app/farm/campaigns/claim_recipients'
import type { InTransaction } from '#app/kernel/database/transaction'

/** What became of a mail. */
export type LetterDelivery =
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
  { holder, delivery, now }: { holder: string; delivery: LetterDelivery; now: DateTime }
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

interface Bounce {
  email: string
  reason: string
}

/** Ends all campaigns to an address, also where a former bounce was lifted. Safe to repeat. */
async function recordBounce({ trx }: InTransaction, { email, reason }: Bounce): Promise<void> {
  await trx
    .knexQuery()
    .table('farm_bounced_addresses')
    .insert({ email: email.toLowerCase(), reason, created_at: trx.knexRawQuery('now()') })
    .onConflict('email')
    .merge()
}

/** Mails bounce within this time. */
const MAX_BOUNCE_DAYS = 7

/** What a mail server told the provider later: the last campaign to each address counts as failed. */
export async function recordBounces(
  { trx }: InTransaction,
  emails: string[],
  reason: string
): Promise<void> {
  for (const given of emails) {
    const email = given.toLowerCase()
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `update farm_campaign_recipients set status = 'failed', is_bounced = true, reason = :reason
       where id in (select max(r.id) from farm_campaign_recipients r
         join farm_contacts c on c.id = r.contact_id
         where c.email = :email and r.status in ('sent', 'unsure')
           and r.claimed_at > now() - make_interval(days => :days)
         group by c.id)`,
      { email, reason, days: MAX_BOUNCE_DAYS }
    )
    // providers repeat themselves: what is known and about no further mail leaves a lift alone
    const known = await trx.from('farm_bounced_addresses').where({ email }).first()
    if (rowCount || !known) await recordBounce({ trx }, { email, reason })
  }
}
