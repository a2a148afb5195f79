import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Designs with the ids of their images, saved prompts, and restyled listings. */
export async function exportDesigns({ id }: User): Promise<ExportedPart> {
  const designs: object[] = await db
    .from('designs')
    .where('user_id', id)
    .orderBy('id')
    .select('id', 'parent_id', 'status', 'options', 'prompt', 'engine', 'favorite')
    .select('original_image_id', 'image_id', 'high_res_image_id')
    .select('published_at', 'created_at')
  const prompts: object[] = await db
    .from('design_prompts')
    .where('user_id', id)
    .orderBy('id')
    .select('name', 'prompt', 'options', 'created_at')
  const restyles: object[] = await db
    .from('restyles')
    .where('user_id', id)
    .orderBy('id')
    .select('id', 'property_id', 'options', 'created_at')
  const restyledPhotos: object[] = await db
    .from('restyle_items')
    .join('restyles', 'restyles.id', 'restyle_items.restyle_id')
    .where('user_id', id)
    .orderBy('restyle_items.id')
    .select('restyle_id', 'room_type', 'image_id', 'design_id', 'canceled_at')
  return { data: { designs, prompts, restyles, restyled_photos: restyledPhotos } }
}
