import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/publish_rules'
import { lockProperty, rereadProperty } from '#app/properties/queries/find_property'
import RecordPrice from './record_price.js'

/** Makes one's listing public, or a draft again. Saying it twice changes nothing more. */
export default class PublishProperty {
  async handle(
    editor: User,
    slug: string,
    publish: boolean,
    trx: TransactionClientContract
  ): Promise<Property> {
    const property = await lockProperty({ slug }, editor, trx)
    if (publish) await assertPublishable(property, trx)

    if (property.isPublished !== publish) {
      property.status = publish ? 'publish' : 'draft'
      property.publishedAt ??= publish ? DateTime.utc() : null
      property.version += 1
      await property.save()
    }
    if (publish) await new RecordPrice().handle(property, trx)
    return rereadProperty(property.id, trx)
  }
}
