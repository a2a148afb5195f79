import type { InTransaction } from '#app/kernel/database/transaction'
import { addLeadEvent } from '#app/leads/record_lead'
import { appUrl } from '#config/app'

interface FollowedLink {
  id: number
  campaignId: number
  /** where it leads */
  url: string
}

/** Counts that somebody followed a link of a campaign, without saying who. */
export async function countClick(
  { trx }: InTransaction,
  token: string,
  isCounted: boolean
): Promise<FollowedLink | null> {
  const { rows } = await trx.rawQuery<{ rows: FollowedLink[] }>(
    `update farm_campaign_links set clicks = clicks + :added where token = :token
     returning id, campaign_id as "campaignId", url`,
    { token, added: isCounted ? 1 : 0 }
  )
  return rows[0] ?? null
}

interface Reader {
  email: string
  subject: string
  userId: number | null
  teamId: number | null
}

/** Adds a click to the lead of a contact who agrees to that, once for each link. */
export async function noteClick(
  { trx }: InTransaction,
  { id, campaignId, url }: FollowedLink,
  recipientId: number
): Promise<void> {
  const { rows } = await trx.rawQuery<{ rows: Reader[] }>(
    `select c.email, k.subject, f.user_id as "userId", f.team_id as "teamId"
     from farm_campaign_recipients r
     join farm_campaigns k on k.id = r.campaign_id
     join farms f on f.id = k.farm_id
     join farm_contacts c on c.id = r.contact_id
     where r.id = :recipientId and k.id = :campaignId and c.shows_clicks and c.email is not null`,
    { recipientId, campaignId }
  )
  const [reader] = rows
  if (!reader) return
  const { email, subject, userId, teamId } = reader
  const event = {
    ...{ kind: 'click' as const, cause: `campaign:${campaignId}:link:${id}`, title: subject },
    url: url.startsWith(`${appUrl}/`) ? url.slice(appUrl.length) : null,
  }
  await addLeadEvent({ trx }, { userId, teamId, email, event })
}
