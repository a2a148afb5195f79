import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/publish_rules'
import { lockProperty, rereadProperty } from '#app/properties/queries/find_property'
import { fillProperty, type PropertyInput } from '#app/properties/property_input'
import ArrangeImages from './arrange_images.js'
import RecordPrice from './record_price.js'

/** Writes the sent fields of one's listing. A published one must stay fit to be seen. */
export default class UpdateProperty {
  async handle(
    editor: User,
    slug: string,
    input: PropertyInput,
    trx: TransactionClientContract
  ): Promise<Property> {
    const property = await lockProperty({ slug }, editor, trx)
    fillProperty(property, input)
    await new ArrangeImages().handle(property, editor, input, trx)
    property.version += 1
    await property.save()

    if (property.isPublished) {
      await assertPublishable(property, trx)
      await new RecordPrice().handle(property, trx)
    }
    return rereadProperty(property.id, trx)
  }
}
