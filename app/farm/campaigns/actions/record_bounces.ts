import type { InTransaction } from '#app/kernel/database/transaction'
import { recordBounce } from '#app/farm/campaigns/actions/record_bounce'

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
