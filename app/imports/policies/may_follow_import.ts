import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'

export async function mayFollowImport(user: User, id: number): Promise<boolean> {
  const found = await db
    .from('listing_imports')
    .select('id')
    .where({ id, user_id: user.id })
    .first()
  return Boolean(found)
}
