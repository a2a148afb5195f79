import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'

export async function reasonToKeepAvatar(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const shown = await User.query({ client: trx }).where('avatar_image_id', image.id).first()
  return shown ? 'This is your profile photo. Remove it in the settings first.' : null
}
