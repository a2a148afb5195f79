import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ListingOutcome } from '#app/properties/bulk/each_listing'
import { MAX_LISTINGS_PER_CALL } from '#app/properties/bulk/bulk_options'
import PriceChange from '#app/properties/prices/price_change'
import Property from '#app/properties/property'
import { NEW_LISTING_LIMITS } from '#app/properties/property_limits'
import { findPropertyStamp } from '#app/properties/public_page/find_standing'
import { bulkOutcomes, bulkSender } from '#app/properties/tests/bulk_calls'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { listenerOf } from '#app/webhooks/tests/listener'
import { createUser } from '#tests/support/users'

test.group('Several listings at once: status', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('each is done, was done already or is refused, and the others don’t mind', async ({
    client,
    assert,
  }) => {
    const [owner, stranger] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const [one, two, archived, foreign] = [
      await createPublished(owner),
      await createPublished(owner),
      await createDraft(owner),
      await createPublished(stranger),
    ]
    const secret = await createDraft(stranger)
    await archived.merge({ status: 'archive' }).save()
    const hook = await listenerOf(owner, { events: ['property.unpublished'] })
    const send = bulkSender(client, owner)
    const key = randomUUID()
    const slugs = [one, archived, foreign, secret, two].map(({ slug }) => slug)

    const answer = await send('status', { status: 'archive', slugs: [...slugs, 'nothing'] }, key)
    answer.assertStatus(200)
    assert.deepEqual(bulkOutcomes(answer.body()), {
      [one.slug]: 'done',
      [two.slug]: 'done',
      [archived.slug]: 'unchanged',
      [foreign.slug]: 'refused',
      [secret.slug]: 'refused',
      nothing: 'refused',
    })
    const messageOf = (slug: string) =>
      answer.body().results.find((result: ListingOutcome) => result.slug === slug).message
    assert.equal(messageOf(secret.slug), messageOf('nothing'))
    assert.equal((await foreign.refresh()).status, 'publish')
    assert.isNull(await findPropertyStamp({ slug: one.slug }))
    assert.lengthOf(await db.from('webhook_deliveries').where('webhook_id', hook.id), 2)

    await one.refresh()
    const repeated = await send('status', { status: 'archive', slugs: [...slugs, 'nothing'] }, key)
    assert.deepEqual(repeated.body(), answer.body())
    const another = await send('status', { status: 'draft', slugs }, key)
    assert.notInclude(Object.values(bulkOutcomes(another.body())), 'done')
    const again = await send('status', { status: 'archive', slugs: [one.slug] })
    assert.deepEqual(bulkOutcomes(again.body()), { [one.slug]: 'unchanged' })
    assert.equal((await Property.findOrFail(one.id)).version, one.version)
  })

  test('goes back, and out again where the listing is ready', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const [out, bare] = [await createPublished(owner), await createDraft(owner, { name: 'Bare' })]
    const send = bulkSender(client, owner)
    const slugs = [out.slug, bare.slug]
    const back = await send('status', { status: 'draft', slugs })
    assert.deepEqual(Object.values(bulkOutcomes(back.body())), ['done', 'unchanged'])
    const again = await send('status', { status: 'publish', slugs })
    const [done, refused] = again.body().results
    assert.containsSubset(done, { outcome: 'done', property: { status: 'publish' } })
    assert.equal(refused.outcome, 'refused')
    assert.sameMembers(Object.keys(refused.errors), [
      'price',
      'currency',
      'type',
      'address',
      'images',
    ])
  })

  test('a team’s admin may, its viewers may not', async ({ client, assert }) => {
    const [owner, admin, viewer] = await Promise.all([
      createUser({ type: 'realtor' }),
      createUser({ type: 'realtor' }),
      createUser({ type: 'realtor' }),
    ])
    const team = await teamOf(owner, { admin, viewer })
    const listing = await createPublished(owner)
    await listing.merge({ teamId: team.id, isPrivate: true }).save()
    const body = { status: 'archive', slugs: [listing.slug] }
    const refused = await bulkSender(client, viewer)('status', body)
    assert.equal(refused.body().results[0].outcome, 'refused')
    const done = await bulkSender(client, admin)('status', body)
    assert.equal(done.body().results[0].outcome, 'done')
  })

  test('takes a limited number, each once', async ({ client }) => {
    const send = bulkSender(client, await createUser({ type: 'realtor' }))
    const many = Array.from({ length: MAX_LISTINGS_PER_CALL + 1 }, (_, at) => `home-${at}`)
    for (const slugs of [many, [], ['a', 'a'], 'a']) {
      ;(await send('status', { status: 'archive', slugs })).assertStatus(422)
      ;(await send('duplicate', { slugs })).assertStatus(422)
    }
    ;(await send('status', { status: 'sold', slugs: ['a'] })).assertStatus(422)
  })

  test('copies that are too many leave what there was room for', async ({ client, assert }) => {
    const send = bulkSender(client, await createUser({ type: 'realtor' }))
    const named = (count: number) => Array.from({ length: count }, (_, at) => `home-${at}`)
    const room = NEW_LISTING_LIMITS.account!.requests
    const statuses: number[] = []
    for (const count of [room - 10, 20, 20, 10, 1]) {
      statuses.push((await send('duplicate', { slugs: named(count) })).status())
    }
    assert.deepEqual(statuses, [200, 429, 429, 200, 429])
  })
})

