import type { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Ends those that went to everybody. */
export async function finishCampaigns({ trx }: InTransaction, now: DateTime): Promise<void> {
  await trx.rawQuery(
    `update farm_campaigns k set status = 'sent', finished_at = ?, updated_at = now()
     where status = 'sending' and not exists (select from farm_campaign_recipients r
       where r.campaign_id = k.id and r.status in ('waiting', 'claimed', 'handing'))`,
    [now.toJSDate()]
  )
}
