import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { DemoListing } from '#app/demo/data/listing'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { contentsOf, fieldsOf } from '#app/demo/listing_fields'
import SaveImage from '#app/media/actions/save_image'
import CreateProperty from '#app/properties/actions/create_property'
import PublishProperty from '#app/properties/actions/publish_property'
import UpdateComponent from '#app/properties/actions/update_component'
import UpdateProperty from '#app/properties/actions/update_property'
import type { ComponentType } from '#app/properties/listing_options'
import type Property from '#app/properties/models/property'
import BackdateListing from './backdate_listing.js'
import type { Contents } from './lend_photographs.js'

/** One home of the demonstration world, from its photographs to its price history. */
export default class PlantListing {
  constructor(private readonly contents: Contents) {}

  async handle(
    owner: User,
    listing: DemoListing,
    trx: TransactionClientContract
  ): Promise<Property> {
    const images = await this.#savePhotographs(owner, listing, trx)
    const property = await new CreateProperty().handle(owner, { ...fieldsOf(listing), images }, trx)
    await this.#fillComponents(owner, property, listing, trx)
    if (listing.status !== 'draft') await this.#publish(owner, property, listing, trx)
    await new BackdateListing().handle(property, listing, trx)
    return property
  }

  /** A row for each use of a photograph; what it shows is stored once for all of them. */
  async #savePhotographs(
    owner: User,
    { photographs }: DemoListing,
    trx: TransactionClientContract
  ): Promise<number[]> {
    const ids: number[] = []
    for (const photograph of photographs) {
      const image = { owner, alt: PHOTOGRAPHS[photograph], purpose: 'property' as const }
      const { id } = await new SaveImage().handle(this.contents.get(photograph)!, image, trx)
      ids.push(id)
    }
    return ids
  }

  async #fillComponents(
    owner: User,
    property: Property,
    listing: DemoListing,
    trx: TransactionClientContract
  ): Promise<void> {
    const contents: Partial<Record<ComponentType, object>> = contentsOf(listing)
    for (const { id, type } of property.components) {
      const content = contents[type]
      if (!content) continue
      await new UpdateComponent().handle(owner, id, { content: { ...content } }, trx)
    }
  }

  async #publish(
    owner: User,
    { slug }: Property,
    { price, lowered, status }: DemoListing,
    trx: TransactionClientContract
  ): Promise<void> {
    await new PublishProperty().handle(owner, slug, true, trx)
    if (lowered) await new UpdateProperty().handle(owner, slug, { price }, trx)
    if (status) await new UpdateProperty().handle(owner, slug, { status }, trx)
  }
}
