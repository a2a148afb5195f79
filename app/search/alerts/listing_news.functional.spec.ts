import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/property'
import { changeStatus } from '#app/properties/publishing/change_status'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createPublished } from '#app/properties/tests/property_factory'
import { updateProperties } from '#app/properties/update_property'
import { createSearch } from '#app/search/tests/search_factory'
import { createUser } from '#tests/support/users'

const newsOf = ({ id }: Property) => db.from('listing_news').where('property_id', id)
const realtor = () => createUser({ type: 'realtor' })

test.group('News of listings', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.each.setup(async () => {
    await createSearch(await createUser())
  })

  test('are noted with what they tell, and not if that is rolled back', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const listing = await createPublished(owner)
    assert.lengthOf(await newsOf(listing), 1)

    for (const [property, count] of [
      [{ description: 'By the sea.' }, 0],
      [{ price: 1_100_000 }, 1],
      [{ is_private: true }, 0],
      [{ price: 1_000_000 }, 0],
      [{ is_private: false }, 1],
      [{ status: 'draft' }, 0],
    ] as const) {
      await newsOf(listing).delete()
      const answer = await client
        .post(`/api/properties/${listing.slug}`)
        .json({ property })
        .withCsrfToken()
        .loginAs(owner)
      answer.assertStatus(200)
      assert.lengthOf(await newsOf(listing), count, JSON.stringify(property))
    }
    const rolledBack = transaction(async (trx) => {
      await changeStatus({ trx }, [listing.id], { status: 'publish', actorId: null })
      throw new Error('cut off')
    })
    await assert.rejects(() => rolledBack, 'cut off')
    assert.isEmpty(await newsOf(listing))
    await transaction((trx) => publishProperty({ user: owner, trx }, listing.slug, true))
    assert.lengthOf(await newsOf(listing), 1)
  })

  test('are noted for many listings, and start anew where searches were asked', async ({
    assert,
  }) => {
    const owner = await realtor()
    const [priced, shown, renamed] = [
      await createPublished(owner),
      await createPublished(owner, { is_private: true }),
      await createPublished(owner),
    ]
    await newsOf(priced).update({ after_search_id: 9 })
    await newsOf(renamed).delete()
    const change = ({ id }: Property, input: object) => ({ id, isPublished: true, input })
    await transaction((trx) =>
      updateProperties({ user: owner, trx }, [
        change(priced, { price: 5 }),
        change(shown, { is_private: false }),
        change(renamed, { name: 'Casa Nuova' }),
      ])
    )
    for (const listing of [priced, shown]) {
      const [{ after_search_id: after }] = await newsOf(listing)
      assert.equal(after, 0)
    }
    assert.isEmpty(await newsOf(renamed))
  })
})
