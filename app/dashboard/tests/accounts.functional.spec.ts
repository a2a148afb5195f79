import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { pageProps } from '#app/dashboard/tests/page_props'
import Design from '#app/designs/models/design'
import { grantCredits } from '#app/ledger/actions/grant_credits'
import db from '@adonisjs/lucid/services/db'
import { createProperty } from '#app/properties/actions/create_property'
import { wholeOptions } from '#app/redesign/contract/design_options'
import { createUser } from '#tests/support/users'

test.group('Dashboard', () => {
  test('tells realtors what their drafts lack and what failed', async ({ assert, client }) => {
    const realtor = await createUser({ type: 'realtor' })
    const other = await createUser({ type: 'realtor' })
    await db.transaction(async (trx) => {
      await createProperty({ user: realtor, trx }, { name: 'Casa Livia', type: 'villa' })
      await createProperty({ user: other, trx }, { name: 'Villa Aurora' })
      await grantCredits({ trx }, realtor, 4, 'test', `dashboard ${realtor.id}`)
    })
    await Design.create({
      userId: realtor.id,
      kind: 'generate',
      status: 'failed',
      error: 'The photo is too dark.',
      options: wholeOptions({}),
      seed: 1,
      imageWidth: 1200,
      imageHeight: 800,
      imageOrientation: 'landscape',
    })

    const props = await pageProps(client, '/dashboard', realtor)
    assert.equal(props.credits, 4)
    assert.deepEqual(props.listings, { draft: 1, publish: 0, archive: 0 })
    assert.lengthOf(props.drafts, 1)
    assert.deepInclude(props.drafts[0], {
      name: 'Casa Livia',
      missing: ['price', 'currency', 'address', 'images'],
    })
    assert.containsSubset(props.failed_designs, [{ error: 'The photo is too dark.', photo: null }])
  })

  test('has nothing to do for a new member, and is for those who are signed in', async ({
    assert,
    client,
  }) => {
    const props = await pageProps(client, '/dashboard', await createUser())
    assert.containsSubset(props, {
      unread_count: 0,
      drafts: [],
      failed_designs: [],
      listings: null,
    })
    const undone = ['design', 'search', 'follow', 'photo'].map((kind) => ({ kind, is_done: false }))
    assert.deepEqual(props.first_steps, undone)
    assert.sameMembers(Object.keys(props.discover), ['newest', 'designs'])
    const stranger = await client.get('/dashboard').redirects(0)
    stranger.assertStatus(302)
  })

  test('ticks the first steps, until all are done or a month has passed', async ({
    assert,
    client,
  }) => {
    const [member, other] = [await createUser(), await createUser()]
    const steps = async () => (await pageProps(client, '/dashboard', member)).first_steps
    await client.post(`/api/users/${other.id}/follow`).withCsrfToken().loginAs(member)
    assert.containsSubset(await steps(), [
      { kind: 'follow', is_done: true },
      { kind: 'search', is_done: false },
    ])
    await member.merge({ createdAt: DateTime.utc().minus({ days: 31 }) }).save()
    assert.isNull(await steps())
    assert.isNull((await pageProps(client, '/dashboard', member)).discover)
  })
})
