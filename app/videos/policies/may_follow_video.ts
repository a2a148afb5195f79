import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'

export async function mayFollowVideo(user: User, id: number): Promise<boolean> {
  const video = await db
    .from('videos')
    .select('id')
    .where({ id, user_id: user.id })
    .whereNull('removing_since')
    .first()
  return Boolean(video)
}
