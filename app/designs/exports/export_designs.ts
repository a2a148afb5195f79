import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Designs with the ids of their images, and saved prompts. */
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
  return { data: { designs, prompts } }
}
