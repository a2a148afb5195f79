import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { CHATS } from '#app/demo/data/chats'
import { DESIGNS } from '#app/demo/data/designs'
import { DREAMS } from '#app/demo/data/dreams'
import { JOURNALS } from '#app/demo/data/journals'
import { DEMO_LISTINGS } from '#app/demo/data/listings'
import { OFFERING_REQUESTS } from '#app/demo/data/offering_requests'
import { OFFERINGS } from '#app/demo/data/offerings'
import { demoEmailOf, MAIN_HANDLES, PEOPLE } from '#app/demo/data/people'
import type { Photograph } from '#app/demo/data/photographs'
import { SPOTS } from '#app/demo/data/spots'
import { WALKTHROUGHS } from '#app/demo/data/walkthroughs'
import { ChatSeeder } from '#app/demo/seeders/chat_seeder'
import { DesignSeeder } from '#app/demo/seeders/design_seeder'
import { DreamSeeder } from '#app/demo/seeders/dream_seeder'
import { JournalSeeder } from '#app/demo/seeders/journal_seeder'
import { ListingSeeder } from '#app/demo/seeders/listing_seeder'
import { OfferingSeeder } from '#app/demo/seeders/offering_seeder'
import { seedCampaigns } from '#app/demo/seeders/seed_campaigns'
import { seedFarm } from '#app/demo/seeders/seed_farm'
import { seedLeads } from '#app/demo/seeders/seed_leads'
import { seedOpenHouses } from '#app/demo/seeders/seed_open_houses'
import { seedConnections, seedPeople, seedPortraits } from '#app/demo/seeders/seed_people'
import { seedPursuits } from '#app/demo/seeders/seed_pursuits'
import { seedTeams } from '#app/demo/seeders/seed_teams'
import { SpotSeeder } from '#app/demo/seeders/spot_seeder'
import { VideoSeeder } from '#app/demo/seeders/video_seeder'
import {
  withDemoVideos,
  withDemoPhotos,
  type ProcessedVideos,
  type Contents,
} from '#app/demo/seeders/with_demo_files'
import type Design from '#app/designs/design'
import { withConnectionWait } from '#app/kernel/database/connection_wait'
import { keepQuiet, transaction, type InTransaction } from '#app/kernel/database/transaction'
import { storeDocumentFile } from '#app/properties/documents/document_files'
import type Property from '#app/properties/property'
import { isDemoOn } from '#config/demo'
import { markNoticesRead } from '#app/notifications/change_notices'
import { listNoticeIds } from '#app/notifications/find_notifications'

const OLD_NEWS = ['coin_earned', 'offering_request', 'referral_joined']

/** What people earned long ago is no news, and nothing waits to be mailed: they have no mailboxes. */
async function settleNews({ trx }: InTransaction, people: readonly User[]): Promise<void> {
  for (const user of people) {
    for (const kind of OLD_NEWS) {
      await markNoticesRead({ user, trx }, await listNoticeIds(user.id, kind, trx))
    }
  }
  const ids = people.map(({ id }) => id)
  await trx.from('notifications').whereIn('user_id', ids).update({ is_mail_pending: false })
  await trx.rawQuery(
    `update chat_members m set digested_message_id = c.last_message_id
     from chats c where c.id = m.chat_id and m.user_id = any(?) and c.last_message_id is not null`,
    [ids]
  )
}

/** Its many photos share one connection, which a busy machine gives late. */
const MAX_WAIT_SECONDS = 120

/**
 * Seeds an empty embedded database; `DEMO=0` never does, `DEMO=1` also seeds PostgreSQL.
 * @param photos their folder
 */
export async function seedDemoOnFirstStart(photos: string): Promise<void> {
  if (!isDemoOn()) return
  if (await User.first()) return
  const started = Date.now()
  process.stdout.write('Creating the demonstration data…\n')
  await withConnectionWait(MAX_WAIT_SECONDS, () => seedDemo(photos))
  const seconds = Math.ceil((Date.now() - started) / 1000)
  process.stdout.write(`Created the demonstration data in ${seconds} s\n`)
}

/** An arbitrary lock id used nowhere else: of several processes, only one seeds. */
const LOCK = 7_305_114

/**
 * Creates the demo data with the same actions people use: files first, then all rows in one long
 * transaction, so that nobody sees half of it. Existing data stays.
 * @param folder where the photos are, with the documents and videos next to it
 */
export async function seedDemo(folder: string): Promise<void> {
  if (await isSeeded()) return
  const document = await readFile(join(folder, '../documents/energy_certificate.pdf'))
  await withDemoPhotos(folder, (contents) =>
    withDemoVideos(join(folder, '../videos'), (videos) =>
      storeDocumentFile(document, (documentKey) =>
        transaction((trx) => seedRows({ contents, videos, documentKey }, trx))
      )
    )
  )
}

interface StoredFiles {
  contents: Contents
  videos: ProcessedVideos
  documentKey: string
}

async function seedRows(
  { contents, videos: processed, documentKey }: StoredFiles,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(?)', [LOCK])
  if (await isSeeded(trx)) return

  keepQuiet({ trx })
  const people = await seedPeople({ trx }, PEOPLE)
  await seedPortraits({ trx }, people, contents)
  await seedConnections({ trx }, PEOPLE, people)
  await seedTeams({ trx }, people, contents)
  // with what the database filled in
  for (const person of people.values()) await person.refresh()
  const homes = new Map<string, Property>()
  const listings = new ListingSeeder(contents, documentKey)
  for (const listing of DEMO_LISTINGS) {
    homes.set(listing.name, await listings.seed(people.get(listing.owner)!, listing, trx))
  }
  const owners = new Map([...people.values()].map((person) => [person.id, person]))
  await seedLeads({ trx }, owners, homes)
  await seedOpenHouses({ trx }, owners, homes)
  await seedFarm({ trx }, people.get('ava')!)
  await seedCampaigns({ trx }, people.get('ava')!, homes)
  const designs = new Map<Photograph, Design>()
  const designSeeder = new DesignSeeder(contents, homes)
  for (const design of DESIGNS) {
    designs.set(design.result, await designSeeder.seed(people.get(design.owner)!, design, trx))
  }
  const videos = new VideoSeeder(contents, processed)
  for (const tour of WALKTHROUGHS) {
    await videos.walkthrough(people.get(tour.owner)!, homes.get(tour.home)!, tour, trx)
  }
  const spots = new SpotSeeder({ people, homes, designs, contents, videos })
  for (const spot of SPOTS) await spots.seed(spot, trx)
  const dreams = new DreamSeeder({ people, homes, designs, contents })
  for (const dream of DREAMS) await dreams.seed(dream, trx)
  await seedPursuits({ trx }, people, homes)
  const journals = new JournalSeeder({ people, homes, designs, contents })
  for (const journal of JOURNALS) await journals.seed(journal, trx)
  const offerings = new OfferingSeeder({ people, contents })
  for (const offering of OFFERINGS) await offerings.offer(offering, trx)
  const steps = OFFERING_REQUESTS.flatMap((request) => offerings.stepsOf(request, trx))
  await new ChatSeeder({ people, homes, contents }).seed(CHATS, steps, trx)
  await offerings.backdateChats(trx)
  await settleNews({ trx }, [...people.values()])
}

async function isSeeded(client?: TransactionClientContract): Promise<boolean> {
  return (await User.findBy('email', demoEmailOf(MAIN_HANDLES[0]), { client })) !== null
}
