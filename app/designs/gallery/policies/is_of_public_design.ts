import db from '@adonisjs/lucid/services/db'
import type Image from '#app/media/models/image'

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
