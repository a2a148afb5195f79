import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'

export async function mayFollowDesign(user: User, id: number): Promise<boolean> {
  const design = await db.from('designs').select('id').where({ id, user_id: user.id }).first()
  return Boolean(design)
}
