import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MAX_OFFERINGS } from '#app/club/offerings/offering_options'
import { MAX_PROMPTS } from '#app/designs/prompts/saved_prompts'
import { MAX_CAMPAIGNS_PER_FARM } from '#app/farm/campaigns/campaign_options'
import { MAX_SEGMENTS_PER_FARM } from '#app/farm/farm_options'
import { farmer } from '#app/farm/tests/farming'
import { MAX_JOURNALS } from '#app/journals/journal_options'

interface Counted {
  most: number
  path: string
  body: (name: string) => object
  /** adds `:count` of them to what is `owner`’s */
  fill: string
  /** what one too many answers */
  refused: 409 | 422
}

const COUNTED: Record<string, Counted> = {
  offerings: {
    most: MAX_OFFERINGS,
    path: '/api/offerings',
    body: (title) => ({ offering: { title, kind: 'service' } }),
    fill: `insert into offerings (user_id, slug, title, kind, created_at, updated_at)
      select :userId, 'full-' || :userId || '-' || n, 'Full', 'service', now(), now()
      from generate_series(1, :count) n`,
    refused: 409,
  },
  journals: {
    most: MAX_JOURNALS,
    path: '/api/journals',
    body: (title) => ({ journal: { title } }),
    fill: `insert into journals (user_id, slug, title, created_at, updated_at)
      select :userId, 'full-' || :userId || '-' || n, 'Full', now(), now()
      from generate_series(1, :count) n`,
    refused: 409,
  },
  prompts: {
    most: MAX_PROMPTS,
    path: '/api/designs/prompts',
    body: (name) => ({ name, options: {} }),
    fill: `insert into design_prompts (user_id, name, options, created_at)
      select :userId, 'Full', '{}', now() from generate_series(1, :count) n`,
    refused: 422,
  },
  segments: {
    most: MAX_SEGMENTS_PER_FARM,
    path: '/api/farm/segments',
    body: (name) => ({ segment: { name, filter: {} } }),
    fill: `insert into farm_segments (farm_id, name, filter)
      select id, 'Full ' || n, '{}' from farms, generate_series(1, :count) n
      where user_id = :userId`,
    refused: 409,
  },
  campaigns: {
    most: MAX_CAMPAIGNS_PER_FARM,
    path: '/api/farm/campaigns',
    body: (name) => ({ campaign: { name, subject: name } }),
    fill: `insert into farm_campaigns (farm_id, name, subject, body, filter)
      select id, 'Full', 'Full', '[]', '{}' from farms, generate_series(1, :count) n
      where user_id = :userId`,
    refused: 409,
  },
}

test.group('What one may have only so many of', () => {
  for (const [what, { most, path, body, fill, refused }] of Object.entries(COUNTED)) {
    test(`${what} made at once count each other`, async ({ client, assert }) => {
      const { user, send } = await farmer(client)
      const first = await send('post', path, body('First'))
      first.assertStatus(201)
      await db.rawQuery(fill, { userId: user.id, count: most - 2 })
      const names = ['Second', 'Third', 'Fourth', 'Fifth']
      const answers = await Promise.all(names.map((name) => send('post', path, body(name))))
      assert.sameMembers(
        answers.map((answer) => answer.status()),
        [201, refused, refused, refused]
      )
    })
  }
})
