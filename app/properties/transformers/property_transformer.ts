import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import ImageTransformer from '#app/media/transformers/image_transformer'
import type Property from '#app/properties/models/property'
import ComponentTransformer from './component_transformer.js'

/** A listing as the wire gives it; needs the relations of the scope `whole`. */
export default class PropertyTransformer extends BaseTransformer<Property> {
  toObject() {
    const property = this.resource
    return {
      id: property.id,
      slug: property.slug,
      name: property.name,
      price: property.price,
      description: property.description,
      type: property.type,
      sector: property.sector,
      status: property.status,
      publish: property.isPublished,
      is_private: property.isPrivate,
      featured_image: property.featuredImage
        ? new ImageTransformer(property.featuredImage).toObject()
        : null,
      template: property.template,
      animations: property.animations,
      components: this.#components(),
      full_address: property.fullAddress,
      ...this.#place(),
      currency: property.currency,
      accepted_currencies: property.acceptedCurrencies,
      accepted_cryptocurrencies: property.acceptedCryptocurrencies,
      ...this.#facts(),
      owner: new UserCardTransformer(property.owner).toObject(),
      team: null,
      price_history: property.priceHistory.map(({ price, currency, changedAt }) => ({
        price,
        currency,
        changed_at: changedAt.toUTC().toISO()!,
      })),
      published_at: property.publishedAt?.toUTC().toISO() ?? null,
      created_at: property.createdAt.toUTC().toISO()!,
      updated_at: property.updatedAt.toUTC().toISO()!,
    }
  }

  /** What a card in a list shows; needs `featuredImage` only. */
  toCard() {
    const property = this.resource
    return {
      ...this.pick(property, [
        'id',
        'slug',
        'name',
        'price',
        'currency',
        'type',
        'status',
        'city',
        'country',
        'bedrooms',
      ]),
      is_private: property.isPrivate,
      living_area: property.livingArea,
      area_unit: property.areaUnit,
      featured_image: property.featuredImage
        ? new ImageTransformer(property.featuredImage).toObject()
        : null,
      published_at: property.publishedAt?.toUTC().toISO() ?? null,
      updated_at: property.updatedAt.toUTC().toISO()!,
    }
  }

  #components() {
    return Object.fromEntries(
      this.resource.components.map((component) => [
        component.type,
        new ComponentTransformer(component).toObject(),
      ])
    )
  }

  #place() {
    const property = this.resource
    return {
      address: property.address,
      address_line_2: property.addressLine2,
      city: property.city,
      state: property.state,
      zip: property.zip,
      country: property.country,
      country_code: property.countryCode,
      latitude: property.latitude,
      longitude: property.longitude,
    }
  }

  #facts() {
    const property = this.resource
    return {
      bedrooms: property.bedrooms,
      bathrooms: property.bathrooms,
      living_area: property.livingArea,
      lot_area: property.lotArea,
      area_unit: property.areaUnit,
      year_built: property.yearBuilt,
    }
  }
}
