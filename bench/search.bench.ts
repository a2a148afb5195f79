import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

const ROUNDS = 100
const PAGE = { page: 1, perPage: 20 }
const [size = '100000'] = process.argv.slice(2)
const listings = Number(size)

/**
 * Search time among many listings (the argument, default 100,000): in the embedded database, or in
 * an empty PostgreSQL: `scripts/with_postgres.sh npm run bench -- search 1000000`.
 */
const storage = await mkdtemp(join(tmpdir(), 'vesta-search-'))
process.env.STORAGE_PATH = storage
process.env.NODE_ENV = 'production'

const { bootApp } = await import('./lib/booted.js')
const app = await bootApp()
const { migrate } = await import('#app/kernel/database/migrate')
const { seededTown, seedListings } = await import('#tests/support/seed_listings')
const { transaction } = await import('#app/kernel/database/transaction')
const { listClusters } = await import('#app/search/map/list_clusters')
const { searchListings } = await import('#app/search/search_listings')
const { readSearch } = await import('#app/search/search_request')
await migrate(app)
await transaction((trx) => seedListings(trx, listings))

const database = process.env.DATABASE_URL ? 'postgresql' : 'embedded'
const report = new Report(`search-${database}-${listings}`)
report.add('listings', listings, '')

async function measure(label: string, ask: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  await ask(0)
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await ask(round)
    times.push(performance.now() - began)
  }
  report.add(`${label}, p50`, percentile(times, 0.5), 'ms')
  report.add(`${label}, p95`, percentile(times, 0.95), 'ms')
}

type Query = Record<string, string>

const search = async (query: Query) => searchListings(await readSearch(query), PAGE, [])
const circle = (round: number, radius: string): Query => {
  const { latitude, longitude } = seededTown(round)
  return { latitude: String(latitude), longitude: String(longitude), radius }
}
const boxOf = (round: number, half: number) => {
  const { latitude, longitude } = seededTown(round)
  return {
    west: longitude - half,
    south: latitude - half,
    east: longitude + half,
    north: latitude + half,
  }
}
const viewport = (round: number) => Object.values(boxOf(round, 0.2)).join(',')
const polygon = (round: number) => {
  const { west, south, east, north } = boxOf(round, 0.3)
  return [`${west},${south}`, `${east},${south}`, `${(west + east) / 2},${north}`].join(';')
}
const clusters = async (round: number, half: number, zoom: number, query: Query = {}) =>
  listClusters(await readSearch(query), boxOf(round, half), zoom, [])

await measure('a part of the map', (round) => search({ viewport: viewport(round) }))
await measure('a part of the map, three bedrooms, cheapest first', (round) =>
  search({ viewport: viewport(round), bedrooms: '3', sort: 'price' })
)
await measure('a radius of 10 miles', (round) => search(circle(round, '10')))
await measure('a radius of 10 miles, nearest first', (round) =>
  search({ ...circle(round, '10'), sort: 'distance' })
)
await measure('a drawn area', (round) => search({ polygon: polygon(round) }))
await measure('everywhere, newest first', () => search({}))
await measure('everywhere, cheapest first', () => search({ sort: 'price' }))
await measure('everywhere, largest first', () => search({ sort: '-area' }))
await measure('everywhere, villas with a pool', () => search({ type: 'villa', features: 'pool' }))
await measure('a word', (round) => search({ q: seededTown(round).word }))
await measure('a word that all have', () => search({ q: 'villa' }))
await measure('a word with a typing mistake', (round) => search({ q: `estte${100 + round}` }))
await measure('clusters of a town', (round) => clusters(round, 0.2, 12))
await measure('clusters of a continent', (round) => clusters(round, 20, 4))
await measure('clusters of a continent, villas', (round) =>
  clusters(round, 20, 4, { type: 'villa' })
)
await report.write()

await app.terminate()
await rm(storage, { recursive: true, force: true })
