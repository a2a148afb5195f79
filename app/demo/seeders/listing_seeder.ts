import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { DemoListing } from '#app/demo/data/listings'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { contentsOf, fieldsOf } from '#app/demo/seeders/listing_fields'
import { saveImage } from '#app/media/save_image'
import { addDocument } from '#app/properties/documents/change_document'
import { createProperty } from '#app/properties/create_property'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { updateComponent } from '#app/properties/parts/update_component'
import { updateProperty } from '#app/properties/update_property'
import type { ComponentType } from '#app/properties/listing_options'
import type Property from '#app/properties/property'
import { findTeam } from '#app/teams/find_teams'
import { backdateListing, seedPlans, seedVisits } from '#app/demo/seeders/seed_listing_parts'
import type { Contents } from '#app/demo/seeders/with_demo_files'

export class ListingSeeder {
  /** @param documentKey of the stored file that every demo document is */
  constructor(
    private readonly contents: Contents,
    private readonly documentKey: string
  ) {}

  async seed(owner: User, listing: DemoListing, trx: TransactionClientContract): Promise<Property> {
    const photos = await this.#savePhotographs(owner, listing, trx)
    const images = [...photos.values()]
    const property = await createProperty({ user: owner, trx }, { ...fieldsOf(listing), images })
    if (listing.team) {
      const { id: teamId } = await findTeam({ handle: listing.team }, null, trx)
      await property.merge({ teamId }).save()
    }
    const { plans = [], documents = {} } = listing
    const floorPlans = await seedPlans({ trx }, this.contents, { owner, plans, photos })
    const contents = plans.length ? { floor_plans: floorPlans } : {}
    await this.#fillComponents(owner, property, { ...contentsOf(listing), ...contents }, trx)
    for (const [name, isPublic] of Object.entries(documents)) {
      const document = { fileKey: this.documentKey, name, isPublic }
      await addDocument({ user: owner, trx }, property.slug, document)
    }
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
  ): Promise<Map<Photograph, number>> {
    const ids = new Map<Photograph, number>()
    for (const photograph of photographs) {
      const image = { owner, alt: PHOTOGRAPHS[photograph], purpose: 'property' as const }
      const { id } = await saveImage({ trx }, this.contents.get(photograph)!, image)
      ids.set(photograph, id)
    }
    return ids
  }

  async #fillComponents(
    owner: User,
    property: Property,
    contents: Partial<Record<ComponentType, object>>,
    trx: TransactionClientContract
  ): Promise<void> {
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
