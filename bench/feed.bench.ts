import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

const ROUNDS = 150
const TENTH = 10
const [size = '1000000'] = process.argv.slice(2)
const spots = Number(size)

/**
 * The first and the tenth page of the feed among many spots (the argument, default one million) and
 * 100,000 follows, embedded or on the empty PostgreSQL of `DATABASE_URL`:
 * `bash scripts/with_postgres.sh npm run bench -- feed`.
 */
const storage = await mkdtemp(join(tmpdir(), 'vesta-feed-'))
process.env.STORAGE_PATH = storage
process.env.NODE_ENV = 'production'

const { bootApp } = await import('./lib/booted.js')
const app = await bootApp()
const { migrate } = await import('#app/kernel/database/migrate')
const { READERS, seedFeed } = await import('./lib/seed_feed.js')
const { feedAnswer } = await import('#app/spots/feed/feed_answer')
const { readFeedPage } = await import('#app/spots/feed/feed_page')
const { parseFeedCursor, START } = await import('#app/spots/feed/feed_cursor')
await migrate(app)
const began = performance.now()
await seedFeed(spots)

const report = new Report(process.env.DATABASE_URL ? 'feed' : 'feed-embedded')
report.add('spots', spots, '')
report.add('seeding', (performance.now() - began) / 1000, 's')

type Tab = Parameters<typeof feedAnswer>[1]
type Place = typeof START

async function tenth(viewerId: number | null, tab: Tab): Promise<Place> {
  let place = START
  for (let page = 1; page < TENTH; page++) {
    place = parseFeedCursor((await feedAnswer(viewerId, tab, place)).next_cursor)
  }
  return place
}

async function measure(label: string, ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 5; round++) await ask()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  report.add(`${label}, p50`, percentile(times, 0.5), 'ms')
  report.add(`${label}, p95`, percentile(times, 0.95), 'ms')
}

for (const [label, viewerId, tab] of [
  ['following 5,000', READERS.many, 'following'],
  ['following 80', READERS.few, 'following'],
  ['following 5,000 who are quiet', READERS.quiet, 'following'],
  ['near', READERS.many, 'near'],
  ['markets', READERS.many, 'markets'],
  ['a guest', null, 'following'],
] as const) {
  const place = await tenth(viewerId, tab)
  await measure(`${label}, page 1, ids`, () => readFeedPage(viewerId, tab, START))
  await measure(`${label}, page 1`, () => feedAnswer(viewerId, tab, START))
  await measure(`${label}, page 10`, () => feedAnswer(viewerId, tab, place))
}
await report.write()

await app.terminate()
await rm(storage, { recursive: true, force: true })
