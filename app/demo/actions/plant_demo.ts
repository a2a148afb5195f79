import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { CHATS } from '#app/demo/data/chats'
import { DESIGNS } from '#app/demo/data/designs'
import { LISTINGS } from '#app/demo/data/listings'
import { emailOf, MAIN_HANDLES, PEOPLE } from '#app/demo/data/people'
import type Property from '#app/properties/models/property'
import LendPhotographs, { type Contents } from './lend_photographs.js'
import PlantChats from './plant_chats.js'
import PlantDesign from './plant_design.js'
import PlantListing from './plant_listing.js'
import PlantPeople from './plant_people.js'
import PlantTies from './plant_ties.js'

/** Any number that nothing else locks: of processes that start at once, one plants. */
const LOCK = 7_305_114

/**
 * Puts the demonstration world into the database, through the same actions
 * that people use: first the files, then all of the rows in one transaction,
 * so that a world that was cut off in the middle was never there. The
 * transaction is a long one, but nobody is served yet.
 */
export default class PlantDemo {
  /**
   * A world that is there stays as it is.
   *
   * @param folder the photographs'
   */
  async handle(folder: string): Promise<void> {
    if (await isPlanted()) return
    await new LendPhotographs(folder).handle((contents) =>
      db.transaction((trx) => this.#plant(contents, trx))
    )
  }

  async #plant(contents: Contents, trx: TransactionClientContract): Promise<void> {
    await trx.rawQuery('select pg_advisory_xact_lock(?)', [LOCK])
    if (await isPlanted(trx)) return

    const people = await new PlantPeople().handle(PEOPLE, trx)
    await new PlantTies().handle(PEOPLE, people, trx)
    const homes = new Map<string, Property>()
    for (const listing of LISTINGS) {
      const owner = people.get(listing.owner)!
      homes.set(listing.name, await new PlantListing(contents).handle(owner, listing, trx))
    }
    for (const design of DESIGNS) {
      await new PlantDesign(contents, homes).handle(people.get(design.owner)!, design, trx)
    }
    await new PlantChats({ people, homes, contents }).handle(CHATS, trx)
  }
}

async function isPlanted(client?: TransactionClientContract): Promise<boolean> {
  return (await User.findBy('email', emailOf(MAIN_HANDLES[0]), { client })) !== null
}
