import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { lockOwnProperties, type LockedProperty } from '#app/properties/models/lock_own_properties'

export interface KeyedRow {
  row: number
  sourceKey: string | null
  /** the list that the key belongs to */
  source: string
  /** the home that its realtor chose */
  chosenId: number | null
}

/** A home that a row may be about. */
export interface Candidate {
  home: LockedProperty
  /** known by this key from the same list, exported from here, or chosen */
  isSameList: boolean
}

interface Found {
  row: number
  id: number
  isSameList: boolean
}

/**
 * The homes that rows of someone's file may be about, by row and locked, the newest first. Until
 * the transaction ends, no other import of theirs finds or adds any.
 */
export async function findImported(
  user: User,
  rows: readonly KeyedRow[],
  trx: TransactionClientContract
): Promise<Map<number, Candidate[]>> {
  if (!rows.length) return new Map()
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('listing_sources'), ?)`, [user.id])
  const { rows: found } = await trx.rawQuery<{ rows: Found[] }>(
    `select given."row", home.id, bool_or(home.is_same_list) as "isSameList"
     from jsonb_to_recordset(:rows::jsonb)
       as given("row" integer, "sourceKey" text, source text, "chosenId" integer)
     cross join lateral (
       select s.property_id as id, s.source = given.source as is_same_list
       from listing_sources s where s.user_id = :user and s.key = given."sourceKey"
       union all select property_id_of(given."sourceKey"), true
       union all select given."chosenId", true
     ) home
     where home.id is not null
     group by given."row", home.id order by given."row", home.id desc`,
    { rows: JSON.stringify(rows), user: user.id }
  )
  const own = await lockOwnProperties(user, [...new Set(found.map(({ id }) => id))], trx)
  const candidates = new Map<number, Candidate[]>()
  for (const { row, id, isSameList } of found) {
    const home = own.get(id)
    if (!home) continue
    const before = candidates.get(row) ?? []
    candidates.set(row, [...before, { home, isSameList }])
  }
  return candidates
}
