import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './lib/percentile.js'
import { Report } from './lib/report.js'

const ROUNDS = 300
const PAGE = { page: 1, perPage: 20 }
const [size = '1000000'] = process.argv.slice(2)
const people = Number(size)

/**
 * Search time among many people (the argument, default one million), on the PostgreSQL of
 * `DATABASE_URL`, which must be empty: `scripts/with_postgres.sh npm run bench -- society 100000`.
 */
if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL to an empty PostgreSQL.')
const storage = await mkdtemp(join(tmpdir(), 'vesta-society-'))
process.env.STORAGE_PATH = storage
process.env.NODE_ENV = 'production'

const { bootApp } = await import('./lib/booted.js')
const app = await bootApp()
const { migrate } = await import('#app/kernel/database/migrate')
const { seedSociety } = await import('./lib/seed_society.js')
const { listSocietyMembers } = await import('#app/society/list_members')
const { listSuggestions } = await import('#app/society/list_members')
const { mistyped, sampleNames } = await import('./lib/society_names.js')
await migrate(app)
await seedSociety(people)

const report = new Report('society')
report.add('people', people, '')

async function measure(label: string, ask: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await ask(round)
    times.push(performance.now() - began)
  }
  report.add(`${label}, p50`, percentile(times, 0.5), 'ms')
  report.add(`${label}, p95`, percentile(times, 0.95), 'ms')
}

const filters = { text: '', type: null, marketId: null }
const search = (text: string, more: object = {}) =>
  listSocietyMembers(1, { ...filters, text, ...more }, PAGE)
const names = sampleNames(ROUNDS)
await search('warm')

await measure('search, three letters', (round) => search(names[round]!.slice(0, 3)))
await measure('search, a first name', (round) => search(names[round]!.split(' ')[0]!))
await measure('search, a whole name', (round) => search(names[round]!))
await measure('search, a whole name with a typing mistake', (round) =>
  search(mistyped(names[round]!, round))
)
await measure('search, a name in a market', (round) =>
  search(names[round]!.split(' ')[1]!, { marketId: 1 + (round % 200) })
)
await measure('everybody, most followed first', () => search(''))
await measure('everybody of a type', () => search('', { type: 'realtor' }))
await measure('everybody in a market', (round) => search('', { marketId: 1 + (round % 200) }))
await measure('suggestions', (round) => listSuggestions(1 + round))
await report.write()

await app.terminate()
await rm(storage, { recursive: true, force: true })
