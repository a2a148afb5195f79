import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** A realtor's leads with their history, and the questions sent from the person's own address. */
export async function exportLeads({ id, email, isEmailVerified }: User): Promise<ExportedPart> {
  const { rows: leads } = await db.rawQuery<{ rows: { lead: object }[] }>(
    `select to_jsonb(l) || jsonb_build_object('events',
       (select coalesce(jsonb_agg(to_jsonb(e) - 'lead_id' order by e.id), '[]')
        from lead_events e where e.lead_id = l.id), 'reminders',
       (select coalesce(jsonb_agg(to_jsonb(r) - 'lead_id' order by r.id), '[]')
        from lead_reminders r where r.lead_id = l.id)) as lead
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
  return { data: { leads: leads.map(({ lead }) => lead), asked } }
}
