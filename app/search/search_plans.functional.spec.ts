import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { listClusters } from '#app/search/map/list_clusters'
import { searchListings } from '#app/search/search_listings'
import { readSearch } from '#app/search/search_request'
import { seededTown, seedListings } from '#tests/support/seed_listings'

const LISTINGS = 20_000
const PAGE = { page: 1, perPage: 20 }
const { latitude, longitude, word } = seededTown(7)
const viewport = [longitude - 0.2, latitude - 0.2, longitude + 0.2, latitude + 0.2].join(',')
const polygon = [
  [longitude - 0.2, latitude - 0.2],
  [longitude + 0.2, latitude - 0.2],
  [longitude, latitude + 0.2],
].join(';')

interface Asked {
  sql: string
  bindings: StrictValues[]
}

/** The statements that a search really sends. */
async function statementsOf(search: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { config } = db.manager.get(db.primaryConnectionName)!
  const before = config.debug
  const stop = emitter.on('db:query', ({ sql, bindings }) => {
    asked.push({ sql, bindings: [...(bindings ?? [])] })
  })
  config.debug = true
  try {
    await search()
  } finally {
    config.debug = before
    stop()
  }
  return asked
}

async function planOf(trx: TransactionClientContract, { sql, bindings }: Asked): Promise<string> {
  const { rows } = await trx.rawQuery(`explain ${sql}`, bindings)
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
}

const found = (query: Record<string, string>) => async () =>
  searchListings(await readSearch(query), PAGE, [])

const clusters = (query: Record<string, string>) => async () => {
  const filters = await readSearch(query)
  const [west, south, east, north] = viewport.split(',').map(Number)
  return listClusters(filters, { west, south, east, north }, 8, [])
}

const circle = { latitude: String(latitude), longitude: String(longitude), radius: '5' }

const PLANS: { name: string; search: () => Promise<unknown>; index: string }[] = [
  { name: 'the part of the map', search: found({ viewport }), index: 'listed_properties_place' },
  { name: 'a radius', search: found(circle), index: 'listed_properties_place' },
  {
    name: 'a radius by distance',
    search: found({ ...circle, sort: 'distance' }),
    index: 'listed_properties_place',
  },
  { name: 'a drawn area', search: found({ polygon }), index: 'listed_properties_place' },
  { name: 'text', search: found({ q: word }), index: 'listed_properties_words' },
  { name: 'the newest', search: found({}), index: 'listed_properties_newest' },
  { name: 'the cheapest', search: found({ sort: 'price' }), index: 'listed_properties_usd' },
  { name: 'the dearest', search: found({ sort: '-price' }), index: 'listed_properties_dearest' },
  { name: 'the largest', search: found({ sort: '-area' }), index: 'listed_properties_largest' },
  { name: 'the smallest', search: found({ sort: 'area' }), index: 'listed_properties_area' },
  { name: 'clusters', search: clusters({}), index: 'listing_cells_pkey' },
  {
    name: 'clusters of a type',
    search: clusters({ type: 'villa' }),
    index: 'listed_properties_place',
  },
]

test.group('Plans of searches', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('read what they show by an index', async ({ assert }) => {
    const asked: { name: string; index: string; listing: Asked }[] = []
    for (const { name, search, index } of PLANS) {
      const listing = (await statementsOf(search)).findLast(({ sql }) => sql.includes('order by'))
      asked.push({ name, index, listing: listing! })
    }
    const trx = await db.transaction()
    try {
      await seedListings(trx, LISTINGS)
      for (const { name, index, listing } of asked) {
        const plan = await planOf(trx, listing)
        assert.include(plan, index, name)
        assert.notInclude(plan, 'Seq Scan on listed_properties', name)
      }
    } finally {
      await trx.rollback()
      await db.rawQuery('analyze listed_properties')
    }
  })
})
