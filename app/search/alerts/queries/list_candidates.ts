import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Frequency } from '#app/search/contract/saved_searches'
import type { SearchQuery } from '#app/search/contract/search_query'

/** A search whose area may contain the listing. */
export interface Candidate {
  id: number
  userId: number | null
  name: string
  query: SearchQuery
  frequency: Frequency
}

/**
 * Active searches around a listing, by id: never of who owns it, nor of anybody hidden from them.
 * None for a listing that isn't public.
 */
export async function listCandidates(
  propertyId: number,
  after: number,
  limit: number,
  trx: TransactionClientContract
): Promise<Candidate[]> {
  const { rows } = await trx.rawQuery<{ rows: Candidate[] }>(
    `select search.id, search.user_id as "userId", search.name, search.query, search.frequency
     from listed_properties l
     join properties p on p.id = l.property_id
     join saved_searches search on search.bounds is null or search.bounds @> l.place
     where l.property_id = :propertyId and search.id > :after
       and not search.is_paused and search.confirmed_at is not null
       and search.user_id is distinct from p.user_id
       and search.user_id is distinct from coalesce(p.second_owner_id, p.user_id)
       and not exists (select from users owner
         where owner.id in (p.user_id, p.second_owner_id) and owner.email = search.email)
       and not exists (select from blocks
         where (blocker_id = search.user_id and blocked_id = p.user_id)
            or (blocker_id = p.user_id and blocked_id = search.user_id))
     order by search.id limit :limit`,
    { propertyId, after, limit }
  )
  return rows
}
