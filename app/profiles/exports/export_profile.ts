import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** The profile's stats, follows and followers. */
export async function exportProfile({ id }: User): Promise<ExportedPart> {
  const stats: object = await db.from('user_stats').where('user_id', id).firstOrFail()
  const people = (own: string, other: string): Promise<object[]> =>
    db
      .from('follows')
      .join('users', 'users.id', `follows.${other}`)
      .where(`follows.${own}`, id)
      .orderBy('follows.id')
      .select('users.handle', 'users.name', 'follows.created_at')
  return {
    data: {
      stats,
      followings: await people('follower_id', 'followee_id'),
      followers: await people('followee_id', 'follower_id'),
    },
  }
}
