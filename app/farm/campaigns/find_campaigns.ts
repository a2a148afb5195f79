import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#app/common/http/paginator'
import type { RecipientState } from '#app/farm/campaigns/campaign_options'
import {
  CAMPAIGN_COLUMNS,
  IN_STATE,
  type CampaignRow,
  type RecipientRow,
} from '#app/farm/campaigns/campaign_row'
import FarmSender from '#app/farm/campaigns/farm_sender'
import { IS_BOUNCED } from '#app/farm/contacts/contact_sql'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 404 */
export async function findCampaign(
  farmId: number,
  id: number,
  client: QueryClientContract = db.connection()
): Promise<CampaignRow> {
  const { rows } = await client.rawQuery<{ rows: CampaignRow[] }>(
    `select ${CAMPAIGN_COLUMNS} from farm_campaigns k where k.farm_id = ? and k.id = ?`,
    [farmId, id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}

/** A page of a farm's campaigns and one more, newest first. */
export async function listCampaigns(
  farmId: number,
  { page, perPage }: PageRequest
): Promise<CampaignRow[]> {
  const { rows } = await db.rawQuery<{ rows: CampaignRow[] }>(
    `select ${CAMPAIGN_COLUMNS} from farm_campaigns k where k.farm_id = :farmId
     order by k.id desc offset :skipped limit :limit`,
    { farmId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** A page of those a campaign is for and one more, all of them or those in a state. */
export async function listRecipients(
  campaignId: number,
  state: RecipientState | null,
  { page, perPage }: PageRequest
): Promise<RecipientRow[]> {
  const { rows } = await db.rawQuery<{ rows: RecipientRow[] }>(
    `select r.id, r.reason, r.due_at as "dueAt", r.sent_at as "sentAt",
       r.unsubscribed_at as "unsubscribedAt",
       case when r.is_bounced then 'bounced' when ${IN_STATE.waiting} then 'waiting'
         else r.status end as state,
       case when c.id is null then null else json_build_object('id', c.id, 'name', c.name,
         'email', c.email, 'isBounced', ${IS_BOUNCED}) end as contact
     from farm_campaign_recipients r left join farm_contacts c on c.id = r.contact_id
     where r.campaign_id = :campaignId and ${state ? IN_STATE[state] : 'true'}
     order by r.id offset :skipped limit :limit`,
    { campaignId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** Null as long as nobody said who it is. */
export function findSender(
  farmId: number,
  client?: TransactionClientContract
): Promise<FarmSender | null> {
  return FarmSender.query({ client }).where('farm_id', farmId).first()
}

/** The name a recipient's campaign was from; null if it is gone. */
export async function findSenderOf(recipientId: number): Promise<string | null> {
  const row: { name: string } | null = await db
    .from('farm_campaign_recipients as r')
    .join('farm_campaigns as k', 'k.id', 'r.campaign_id')
    .join('farm_senders as s', 's.farm_id', 'k.farm_id')
    .where('r.id', recipientId)
    .select('s.name')
    .first()
  return row?.name ?? null
}

export interface Unsubscribed {
  isStopped: boolean
  joinPath: string | null
}

/** Whether the address that a campaign's recipient was mailed at wants no mail, and the way back. */
export async function findUnsubscribed(recipientId: number): Promise<Unsubscribed> {
  const { rows } = await db.rawQuery<{ rows: { isStopped: boolean; slug: string | null }[] }>(
    `select exists (select from farm_withdrawals w
         where w.farm_id = k.farm_id and w.email = r.email) as "isStopped",
       (select f.slug from farm_forms f where f.farm_id = k.farm_id order by f.id desc limit 1) as slug
     from farm_campaign_recipients r join farm_campaigns k on k.id = r.campaign_id
     where r.id = ?`,
    [recipientId]
  )
  const [row] = rows
  return { isStopped: row?.isStopped ?? false, joinPath: row?.slug ? `/join/${row.slug}` : null }
}

/** Whether a campaign's recipient agreed that their clicks are known. */
export async function findShowsClicks(recipientId: number): Promise<boolean> {
  const agreed: unknown = await db
    .from('farm_campaign_recipients as r')
    .join('farm_contacts as c', 'c.id', 'r.contact_id')
    .where({ 'r.id': recipientId, 'c.shows_clicks': true })
    .first()
  return Boolean(agreed)
}
