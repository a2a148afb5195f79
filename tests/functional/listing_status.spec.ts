import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import type User from '#app/accounts/user'
import { importList } from '#app/imports/list_factory'
import { transaction } from '#app/kernel/database/transaction'
import Property from '#app/properties/property'
import { changeStatus } from '#app/properties/publishing/change_status'
import { takeDownListing } from '#app/properties/publishing/publish_property'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'
import { revertProperty } from '#app/properties/revert_property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { deleteTeam } from '#app/teams/change_team'
import { switchTeam } from '#app/teams/current_team/current_team'
import type Team from '#app/teams/team'
import { teamOf } from '#app/teams/tests/team_factory'
import { listenerOf } from '#app/webhooks/tests/listener'
import type Webhook from '#app/webhooks/webhook'
import { createUser } from '#tests/support/users'

const EVENTS = ['property.published', 'property.unpublished']

interface World {
  client: ApiClient
  owner: User
  team: Team
  /** an agent of the team */
  maker: User
  /** made for the team */
  listing: Property
}

async function worldOf(client: ApiClient): Promise<World> {
  const [owner, maker] = [
    await createUser({ type: 'realtor' }),
    await createUser({ type: 'realtor' }),
  ]
  const team = await teamOf(owner, { agent: maker })
  await transaction((trx) => switchTeam({ user: maker, trx }, team.id))
  return { client, owner, team, maker, listing: await createPublished(await maker.refresh()) }
}

const send = async ({ client, maker }: World, path: string, body: object) =>
  (
    await client.post(`/api/properties/${path}`).json(body).withCsrfToken().loginAs(maker)
  ).assertStatus(200)

const update = (world: World, property: object) => send(world, world.listing.slug, { property })

const bulk = async ({ client, maker, listing }: World, status: string) =>
  client
    .post('/api/properties/bulk/status')
    .header('Idempotency-Key', crypto.randomUUID())
    .json({ slugs: [listing.slug], status })
    .withCsrfToken()
    .loginAs(maker)

const importAs = (StandardStatus: string) => async (world: World) => {
  const value = [{ ListingKey: world.listing.slug, StandardStatus }]
  const content = JSON.stringify({ value })
  await importList(world.client, world.maker, { content, name: 'list.json', publish: true })
}

type Way = [name: string, go: (world: World) => Promise<unknown>]

/** Ways that leave the listing in place. */
const BACK: Way[] = [
  ['unpublishing', (world) => send(world, `${world.listing.slug}/publish`, { publish: false })],
  ['a draft in an update', (world) => update(world, { status: 'draft' })],
  ['an archived one in an update', (world) => update(world, { status: 'archive', price: 5 })],
  ['drafts among several', (world) => bulk(world, 'draft')],
  ['archived ones among several', (world) => bulk(world, 'archive')],
  ['an imported list', importAs('Closed')],
  ['moderation', ({ listing }) => transaction((trx) => takeDownListing({ trx }, listing.id))],
]

const PUBLIC: Way[] = [
  ['publishing', (world) => send(world, `${world.listing.slug}/publish`, { publish: true })],
  ['publishing several', (world) => bulk(world, 'publish')],
  ['an imported list', importAs('Active')],
]

async function toldTo({ id }: Webhook): Promise<{ event: string; status: string }[]> {
  const rows = await db.from('webhook_deliveries').where('webhook_id', id).orderBy('id')
  return rows.map(({ event, body }) => ({
    event,
    status: JSON.parse(body).data.property.status,
  }))
}

const listedIn = ({ id }: Property) => db.from('listed_properties').where('property_id', id)

