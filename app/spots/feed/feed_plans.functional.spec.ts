import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import {
  FOLLOWED_AMONG_NEWEST,
  FOLLOWED_BY_PERSON,
  JOINED_MARKETS,
  NEAR,
  POPULAR,
  TAGGED,
} from '#app/spots/feed/list_feed_spots'
import { createUser } from '#tests/support/users'

/** A step of a query, as PostgreSQL explains it. */
interface PlanNode {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Plans'?: PlanNode[]
}

interface Explained {
  'QUERY PLAN': { Plan: PlanNode }[]
}

const QUERIES = [
  [FOLLOWED_BY_PERSON, 'spots_of_user'],
  [FOLLOWED_AMONG_NEWEST, 'spots_newest'],
  [JOINED_MARKETS, 'spot_markets_pkey'],
  [NEAR, 'spots_of_cell'],
  [POPULAR, 'spots_popular'],
  [TAGGED, 'spot_tags_pkey'],
] as const

const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)]

/** What a step gets its rows from, but for those that a limit ends. */
function unlimited(node: PlanNode): PlanNode[] {
  if (node['Node Type'] === 'Limit') return []
  return [node, ...(node.Plans ?? []).flatMap(unlimited)]
}

test.group('The feed', () => {
  test('is read from indexes, and sorts only what a limit has left', async ({ assert }) => {
    const values = {
      viewerId: (await createUser()).id,
      at: '9999-01-01',
      id: 0,
      limit: 10,
      hiddenIds: [],
      seen: [],
      cells: [1, 2],
      tag: 'pool',
    }
    await transaction(async (trx) => {
      // few rows are quicker to read and sort as a whole
      await trx.rawQuery('set local enable_seqscan = off')
      await trx.rawQuery('set local enable_sort = off')
      for (const [sql, index] of QUERIES) {
        const named = Object.entries(values).filter(([name]) => sql.includes(`:${name}`))
        const { rows } = await trx.rawQuery<{ rows: Explained[] }>(
          `explain (format json) ${sql}`,
          Object.fromEntries(named)
        )
        const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesIn(Plan))
        assert.include(
          nodes.map((node) => node['Index Name']),
          index
        )
        const scans = nodes.filter((node) => node['Relation Name'] === 'spots')
        assert.notInclude(
          scans.map((node) => node['Node Type']),
          'Seq Scan'
        )
        const sorted = nodes.filter((node) => node['Node Type'].endsWith('Sort')).flatMap(unlimited)
        assert.notInclude(
          sorted.map((node) => node['Relation Name']),
          'spots'
        )
      }
    })
  })
})
