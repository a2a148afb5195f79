import { join } from 'node:path'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { DemoListing } from '#app/demo/data/listing'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { TOWNS } from '#app/demo/data/towns'
import StoreImage from '#app/media/actions/store_image'
import CreateProperty from '#app/properties/actions/create_property'
import PublishProperty from '#app/properties/actions/publish_property'
import UpdateComponent from '#app/properties/actions/update_component'
import UpdateProperty from '#app/properties/actions/update_property'
import type Property from '#app/properties/models/property'
import type { PropertyInput } from '#app/properties/property_input'

const IN_SQUARE_FEET = ['US', 'GB']
const DAYS_BETWEEN = 2

/** One home of the demonstration world, from its photographs to its price history. */
export default class PlantListing {
  constructor(private readonly folder: string) {}

  /** @param index how far back it was listed; the first is the newest */
  async handle(owner: User, listing: DemoListing, index: number, trx: TransactionClientContract) {
    const images = await this.#storePhotographs(owner, listing, trx)
    const property = await new CreateProperty().handle(owner, { ...fieldsOf(listing), images }, trx)
    await this.#fillComponents(owner, property, listing, trx)
    if (listing.status === 'draft') return

    await new PublishProperty().handle(owner, property.slug, true, trx)
    const { price } = listing
    if (listing.before) await new UpdateProperty().handle(owner, property.slug, { price }, trx)
    if (listing.status === 'archive') {
      await new UpdateProperty().handle(owner, property.slug, { status: 'archive' }, trx)
    }
    await this.#setBack(property, index, trx)
  }

  async #storePhotographs(
    owner: User,
    { photographs }: DemoListing,
    trx: TransactionClientContract
  ) {
    const ids: number[] = []
    for (const photograph of photographs) {
      const source = join(this.folder, `${photograph}.jpg`)
      const alt = PHOTOGRAPHS[photograph]
      const image = { source, owner, alt, purpose: 'property' as const, isUsed: false }
      ids.push((await new StoreImage().handle(image, trx)).id)
    }
    return ids
  }

  async #fillComponents(
    owner: User,
    property: Property,
    { headline, features, around }: DemoListing,
    trx: TransactionClientContract
  ) {
    const contents: Record<string, Record<string, unknown>> = {
      hero: { headline },
      gallery: { layout: 'mosaic' },
      features: { items: features },
      location: { text: around },
    }
    for (const { id, type } of property.components) {
      await new UpdateComponent().handle(owner, id, { content: contents[type] }, trx)
    }
  }

  /** The world was not listed in one second: dates go back, which no action of the product allows. */
  async #setBack(property: Property, index: number, trx: TransactionClientContract) {
    const listed = DateTime.utc().minus({ days: 1 + index * DAYS_BETWEEN, hours: (index * 7) % 24 })
    await trx
      .from('properties')
      .where('id', property.id)
      .update({ published_at: listed.toJSDate(), updated_at: listed.toJSDate() })
    await trx.rawQuery(
      `update price_changes set changed_at = ? where id = (select min(id) from price_changes where property_id = ?)`,
      [listed.toJSDate(), property.id]
    )
  }
}

function fieldsOf(listing: DemoListing): PropertyInput {
  const town = TOWNS[listing.town]
  return {
    ...town,
    name: listing.name,
    description: listing.description,
    type: listing.type,
    sector: listing.sector ?? 'residential',
    is_private: listing.isPrivate ?? false,
    price: listing.before ?? listing.price,
    currency: listing.currency,
    accepted_cryptocurrencies: listing.crypto ?? [],
    address: listing.street,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    living_area: listing.living,
    lot_area: listing.lot ?? null,
    area_unit: IN_SQUARE_FEET.includes(town.country_code) ? 'sqft' : 'sqm',
    year_built: listing.built,
  }
}
