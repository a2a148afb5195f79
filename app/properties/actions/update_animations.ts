import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type Property from '#app/properties/models/property'
import { lockProperty, rereadProperty } from '#app/properties/queries/find_property'

/** Writes how the parts of one's listing move when they come into view. */
export default class UpdateAnimations {
  async handle(
    editor: User,
    slug: string,
    animations: Record<string, unknown>,
    trx: TransactionClientContract
  ): Promise<Property> {
    const property = await lockProperty({ slug }, editor, trx)
    property.merge({ animations, version: property.version + 1 })
    await property.save()
    return rereadProperty(property.id, trx)
  }
}
