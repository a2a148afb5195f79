import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import SetImageAlt from '#app/media/actions/set_image_alt'
import type Image from '#app/media/models/image'
import { lockProperty } from '#app/properties/queries/find_property'

/** Writes the words for one photograph of one's listing. */
export default class DescribeImage {
  /** @throws HttpError 404 when the photograph is not in the listing */
  async handle(
    editor: User,
    slug: string,
    imageId: number,
    alt: string | null,
    trx: TransactionClientContract
  ): Promise<Image> {
    const property = await lockProperty({ slug }, editor, trx)
    const shown = await trx
      .from('property_images')
      .where({ property_id: property.id, image_id: imageId })
      .first()
    if (!shown) throw HttpError.notFound()

    const image = await new SetImageAlt().handle(imageId, editor, alt, trx)
    property.version += 1
    await property.save()
    return image
  }
}
