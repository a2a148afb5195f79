import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/models/property_row'

export interface LockedProperty extends PropertyPageRow {
  version: number
}

/** Of these listings those that somebody edits as their own, locked; by id. */
export async function lockOwnProperties(
  owner: User,
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, LockedProperty>> {
  if (!ids.length) return new Map()
  const locked: { id: number; version: number }[] = await trx
    .from('properties')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select('id', 'version')
  const versions = new Map(locked.map(({ id, version }) => [id, version]))
  const pages = await readPropertyPages(
    `where p.id = any(:ids::integer[]) and ${OWN_LISTINGS}`,
    { ids, ...ownersIds(owner) },
    trx
  )
  return new Map(pages.map((page) => [page.id, { ...page, version: versions.get(page.id)! }]))
}
