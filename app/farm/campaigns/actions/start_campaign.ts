import { randomBytes } from 'node:crypto'
import type { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import FarmCampaign from '#app/farm/campaigns/models/farm_campaign'
import { currentFilter } from '#app/farm/campaigns/models/current_filter'
import { reachableConditions } from '#app/farm/campaigns/models/reachable_conditions'
import { linksIn } from '#app/farm/campaigns/mails/links_in'
import { listLetterCards } from '#app/farm/campaigns/queries/list_letter_cards'

/** Starts one campaign whose time has come: who gets it is fixed now. @returns whether there was one */
export async function startCampaign({ trx }: InTransaction, now: DateTime): Promise<boolean> {
  const campaign = await FarmCampaign.query({ client: trx })
    .where('status', 'scheduled')
    .where('scheduled_at', '<=', now.toJSDate())
    .orderBy('scheduled_at')
    .forUpdate()
    .skipLocked()
    .first()
  if (!campaign) return false
  const filter = await currentFilter(campaign, trx)
  const { sql, values } = reachableConditions(campaign.farmId, filter)
  await trx.rawQuery(
    `insert into farm_campaign_recipients (campaign_id, contact_id, due_at)
     select :campaignId, c.id, :now from farm_contacts c where ${sql} order by c.id
     on conflict do nothing`,
    { ...values, campaignId: campaign.id, now: now.toJSDate() }
  )
  const cards = await listLetterCards(campaign.body, trx)
  const links = linksIn(campaign.body, cards).map((url) => ({
    campaign_id: campaign.id,
    token: randomBytes(9).toString('base64url'),
    url,
  }))
  if (links.length) {
    await trx.knexQuery().table('farm_campaign_links').insert(links).onConflict().ignore()
  }
  await campaign.useTransaction(trx).merge({ status: 'sending', startedAt: now, filter }).save()
  return true
}
