import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import Gift from '#app/farm/gifts/gift'
import GiftTransformer from '#app/farm/gifts/gift_transformer'

/** A person's own farm, and the consents given to others with their address. */
export async function exportFarm({ id, email, isEmailVerified }: User): Promise<ExportedPart> {
  const own = (table: string, columns: string) =>
    db
      .rawQuery<{ rows: object[] }>(
        `select ${columns} from ${table} t join farms f on f.id = t.farm_id
         where f.user_id = ? order by t.id`,
        [id]
      )
      .then(({ rows }) => rows)
  const { rows: given } = await db.rawQuery<{ rows: object[] }>(
    `select coalesce(u.name, team.name) as given_to, e.kind, e.purpose, e.wording, e.source, e.created_at
     from farm_contacts c join farm_consents e on e.contact_id = c.id
     join farms f on f.id = c.farm_id
     left join users u on u.id = f.user_id left join teams team on team.id = f.team_id
     where e.email = :email and :isVerified order by e.id`,
    { email, isVerified: isEmailVerified }
  )
  return {
    data: {
      contacts: await own(
        'farm_contacts',
        `t.name, t.email, t.phone, t.address, t.latitude, t.longitude, t.tags, t.time_zone,
         t.consent_status, t.shows_clicks, t.created_at,
         (select coalesce(jsonb_agg(to_jsonb(e) - 'contact_id' order by e.id), '[]')
          from farm_consents e where e.contact_id = t.id) as consents`
      ),
      areas: await own('farm_areas', 't.name, t.corners, t.created_at'),
      segments: await own('farm_segments', 't.name, t.filter, t.created_at'),
      forms: await own('farm_forms', 't.slug, t.name, t.headline, t.text, t.tags, t.created_at'),
      consents_given: given,
    },
  }
}

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

/** Gifts that the person sent. */
export async function exportGifts({ id }: User): Promise<ExportedPart> {
  const gifts = await Gift.query().where('user_id', id).orderBy('id')
  return { data: gifts.map((gift) => new GiftTransformer(gift).toObject()) }
}
