import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Image from '#app/media/models/image'
import Property from '#app/properties/models/property'

/** Which listing shows an image; null if none does. */
export async function reasonToKeepImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const property = await Property.query({ client: trx })
    .where((any) =>
      any
        .where('featured_image_id', id)
        .orWhereIn('id', trx.from('property_images').where('image_id', id).select('property_id'))
        .orWhereIn(
          'id',
          trx
            .from('component_images')
            .join('components', 'components.id', 'component_images.component_id')
            .where('image_id', id)
            .select('property_id')
        )
    )
    .orderBy('id')
    .first()
  if (!property) return null
  const name = property.name ? `the listing “${property.name}”` : 'a listing without a name'
  return `This photo is part of ${name}. Remove it there first.`
}