test.group('A listing’s status', () => {
  for (const [name, go] of BACK) {
    test(`is told once to its owner and team when it goes back: ${name}`, async ({
      client,
      assert,
    }) => {
      const here = await worldOf(client)
      const { owner, maker, team, listing } = here
      const hooks = [
        await listenerOf(maker, { events: EVENTS }),
        await listenerOf(owner, { events: EVENTS, team_id: team.id }),
      ]
      assert.isString(await findPropertyStamp({ slug: listing.slug }))
      for (let time = 0; time < 2; time++) {
        await go(here)
        const { status, version, archivedAt } = await stateOf(listing)
        for (const hook of hooks) {
          assert.deepEqual(await toldTo(hook), [{ event: 'property.unpublished', status }])
        }
        assert.isAbove(version, listing.version)
        assert.equal(archivedAt !== null, status === 'archive')
        assert.isNull(await findPropertyStamp({ slug: listing.slug }))
        assert.isEmpty(await listedIn(listing))
      }
    })
  }

  for (const [name, go] of PUBLIC) {
    test(`is told once when it goes public, with its price: ${name}`, async ({
      client,
      assert,
    }) => {
      const here = await worldOf(client)
      const { maker, listing } = here
      await update(here, { status: 'draft', price: 990_000 })
      const hook = await listenerOf(maker, { events: EVENTS })
      for (let time = 0; time < 2; time++) {
        await go(here)
        assert.deepEqual(await toldTo(hook), [{ event: 'property.published', status: 'publish' }])
      }
      assert.isString(await findPropertyStamp({ slug: listing.slug }))
      assert.lengthOf(await listedIn(listing), 1)
      const prices = await db.from('price_changes').where('property_id', listing.id).orderBy('id')
      assert.deepEqual(
        prices.map(({ price }) => Number(price)),
        [1_250_000, 990_000]
      )
    })
  }

  test('is told once by the end of its team', async ({ client, assert }) => {
    const { owner, team, maker } = await worldOf(client)
    const hook = await listenerOf(maker, { events: EVENTS })
    await transaction((trx) => deleteTeam({ user: owner, trx }, team.handle, 'archive'))
    assert.deepEqual(await toldTo(hook), [{ event: 'property.unpublished', status: 'archive' }])
  })

  test('is told once to its team by the end of its owner’s account', async ({ client, assert }) => {
    const { owner, team, maker, listing } = await worldOf(client)
    await createDraft(maker)
    const hook = await listenerOf(owner, { events: EVENTS, team_id: team.id })
    await transaction((trx) => deleteAccount({ user: maker, trx }))
    assert.isNull(await Property.find(listing.id))
    assert.deepEqual(await toldTo(hook), [{ event: 'property.unpublished', status: 'archive' }])
    const { body } = await db.from('webhook_deliveries').where('webhook_id', hook.id).firstOrFail()
    assert.include(body, listing.slug)
    assert.notInclude(body, maker.handle)
  })

  test('is told once when the import that made it is undone', async ({ client, assert }) => {
    const { maker, listing } = await worldOf(client)
    const hook = await listenerOf(maker, { events: EVENTS })
    const made = { version: listing.version, before: null }
    assert.isTrue(
      await transaction((trx) => revertProperty({ user: maker, trx }, listing.id, made))
    )
    assert.isNull(await Property.find(listing.id))
    assert.deepEqual(await toldTo(hook), [{ event: 'property.unpublished', status: 'archive' }])
  })

  test('is told to nobody while it isn’t public, nor when a change is rolled back', async ({
    client,
    assert,
  }) => {
    const here = await worldOf(client)
    const { maker, listing } = here
    const draft = await createDraft(maker)
    const hook = await listenerOf(maker, { events: EVENTS })
    for (const status of ['archive', 'draft']) {
      await send(here, draft.slug, { property: { status } })
    }
    const rolledBack = transaction(async (trx) => {
      await changeStatus({ trx }, [listing.id], { status: 'draft', actorId: maker.id })
      throw new Error('cut off')
    })
    await assert.rejects(() => rolledBack, 'cut off')
    assert.isEmpty(await toldTo(hook))
    assert.equal((await listing.refresh()).status, 'publish')
  })

  test('changes once, however many change it at the same time', async ({ client, assert }) => {
    const here = await worldOf(client)
    const hook = await listenerOf(here.maker, { events: EVENTS })
    await Promise.all(Array.from({ length: 4 }, () => update(here, { status: 'archive' })))
    assert.lengthOf(await toldTo(hook), 1)
  })
})

async function stateOf({ id }: Property) {
  const row = await db.from('properties').where({ id }).firstOrFail()
  return { status: row.status, version: row.version, archivedAt: row.archived_at }
}
