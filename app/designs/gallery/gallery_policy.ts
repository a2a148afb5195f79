import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type Image from '#app/media/image'

export const galleryPolicy = {
  curate: (user: User) => user.type === 'staff',
}

export async function isOfPublicDesign({ id }: Image): Promise<boolean> {
  const shown = await db
    .from('designs')
    .whereNotNull('published_at')
    .where((any) =>
      any.where('image_id', id).orWhere('high_res_image_id', id).orWhere('original_image_id', id)
    )
    .select('id')
    .first()
  return Boolean(shown)
}
