import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import type { ListingOutcome } from '#app/properties/bulk/each_listing'
import PriceChange from '#app/properties/prices/price_change'
import Property from '#app/properties/property'
import { bulkOutcomes, bulkSender } from '#app/properties/tests/bulk_calls'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

test.group('Several listings at once: taken back', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('prices go back to what each was, unless somebody changed one since', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const [one, two, bare] = [
      await createPublished(owner, { price: 1000 }),
      await createPublished(owner, { price: 2000 }),
      await createDraft(owner),
    ]
    const send = bulkSender(client, owner)
    const listings = [
      { slug: one.slug, price: 1000 },
      { slug: two.slug, price: 2000 },
      { slug: bare.slug, price: null },
    ]
    await send('price', { step: { kind: 'set', value: 500 }, listings })
    await two.refresh()
    await two.merge({ price: 1900 }).save()
    const body = {
      listings: listings.map(({ slug, price }) => ({ slug, price: 500, to: price })),
    }
    const back = await send('price', body)
    assert.deepEqual(Object.values(bulkOutcomes(back.body())), ['done', 'refused', 'done'])
    const prices = [one, two, bare].map(async (home) => (await home.refresh()).price)
    assert.deepEqual(await Promise.all(prices), [1000, 1900, null])
    const history = await PriceChange.query().where('property_id', one.id).orderBy('id')
    assert.deepEqual(
      history.map(({ price }) => price),
      [1000, 500, 1000]
    )
    const taken = { listings: [{ slug: one.slug, price: 1000, to: null }] }
    assert.equal((await send('price', taken)).body().results[0].outcome, 'refused')
    ;(await send('price', { listings: [{ slug: one.slug, price: 1000 }] })).assertStatus(422)
  })

  test('copies that nobody changed are removed, once, and only by who made them', async ({
    client,
    assert,
  }) => {
    const [owner, stranger] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const originals = [await createPublished(owner), await createPublished(owner)]
    const send = bulkSender(client, owner)
    const { results } = (
      await send('duplicate', { slugs: originals.map(({ slug }) => slug) })
    ).body() as { results: ListingOutcome[] }
    const copies = results.map(({ property, version }) => ({
      slug: property!.slug,
      version: version!,
    }))
    const discard = async (user: User, chosen: typeof copies, key: string = randomUUID()) =>
      bulkOutcomes(
        (
          await client
            .delete('/api/properties/bulk/copies')
            .header('Idempotency-Key', key)
            .json({ copies: chosen })
            .withCsrfToken()
            .loginAs(user)
        ).body()
      )
    const [kept, gone] = copies.map(({ slug }) => slug)
    await bulkSender(client, owner)('price', {
      step: { kind: 'set', value: 7 },
      listings: [{ slug: kept, price: READY.price }],
    })
    assert.deepEqual(Object.values(await discard(stranger, copies)), ['refused', 'refused'])
    const key = randomUUID()
    const [first, second] = await Promise.all([
      discard(owner, copies, key),
      discard(owner, copies, key),
    ])
    assert.deepEqual(first, { [kept]: 'refused', [gone]: 'done' })
    assert.deepEqual(second, first)
    const left = await Property.query().where('user_id', owner.id)
    assert.sameMembers(
      left.map(({ slug }) => slug),
      [...originals.map(({ slug }) => slug), kept]
    )
    const [{ id, slug }] = originals
    const { version } = await Property.findOrFail(id)
    assert.deepEqual(await discard(owner, [{ slug, version }]), { [slug]: 'refused' })
    assert.isNotNull(await Property.find(id))
  })
})
