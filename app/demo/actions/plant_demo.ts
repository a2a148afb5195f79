import db from '@adonisjs/lucid/services/db'
import { PEOPLE } from '#app/demo/data/people'
import { LISTINGS } from '#app/demo/data/listings'
import PlantListing from './plant_listing.js'
import PlantPeople from './plant_people.js'

/**
 * Puts the demonstration world into an empty database, through the same
 * actions that people use. All of it is one transaction: a world that was cut
 * off in the middle was never there.
 */
export default class PlantDemo {
  /** @param folder the photographs' */
  async handle(folder: string): Promise<void> {
    await db.transaction(async (trx) => {
      const people = await new PlantPeople().handle(PEOPLE, trx)
      for (const [index, listing] of LISTINGS.entries()) {
        const owner = people.get(listing.owner)!
        await new PlantListing(folder).handle(owner, listing, index, trx)
      }
    })
  }
}
