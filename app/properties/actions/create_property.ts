import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { COMPONENT_TYPES } from '#app/properties/listing_options'
import Component from '#app/properties/models/component'
import Property from '#app/properties/models/property'
import { fillProperty, type PropertyInput } from '#app/properties/property_input'
import { propertySlug } from '#app/properties/slug'
import { rereadProperty } from '#app/properties/queries/find_property'
import ArrangeImages from './arrange_images.js'

/** Begins a listing: a draft of one's own with an empty component of each type. */
export default class CreateProperty {
  async handle(
    owner: User,
    input: PropertyInput,
    trx: TransactionClientContract
  ): Promise<Property> {
    const property = new Property()
    property.useTransaction(trx)
    property.merge({
      userId: owner.id,
      slug: propertySlug(input.name),
      animations: {},
      acceptedCurrencies: [],
      acceptedCryptocurrencies: [],
    })
    fillProperty(property, { ...input, status: undefined })
    property.status = 'draft'
    await property.save()

    await Component.createMany(
      COMPONENT_TYPES.map((type) => ({ propertyId: property.id, type, content: {} })),
      { client: trx }
    )
    await new ArrangeImages().handle(property, owner, input, trx)
    return rereadProperty(property.id, trx)
  }
}
