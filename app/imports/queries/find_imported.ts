import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { lockOwnProperties, type LockedProperty } from '#app/properties/models/lock_own_properties'

/**
 * The listings for keys in someone's files, by key and locked: those imported earlier, or exported
 * from here.
 */
export async function findImported(
  user: User,
  keys: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, LockedProperty>> {
  if (!keys.length) return new Map()
  const { rows } = await trx.rawQuery<{ rows: { key: string; id: number | null }[] }>(
    `select given.key, coalesce(source.property_id, property_id_of(given.key)) as id
     from unnest(:keys::text[]) given(key)
     left join listing_sources source on source.user_id = :user and source.key = given.key`,
    { keys: [...keys], user: user.id }
  )
  const own = await lockOwnProperties(
    user,
    rows.flatMap(({ id }) => id ?? []),
    trx
  )
  return new Map(
    rows.flatMap(({ key, id }) => {
      const home = id === null ? undefined : own.get(id)
      return home ? [[key, home]] : []
    })
  )
}
