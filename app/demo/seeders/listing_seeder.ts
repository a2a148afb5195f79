import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { DemoListing } from '#app/demo/data/listing'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { contentsOf, fieldsOf } from '#app/demo/seeders/listing_fields'
import { saveImage } from '#app/media/actions/save_image'
import { createProperty } from '#app/properties/actions/create_property'
import { publishProperty } from '#app/properties/actions/publish_property'
import { updateComponent } from '#app/properties/actions/update_component'
import { updateProperty } from '#app/properties/actions/update_property'
import type { ComponentType } from '#app/properties/contract/listing_options'
import type Property from '#app/properties/models/property'
import { findTeam } from '#app/teams/queries/find_team'
import { backdateListing } from '#app/demo/seeders/backdate_listing'
import { seedVisits } from '#app/demo/seeders/seed_visits'
import type { Contents } from '#app/demo/seeders/with_demo_photos'

export class ListingSeeder {
  constructor(private readonly contents: Contents) {}

  async seed(owner: User, listing: DemoListing, trx: TransactionClientContract): Promise<Property> {
    const images = await this.#savePhotographs(owner, listing, trx)
    const property = await createProperty({ user: owner, trx }, { ...fieldsOf(listing), images })
    if (listing.team) {
      const { id: teamId } = await findTeam({ handle: listing.team }, null, trx)
      await property.merge({ teamId }).save()
    }
    await this.#fillComponents(owner, property, listing, trx)
    if (listing.status !== 'draft') await this.#publish(owner, property, listing, trx)
    await backdateListing({ trx }, property, listing)
    await seedVisits({ trx }, property, listing)
    return property
  }

  /** One row per use; the file is stored once. */
  async #savePhotographs(
    owner: User,
    { photographs }: DemoListing,
    trx: TransactionClientContract
  ): Promise<number[]> {
    const ids: number[] = []
    for (const photograph of photographs) {
      const image = { owner, alt: PHOTOGRAPHS[photograph], purpose: 'property' as const }
      const { id } = await saveImage({ trx }, this.contents.get(photograph)!, image)
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
      await updateComponent({ user: owner, trx }, id, { content: { ...content } })
    }
  }

  async #publish(
    owner: User,
    { slug }: Property,
    { price, lowered, status }: DemoListing,
    trx: TransactionClientContract
  ): Promise<void> {
    await publishProperty({ user: owner, trx }, slug, true)
    const prices = lowered ? [...lowered.slice(1).map(({ from }) => from), price] : []
    for (const next of prices) await updateProperty({ user: owner, trx }, slug, { price: next })
    if (status) await updateProperty({ user: owner, trx }, slug, { status })
  }
}
