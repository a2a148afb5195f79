import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { deleteDesign } from '#app/designs/collection/change_design'
import Design from '#app/designs/design'
import type Image from '#app/media/image'

/** Designs with the ids of their images, saved prompts, restyled listings, and designs they like. */
export async function exportDesigns({ id }: User): Promise<ExportedPart> {
  const designs: object[] = await db
    .from('designs')
    .where('user_id', id)
    .orderBy('id')
    .select('id', 'parent_id', 'status', 'options', 'prompt', 'engine_kind', 'engine', 'favorite')
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
    .select('id', 'property_id', 'options', 'engine_kind', 'created_at')
  const restyledPhotos: object[] = await db
    .from('restyle_items')
    .join('restyles', 'restyles.id', 'restyle_items.restyle_id')
    .where('user_id', id)
    .orderBy('restyle_items.id')
    .select('restyle_id', 'room_type', 'image_id', 'design_id', 'canceled_at')
  const liked: object[] = await db
    .from('design_likes')
    .where('user_id', id)
    .orderBy('created_at')
    .select('design_id', 'created_at')
  return {
    data: { designs, prompts, restyles, restyled_photos: restyledPhotos, liked_designs: liked },
  }
}

/** Cancels a deleted account's open orders and releases their holds. */
export async function cancelOrders(user: User, trx: TransactionClientContract): Promise<void> {
  const open = await Design.query({ client: trx })
    .where('user_id', user.id)
    .whereIn('status', ['pending', 'processing'])
    .orderBy('id')
    .select('id')
  for (const { id } of open) await deleteDesign({ user, trx }, id)
}

const SEEN = 'This photo is part of a design that others can see. Turn off the design’s link first.'
const RESULT = 'This photo is a design’s result. Delete the design instead.'

/**
 * Why an image can't be deleted on its own; null if it can. A design needs its original and result.
 * Locks the designs that show it, so that none is shared in the meantime.
 */
export async function reasonToKeepPicture(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const designs = await Design.query({ client: trx })
    .where((any) =>
      any.where('original_image_id', id).orWhere('image_id', id).orWhere('high_res_image_id', id)
    )
    .orderBy('id')
    .forUpdate()
  if (designs.some(({ isShared }) => isShared)) return SEEN
  return designs.some(({ originalImageId }) => originalImageId !== id) ? RESULT : null
}