test.group('Several listings at once: price and copies', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('prices move by percent from what was seen, once, and are told', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const [first, other, unpriced] = [
      await createPublished(owner, { price: 1_234_567 }),
      await createPublished(owner),
      await createDraft(owner),
    ]
    const before = await findPropertyStamp({ slug: first.slug })
    const send = bulkSender(client, owner)
    const key = randomUUID()
    const body = {
      step: { kind: 'percent', value: -3 },
      listings: [
        { slug: first.slug, price: 1_234_567 },
        { slug: other.slug, price: 700 },
        { slug: unpriced.slug, price: null },
        { slug: 'nothing', price: 1000 },
      ],
    }
    const answer = await send('price', body, key)
    assert.deepEqual(Object.values(bulkOutcomes(answer.body())), [
      'done',
      'refused',
      'refused',
      'refused',
    ])
    assert.deepEqual(
      answer.body().results.map(({ message }: ListingOutcome) => message),
      [
        null,
        'Its price was changed in the meantime, so it stays as it is.',
        'It has no price yet. Give it one first.',
        'It no longer exists, or isn’t yours.',
      ]
    )
    await send('price', body, key)
    assert.equal((await first.refresh()).price, 1_197_530)
    assert.equal((await other.refresh()).price, READY.price)
    const history = await PriceChange.query().where('property_id', first.id).orderBy('id')
    assert.deepEqual(
      history.map(({ price }) => price),
      [1_234_567, 1_197_530]
    )
    assert.notEqual(await findPropertyStamp({ slug: first.slug }), before)
  })

  test('prices are set, raised and lowered, within what is possible', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createDraft(owner, { ...READY, price: 1000 })
    const send = bulkSender(client, owner)
    const step = async (kind: string, value: number, price: number) =>
      (await send('price', { step: { kind, value }, listings: [{ slug, price }] })).body()
    assert.equal((await step('set', 2500, 1000)).results[0].property.price, 2500)
    assert.equal((await step('amount', -500, 2500)).results[0].property.price, 2000)
    assert.equal((await step('set', 2000, 2000)).results[0].outcome, 'unchanged')
    const messageOf = async (value: number) =>
      (await step('amount', value, 2000)).results[0].message
    assert.equal(await messageOf(-2000), 'Its price would fall to nothing.')
    assert.equal(await messageOf(1e12), 'Its price would be above 1,000,000,000,000.')
    for (const [kind, value, sentence] of [
      ['percent', -100, 'Enter a percentage from −99 to 1,000.'],
      ['percent', 1001, 'Enter a percentage from −99 to 1,000.'],
      ['set', 0, 'Enter a price from 0.01 to 1,000,000,000,000.'],
      ['set', 1e13, 'Enter a price from 0.01 to 1,000,000,000,000.'],
      ['amount', -1e13, 'Enter an amount from −1,000,000,000,000 to 1,000,000,000,000.'],
    ] as const) {
      assert.deepEqual((await step(kind, value, 2000)).errors, { 'step.value': [sentence] })
    }
    assert.equal((await Property.findByOrFail({ slug })).price, 2000)
  })

  test('copies are made once per key, by realtors', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const slugs = [(await createPublished(owner)).slug, (await createDraft(owner)).slug]
    const send = bulkSender(client, owner)
    const key = randomUUID()
    const [answer, second] = await Promise.all([
      send('duplicate', { slugs }, key),
      send('duplicate', { slugs }, key),
    ])
    assert.deepEqual(second.body(), answer.body())
    assert.containsSubset(answer.body().results[0].property, {
      name: 'Casa Livia (copy)',
      status: 'draft',
    })
    assert.lengthOf(await Property.query().where('user_id', owner.id), 4)

    const room = NEW_LISTING_LIMITS.account!.requests
    for (let copies = 2 * slugs.length; copies <= room; copies += slugs.length) {
      ;(await send('duplicate', { slugs }, key)).assertStatus(200)
    }
    ;(await send('duplicate', { slugs })).assertStatus(200)
    const member = bulkSender(client, await createUser())
    ;(await member('duplicate', { slugs })).assertStatus(403)
  })
})
