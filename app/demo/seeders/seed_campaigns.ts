import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { createCampaign, saveSender } from '#app/farm/campaigns/change_campaign'
import { finishCampaigns, startCampaign } from '#app/farm/campaigns/start_campaign'
import { queueCampaign } from '#app/farm/campaigns/queue_campaign'
import type { CampaignBlock } from '#app/farm/campaigns/campaign_body'
import OpenHouse from '#app/farm/open_houses/open_house'
import type { InTransaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/property'
import { appUrl } from '#config/app'

type LetterPart = (typeof CAMPAIGNS)[number]['blocks'][number]

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
  await startCampaign({ trx }, id, DateTime.now())
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
  block: LetterPart,
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

type DemoBlock =
  | string
  /** name of a listing */
  | { listing: string }
  /** name of a listing whose next open house it is */
  | { openHouse: string }
  | { label: string; path: string }

interface DemoCampaign {
  name: string
  subject: string
  blocks: DemoBlock[]
  /** drafts aren't sent yet */
  sent?: { daysAgo: number; clicks: number[] }
}

/** Whose letters they are. */
const SENDER = {
  name: 'Ava Rinaldi',
  postalAddress: 'Rinaldi & Figli, Via Roma 12, 16034 Portofino, Italy',
  replyTo: null,
  timeZone: 'Europe/Rome',
}

/** Oldest first. */
export const CAMPAIGNS: DemoCampaign[] = [
  {
    name: 'October letter',
    subject: 'Sold in six days, and what comes next',
    sent: { daysAgo: 34, clicks: [6, 2] },
    blocks: [
      'Good morning,',
      'October was quick. A house above the harbor sold in six days, and three families are still looking for one like it. If you have been thinking about selling, this is a good month to talk.',
      { listing: 'Villa Ottavia' },
      { label: 'See what’s for sale', path: '/@ava?tab=properties' },
    ],
  },
  {
    name: 'November letter',
    subject: 'Casa Livia, before the weekend',
    sent: { daysAgo: 9, clicks: [8, 3] },
    blocks: [
      'Good morning,',
      'Casa Livia comes to market this week. You read it here first: arches toward the sea, lavender along the path, and a kitchen that was a lemon house a hundred years ago.',
      { listing: 'Casa Livia' },
      { label: 'See all my listings', path: '/@ava?tab=properties' },
    ],
  },
  {
    name: 'Saturdays at Casa Livia',
    subject: 'Come and see the terrace',
    blocks: [
      'Doors are open on three Saturdays. Come late: the terrace is best after four.',
      { openHouse: 'Casa Livia' },
    ],
  },
]
