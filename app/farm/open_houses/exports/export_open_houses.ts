import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Those at a realtor’s own listings with their visitors, and the person’s own registrations. */
export async function exportOpenHouses({
  id,
  email,
  isEmailVerified,
}: User): Promise<ExportedPart> {
  const { rows: held } = await db.rawQuery<{ rows: { house: object }[] }>(
    `select to_jsonb(o) || jsonb_build_object('listing', p.slug, 'visitors',
       (select coalesce(jsonb_agg(to_jsonb(v) - 'open_house_id' - 'user_id' order by v.id), '[]')
        from open_house_visitors v where v.open_house_id = o.id)) as house
     from open_houses o join properties p on p.id = o.property_id
     where p.user_id = ? order by o.id`,
    [id]
  )
  const { rows: visited } = await db.rawQuery<{ rows: object[] }>(
    `select o.slug as open_house, o.starts_at, v.name, v.phone, v.status, v.has_agent,
       v.consent_text, v.consented_at, v.registered_at, v.checked_in_at, v.answer
     from open_house_visitors v join open_houses o on o.id = v.open_house_id
     where v.email = :email and :isVerified order by v.id`,
    { email, isVerified: isEmailVerified }
  )
  return { data: { held: held.map(({ house }) => house), visited } }
}
