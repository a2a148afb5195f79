import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { findAddressOwner } from '#app/accounts/find_users'
import type { InTransaction } from '#app/kernel/database/transaction'
import { announceLead } from '#app/leads/announce_lead'
import Lead from '#app/leads/lead'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { insertLeadEvent, type LeadEvent } from '#app/leads/lead_event'
import type { LeadEventKind, LeadSource } from '#app/leads/lead_options'

export interface LeadArrival {
  /** the realtor */
  userId: number
  /** the team they work for: the listing’s, if there is one */
  teamId?: number | null
  name: string
  email: string
  phone?: string | null
  source: LeadSource
  propertyId?: number | null
  event: LeadEvent
  /** the realtor’s notice: `what` happened, and at which `home`; none without it */
  notice?: { what: 'question' | 'viewing' | 'open_house' | 'form' | 'document'; home: string }
  /** the realtor knows already, so that only an agent it is assigned to gets the notice */
  isRealtorTold?: boolean
  /** who added it by hand */
  actorId?: number
}

interface Recorded {
  id: number
  isNew: boolean
  /** false for an event that had been recorded before */
  isAdded: boolean
}

/**
 * Adds what somebody did to their lead, which is created if they are new: one per realtor and email
 * address, however they came. Safe to repeat with the same `event.cause`.
 *
 * @returns null for the realtor’s own address and that of somebody blocked
 */
export async function recordLead(
  { trx }: InTransaction,
  arrival: LeadArrival
): Promise<Recorded | null> {
  const email = arrival.email.trim().toLowerCase()
  if (!(await mayReachRealtor(email, arrival.userId, trx))) return null
  const { id, is_new: isNew } = await keepLead({ ...arrival, email }, trx)
  const { event, propertyId } = arrival
  const isAdded = await insertLeadEvent(id, { propertyId, ...event }, trx)
  if (!isAdded) return { id, isNew, isAdded }
  if (BRINGS_BACK.has(event.kind)) await reopenLead({ trx }, id, event.at)
  await announceLead({ trx }, { id, isNew, ...arrival })
  return { id, isNew, isAdded }
}

/** What somebody did themselves, not what a realtor noted of them. */
const BRINGS_BACK: ReadonlySet<LeadEventKind> = new Set([
  'inquiry',
  'open_house',
  'form',
  'document',
])

/** An agent keeps the lead unless it moves to another team. */
const SAME_TEAM_WORKER =
  'case when leads.team_id is not distinct from excluded.team_id then leads.assigned_id end'

/** One row even when two things arrive at once; it stays locked until the commit. */
async function keepLead(
  { userId, teamId, propertyId, source, name, email, phone, event, actorId }: LeadArrival,
  trx: TransactionClientContract
): Promise<{ id: number; is_new: boolean }> {
  const latest = {
    name,
    ...(phone && { phone }),
    ...(propertyId && { property_id: propertyId, team_id: teamId ?? null }),
  }
  const at = event.at && { happened_at: event.at, created_at: event.at }
  const answered = actorId === undefined ? {} : { answered_at: trx.knexRawQuery('now()') }
  const [row] = await trx
    .knexQuery()
    .table('leads')
    .insert({ user_id: userId, email, source, team_id: teamId, ...latest, ...at, ...answered })
    .onConflict(['user_id', 'email'])
    .merge({
      ...latest,
      ...(propertyId && { assigned_id: trx.knexRawQuery(SAME_TEAM_WORKER) }),
    })
    .returning(['id', trx.knexRawQuery('xmax = 0 as is_new')])
  return row
}

/**
 * Somebody lost who gets in touch again is new again. Lock the lead's row first.
 *
 * @param at when they did; default now
 * @returns whether they were lost
 */
export async function reopenLead({ trx }: InTransaction, id: number, at?: Date): Promise<boolean> {
  const lead = await Lead.query({ client: trx }).where({ id, stage: 'lost' }).first()
  if (!lead) return false
  await lead.merge({ stage: 'new', reason: null }).save()
  await insertLeadEvent(id, { kind: 'stage', stage: 'new', at }, trx)
  return true
}

interface Happened {
  /** the realtor; null for all of the team */
  userId: number | null
  teamId?: number | null
  email: string
  event: LeadEvent
}

/**
 * Adds something to the history of somebody's lead, if they are one: a click in a mail, an answer.
 * Use `recordLead` for what makes a lead.
 */
export async function addLeadEvent(
  { trx }: InTransaction,
  { userId, teamId = null, email, event }: Happened
): Promise<void> {
  const owner = userId === null ? { team_id: teamId } : { user_id: userId }
  const leads: { id: number }[] = await trx
    .from('leads')
    .where({ ...owner, email: email.trim().toLowerCase() })
    .orderBy('id')
    .forUpdate()
    .select('id')
  for (const { id } of leads) {
    if (await insertLeadEvent(id, event, trx)) await tellLeadChanged({ trx }, { id })
  }
}

/** Whether questions from this address reach the realtor: not from their own or a blocked one. */
export async function mayReachRealtor(
  email: string,
  realtorId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const account = await findAddressOwner(email, trx)
  if (!account) return true
  return account.id !== realtorId && !(await isHiddenFrom(account.id, realtorId, trx))
}
