import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  MIN_HOURS_BETWEEN_CAMPAIGNS,
  QUIET_FROM_HOUR,
  QUIET_TO_HOUR,
} from '#app/farm/campaigns/campaign_options'
import type { SkipReason } from '#app/farm/campaigns/campaign_row'
import { IS_BOUNCED } from '#app/farm/contacts/contact_sql'
import type { InTransaction } from '#app/kernel/database/transaction'

export interface ClaimedRecipient {
  id: number
  campaignId: number
  contactId: number
  email: string
  /** whose clicks may be known */
  showsClicks: boolean
}

interface Candidate extends ClaimedRecipient {
  consent: string | null
  zone: string
  isBounced: boolean
  ignoresQuietHours: boolean
}

interface Claim {
  holder: string
  now: DateTime
  limit: number
}

/**
 * Claims recipients whose time has come. Those who may not get mail anymore are skipped; those for
 * whom it is night, or who got another campaign within a day, wait.
 * @returns null where nobody is due
 */
export async function claimRecipients(
  { trx }: InTransaction,
  { holder, now, limit }: Claim
): Promise<ClaimedRecipient[] | null> {
  const candidates = await listCandidates(trx, now, limit)
  if (!candidates.length) return null
  const mailed = await lastMailed(trx, candidates, now)
  const claimed: ClaimedRecipient[] = []
  for (const candidate of candidates) {
    const reason = reasonToSkip(candidate)
    const wait = reason ? null : waitOf(candidate, mailed, now)
    if (reason) await change(trx, candidate.id, { status: 'skipped', reason })
    else if (wait) await change(trx, candidate.id, { due_at: wait.toJSDate() })
    else {
      claimed.push(candidate)
      mailed.set(candidate.contactId, now)
    }
  }
  await trx
    .from('farm_campaign_recipients')
    .whereIn(
      'id',
      claimed.map(({ id }) => id)
    )
    .update({ status: 'claimed', claim: holder, claimed_at: now.toJSDate() })
  return claimed
}

async function listCandidates(
  trx: TransactionClientContract,
  now: DateTime,
  limit: number
): Promise<Candidate[]> {
  const { rows } = await trx.rawQuery<{ rows: Candidate[] }>(
    `select r.id, r.campaign_id as "campaignId", c.id as "contactId", c.email,
       c.consent_status as consent, coalesce(c.shows_clicks, false) as "showsClicks", coalesce(c.time_zone, s.time_zone, 'UTC') as zone,
       ${IS_BOUNCED} as "isBounced",
       k.ignores_quiet_hours as "ignoresQuietHours"
     from farm_campaign_recipients r
     join farm_campaigns k on k.id = r.campaign_id and k.status = 'sending'
     left join farm_senders s on s.farm_id = k.farm_id
     left join farm_contacts c on c.id = r.contact_id
     where r.status = 'waiting' and r.due_at <= :now
     order by r.due_at, r.id limit :limit for update of r skip locked`,
    { now: now.toJSDate(), limit }
  )
  return rows
}

/** When each was last claimed within a day; the contacts stay locked, so that nobody else claims them. */
async function lastMailed(
  trx: TransactionClientContract,
  candidates: Candidate[],
  now: DateTime
): Promise<Map<number, DateTime>> {
  const ids = candidates.map(({ contactId }) => contactId).filter((id) => id !== null)
  await trx.from('farm_contacts').whereIn('id', ids).orderBy('id').forUpdate().select('id')
  const since = now.minus({ hours: MIN_HOURS_BETWEEN_CAMPAIGNS })
  const { rows } = await trx.rawQuery<{ rows: { contact_id: number; at: Date }[] }>(
    `select contact_id, max(claimed_at) as at from farm_campaign_recipients
     where contact_id = any(:ids::integer[]) and claimed_at > :since
       and status in ('claimed', 'handing', 'sent', 'unsure')
     group by contact_id`,
    { ids, since: since.toJSDate() }
  )
  return new Map(rows.map(({ contact_id: id, at }) => [id, DateTime.fromJSDate(at)]))
}

function reasonToSkip({ contactId, email, consent, isBounced }: Candidate): SkipReason | null {
  if (!contactId || !email) return 'gone'
  if (consent !== 'confirmed') return 'consent'
  return isBounced ? 'bounced' : null
}

function waitOf(
  { contactId, zone, ignoresQuietHours }: Candidate,
  mailed: Map<number, DateTime>,
  now: DateTime
): DateTime | null {
  const last = mailed.get(contactId)
  if (last) return last.plus({ hours: MIN_HOURS_BETWEEN_CAMPAIGNS })
  return ignoresQuietHours ? null : endOfQuiet(now, zone)
}

async function change(trx: TransactionClientContract, id: number, values: object): Promise<void> {
  await trx.from('farm_campaign_recipients').where({ id }).update(values)
}

/** When the quiet hours of a zone end; null outside of them. */
function endOfQuiet(now: DateTime, zone: string): DateTime | null {
  const local = now.setZone(zone)
  if (local.hour >= QUIET_TO_HOUR && local.hour < QUIET_FROM_HOUR) return null
  const morning = local.hour < QUIET_TO_HOUR ? local : local.plus({ days: 1 })
  return morning.startOf('day').set({ hour: QUIET_TO_HOUR })
}
