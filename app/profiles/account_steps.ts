import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import User from '#app/accounts/user'
import type Image from '#app/media/image'

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

export async function reasonToKeepAvatar(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const shown = await User.query({ client: trx }).where('avatar_image_id', image.id).first()
  return shown ? 'This is your profile photo. Remove it in the settings first.' : null
}
