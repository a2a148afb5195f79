import { randomBytes } from 'node:crypto'
import type { DateTime } from 'luxon'
import { currentFilter, reachableConditions } from '#app/farm/campaigns/count_reachable'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import { linksIn, listLetterCards } from '#app/farm/campaigns/letter'
import type { InTransaction } from '#app/kernel/database/transaction'

/** Ids of the campaigns whose time has come. */
export async function listDueCampaigns(now: DateTime): Promise<number[]> {
  const due = await FarmCampaign.query()
    .where('status', 'scheduled')
    .where('scheduled_at', '<=', now.toJSDate())
    .orderBy('scheduled_at')
    .select('id')
  return due.map(({ id }) => id)
}

/** Starts a campaign if its time has come and nobody else does: who gets it is fixed now. */
export async function startCampaign(
  { trx }: InTransaction,
  id: number,
  now: DateTime
): Promise<void> {
  const campaign = await FarmCampaign.query({ client: trx })
    .where({ id, status: 'scheduled' })
    .where('scheduled_at', '<=', now.toJSDate())
    .forUpdate()
    .skipLocked()
    .first()
  if (!campaign) return
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
}

/** Ends those that went to everybody. */
export async function finishCampaigns({ trx }: InTransaction, now: DateTime): Promise<void> {
  await trx.rawQuery(
    `update farm_campaigns k set status = 'sent', finished_at = ?, updated_at = now()
     where status = 'sending' and not exists (select from farm_campaign_recipients r
       where r.campaign_id = k.id and r.status in ('waiting', 'claimed', 'handing'))`,
    [now.toJSDate()]
  )
}

/** A process that was killed holds it at most that long. */
export const HELD_SECONDS = 30

/**
 * Lets one process at a time send campaigns, so that the rate is that of all. What an ended one had
 * claimed is free again; what it was handing over at its end is `unsure`, and stays so: the mail
 * server may have it. @returns whether it is this one's
 */
export async function takeOutbox({ trx }: InTransaction, holder: string): Promise<boolean> {
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `insert into farm_outbox as outbox (id, holder, held_until)
       values (1, :holder, now() + make_interval(secs => :seconds))
     on conflict (id) do update set holder = excluded.holder, held_until = excluded.held_until
       where outbox.holder = excluded.holder or outbox.held_until < now()`,
    { holder, seconds: HELD_SECONDS }
  )
  if (!rowCount) return false
  await trx.rawQuery(
    `update farm_campaign_recipients
     set status = case status when 'claimed' then 'waiting' else 'unsure' end, claim = null
     where status in ('claimed', 'handing') and claim <> ?`,
    [holder]
  )
  return true
}

export async function leaveOutbox({ trx }: InTransaction, holder: string): Promise<void> {
  await trx.from('farm_outbox').where({ holder }).delete()
}
