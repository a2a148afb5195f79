import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import ImageTransformer from '#app/media/image_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { PropertyCardRow, PropertyRow } from '#app/properties/property_row'
import { templateOf } from '#app/properties/templates/listing_templates'
import { partsInOrder } from '#app/properties/listing_order'
import ComponentTransformer from './parts/component_transformer.js'

/** A listing as the wire gives it. */
export default class PropertyTransformer extends BaseTransformer<PropertyRow> {
  toObject() {
    const property = this.resource
    return {
      id: property.id,
      slug: property.slug,
      name: property.name,
      offered_for: property.offeredFor,
      /** of a month if it is for rent */
      price: property.price,
      deposit: property.deposit,
      available_from: property.availableFrom,
      description: property.description,
      type: property.type,
      sector: property.sector,
      status: property.status,
      publish: property.status === 'publish',
      is_private: property.isPrivate,
      featured_image: pictureOf(property),
      template: templateOf(property.template),
      animations: property.animations,
      components: this.#components(),
      component_order: partsInOrder(property.componentOrder),
      full_address: fullAddress(property),
      ...this.#place(),
      currency: property.currency,
      accepted_currencies: property.acceptedCurrencies,
      accepted_cryptocurrencies: property.acceptedCryptocurrencies,
      ...this.#facts(),
      owner: new UserCardTransformer(property.owner).toObject(),
      team: property.team && {
        id: property.team.id,
        handle: property.team.handle,
        name: property.team.name,
        photo: property.team.photoUrl,
      },
      price_history: property.priceHistory.map(({ price, currency, changedAt }) => ({
        price,
        currency,
        changed_at: wireTime(changedAt),
      })),
      published_at: wireTimeOrNull(property.publishedAt),
      created_at: wireTime(property.createdAt),
      updated_at: wireTime(property.updatedAt),
    }
  }

  toCard() {
    return propertyCard(this.resource)
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

/** What a card in a list shows. */
export function propertyCard(property: PropertyCardRow) {
  return {
    id: property.id,
    slug: property.slug,
    name: property.name,
    offered_for: property.offeredFor,
    /** of a month if it is for rent */
    price: property.price,
    currency: property.currency,
    accepted_currencies: property.acceptedCurrencies,
    accepted_cryptocurrencies: property.acceptedCryptocurrencies,
    type: property.type,
    status: property.status,
    city: property.city,
    country: property.country,
    bedrooms: property.bedrooms,
    is_private: property.isPrivate,
    living_area: property.livingArea,
    area_unit: property.areaUnit,
    featured_image: pictureOf(property),
    published_at: wireTimeOrNull(property.publishedAt),
    updated_at: wireTime(property.updatedAt),
  }
}

function pictureOf({ featuredImage }: Pick<PropertyCardRow, 'featuredImage'>) {
  return featuredImage ? new ImageTransformer(featuredImage).toObject() : null
}

function fullAddress(property: PropertyRow): string | null {
  const town = [property.zip, property.city].filter(Boolean).join(' ')
  const { address, addressLine2, state, country } = property
  return [address, addressLine2, town, state, country].filter(Boolean).join(', ') || null
}
