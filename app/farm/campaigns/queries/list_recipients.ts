import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import { IN_STATE, type RecipientRow } from '#app/farm/campaigns/models/recipient_row'
import { IS_BOUNCED } from '#app/farm/contacts/models/bounce_sql'
import type { RecipientState } from '#app/farm/contract/campaign_options'

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
