import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { OWN_LISTINGS, ownersIds } from '#app/properties/models/own_listings'

/** Of all listings that somebody edits as their own. */
export async function listOwnIds(owner: User): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select p.id from properties p where ${OWN_LISTINGS}`,
    ownersIds(owner)
  )
  return rows.map(({ id }) => id)
}
