import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction } from '#app/kernel/database/transaction'
import User from '#app/accounts/models/user'
import { CHATS } from '#app/demo/data/chats'
import { DESIGNS } from '#app/demo/data/designs'
import { LISTINGS } from '#app/demo/data/listings'
import { emailOf, MAIN_HANDLES, PEOPLE } from '#app/demo/data/people'
import type Property from '#app/properties/models/property'
import { ChatSeeder } from '#app/demo/seeders/chat_seeder'
import { DesignSeeder } from '#app/demo/seeders/design_seeder'
import { ListingSeeder } from '#app/demo/seeders/listing_seeder'
import { seedConnections } from '#app/demo/seeders/seed_connections'
import { seedLeads } from '#app/demo/seeders/seed_leads'
import { seedPeople } from '#app/demo/seeders/seed_people'
import { seedPortraits } from '#app/demo/seeders/seed_portraits'
import { seedTeams } from '#app/demo/seeders/seed_teams'
import { withDemoPhotos, type Contents } from '#app/demo/seeders/with_demo_photos'

/** An arbitrary lock id used nowhere else: of several processes, only one seeds. */
const LOCK = 7_305_114

/**
 * Creates the demo data with the same actions people use: files first, then all rows in one long
 * transaction, so that nobody sees half of it. Existing data stays.
 * @param folder where the photos are
 */
export async function seedDemo(folder: string): Promise<void> {
  if (await isSeeded()) return
  await withDemoPhotos(folder, (contents) => transaction((trx) => seedRows(contents, trx)))
}

async function seedRows(contents: Contents, trx: TransactionClientContract): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(?)', [LOCK])
  if (await isSeeded(trx)) return

  const people = await seedPeople({ trx }, PEOPLE)
  await seedPortraits({ trx }, people, contents)
  await seedConnections({ trx }, PEOPLE, people)
  await seedTeams({ trx }, people)
  const homes = new Map<string, Property>()
  const listings = new ListingSeeder(contents)
  for (const listing of LISTINGS) {
    homes.set(listing.name, await listings.seed(people.get(listing.owner)!, listing, trx))
  }
  const owners = new Map([...people.values()].map((person) => [person.id, person]))
  await seedLeads({ trx }, owners, homes)
  const designs = new DesignSeeder(contents, homes)
  for (const design of DESIGNS) await designs.seed(people.get(design.owner)!, design, trx)
  await new ChatSeeder({ people, homes, contents }).seed(CHATS, trx)
}

async function isSeeded(client?: TransactionClientContract): Promise<boolean> {
  return (await User.findBy('email', emailOf(MAIN_HANDLES[0]), { client })) !== null
}
