import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { rowId } from '#app/common/http/row_id'
import Inquiry from '#app/leads/inquiries/inquiry'
import Lead from '#app/leads/lead'
import { findViewingHours } from '#app/leads/viewings/find_viewing_hours'
import Property from '#app/properties/property'

/**
 * Deletes the questions a deleted account's address sent as a guest. Leads belong to the realtor:
 * they go with a realtor's account and stay when the person who asked leaves.
 */
export async function forgetInquirer(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await Inquiry.query({ client: trx }).where('email', email).delete()
}

/**
 * Leads assigned to somebody who no longer works in their team go back to their realtor.
 * @param userId everybody without it
 */
export async function releaseLeads(
  { teamId, userId }: { teamId: number; userId?: number },
  trx: TransactionClientContract
): Promise<void> {
  const leads = Lead.query({ client: trx }).where('team_id', teamId).whereNotNull('assigned_id')
  if (userId !== undefined) void leads.where('assigned_id', userId)
  await leads.update({ assigned_id: null })
}

/** A realtor's leads with their history, and the questions sent from the person's own address. */
export async function exportLeads({ id, email, isEmailVerified }: User): Promise<ExportedPart> {
  const { rows: leads } = await db.rawQuery<{ rows: { lead: object }[] }>(
    `select to_jsonb(l) || jsonb_build_object('events',
       (select coalesce(jsonb_agg(to_jsonb(e) - 'lead_id' order by e.id), '[]')
        from lead_events e where e.lead_id = l.id), 'reminders',
       (select coalesce(jsonb_agg(to_jsonb(r) - 'lead_id' order by r.id), '[]')
        from lead_reminders r where r.lead_id = l.id), 'viewings',
       (select coalesce(jsonb_agg(to_jsonb(v) - 'lead_id' - 'token' order by v.id), '[]')
        from viewings v where v.lead_id = l.id)) as lead
     from leads l where l.user_id = ? order by l.id`,
    [id]
  )
  const { rows: asked } = await db.rawQuery<{ rows: object[] }>(
    `select p.slug as listing, e.message, e.wants_viewing_at, e.created_at
     from leads l join lead_events e on e.lead_id = l.id and e.kind = 'inquiry'
     left join properties p on p.id = e.property_id
     where l.email = :email and :isVerified order by e.id`,
    { email, isVerified: isEmailVerified }
  )
  const hours = await findViewingHours(id)
  return { data: { leads: leads.map(({ lead }) => lead), asked, viewing_hours: hours } }
}

export async function findMessageReason({ pathname, searchParams }: URL) {
  const id = searchParams.get('property') ?? ''
  if (pathname !== '/chats' || !rowId.match.test(id)) return null
  const home = await Property.query()
    .withScopes((scopes) => scopes.listed())
    .where('id', id)
    .preload('owner')
    .first()
  if (!home) return null
  return {
    title: `Sign in to message ${home.owner.name} about ${home.name}`,
    otherwise: { label: 'Ask without an account', href: `/properties/${home.slug}/ask` },
  }
}
