import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'
import { readPropertyPages, type PropertyPageRow } from '#app/properties/models/property_row'

/** Null where there is none, or it is somebody else's. */
export async function findOwnProperty(
  owner: User,
  where: { id: number } | { slug: string },
  trx: TransactionClientContract
): Promise<PropertyPageRow | null> {
  const condition = 'id' in where ? 'p.id = :id' : 'p.id = property_id_of(:slug)'
  const [property] = await readPropertyPages(
    `where ${OWN_LISTINGS} and ${condition}`,
    { ...ownersIds(owner), ...where },
    trx
  )
  return property ?? null
}
