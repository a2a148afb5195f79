import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type User from '#app/accounts/models/user'
import { CAMPAIGNS, SENDER } from '#app/demo/data/campaigns'
import { createCampaign } from '#app/farm/campaigns/actions/create_campaign'
import { finishCampaigns } from '#app/farm/campaigns/actions/finish_campaigns'
import { queueCampaign } from '#app/farm/campaigns/actions/queue_campaign'
import { saveSender } from '#app/farm/campaigns/actions/save_sender'
import { startCampaign } from '#app/farm/campaigns/actions/start_campaign'
import type { CampaignBlock } from '#app/farm/contract/campaign_body'
import OpenHouse from '#app/farm/open_houses/models/open_house'
import type { InTransaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/models/property'

type DemoBlock = (typeof CAMPAIGNS)[number]['blocks'][number]

/** Letters to the contacts of a farm: some went out, one is a draft. @param homes by name */
export async function seedCampaigns(
  { trx }: InTransaction,
  user: User,
  homes: ReadonlyMap<string, Property>
): Promise<void> {
  const acting = { user, trx }
  await saveSender(acting, SENDER)
  for (const { name, subject, blocks, sent } of CAMPAIGNS) {
    const body: CampaignBlock[] = []
    for (const block of blocks) body.push(await blockOf(acting, block, homes))
    const { id } = await createCampaign(acting, { name, subject, body })
    if (sent) await sendWithoutMails(acting, id, sent)
  }
}

/** As if everybody had got it then; demo people have no mailboxes. */
async function sendWithoutMails(
  { user, trx }: ActingUser,
  id: number,
  { daysAgo, clicks }: { daysAgo: number; clicks: number[] }
): Promise<void> {
  await queueCampaign({ user, trx }, id, true)
  await startCampaign({ trx }, DateTime.now())
  const at = DateTime.now().minus({ days: daysAgo }).toJSDate()
  await trx
    .from('farm_campaign_recipients')
    .where('campaign_id', id)
    .update({ status: 'sent', sent_at: at, claimed_at: at, due_at: at })
  await finishCampaigns({ trx }, DateTime.now())
  await trx.rawQuery(
    `update farm_campaign_links l set clicks = n.clicks
     from (select id, (:clicks::integer[])[row_number() over (order by id)] as clicks
       from farm_campaign_links where campaign_id = :id) n
     where l.id = n.id and n.clicks is not null`,
    { clicks, id }
  )
  const times = { created_at: at, scheduled_at: at, started_at: at, finished_at: at }
  await trx.from('farm_campaigns').where({ id }).update(times)
}

async function blockOf(
  { trx }: InTransaction,
  block: DemoBlock,
  homes: ReadonlyMap<string, Property>
): Promise<CampaignBlock> {
  if (typeof block === 'string') {
    const content = [{ type: 'text' as const, text: block }]
    return { kind: 'text', text: { type: 'doc', content: [{ type: 'paragraph', content }] } }
  }
  if ('label' in block) return { kind: 'button', label: block.label, url: appUrl + block.path }
  if ('listing' in block) return { kind: 'listing', property_id: homes.get(block.listing)!.id }
  const { id } = homes.get(block.openHouse)!
  const next = OpenHouse.query({ client: trx }).where('property_id', id).orderBy('starts_at')
  return { kind: 'open_house', open_house_id: (await next.firstOrFail()).id }
}
