import db from '@adonisjs/lucid/services/db'

export interface MailedMatch {
  searchId: number
  search: string
  slug: string
  name: string | null
  price: number
  currency: string
  city: string | null
}

/** Matches for a mail: still public, same price, and not by someone hidden since. */
export async function listMailedMatches(mailId: string): Promise<MailedMatch[]> {
  const { rows } = await db.rawQuery<{ rows: MailedMatch[] }>(
    `select search.id as "searchId", search.name as search, p.slug, p.name,
       p.price::float8, p.currency, p.city
     from search_matches found
     join saved_searches search on search.id = found.search_id
     join listed_properties l on l.property_id = found.property_id
     join properties p on p.id = l.property_id
     where found.mail_id = ? and p.price = found.price and p.currency = found.currency
       and not search.is_paused
       and not exists (select from blocks
         where (blocker_id = search.user_id and blocked_id = p.user_id)
            or (blocker_id = p.user_id and blocked_id = search.user_id))
     order by search.id, found.matched_at desc, p.id`,
    [mailId]
  )
  return rows
}
