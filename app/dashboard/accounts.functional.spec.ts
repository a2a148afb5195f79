import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { pageProps } from '#app/dashboard/dashboard_visit'
import Design from '#app/designs/design'
import { createDesign } from '#app/designs/tests/design_factory'
import { grantCredits } from '#app/ledger/grant_credits'
import db from '@adonisjs/lucid/services/db'
import { createProperty } from '#app/properties/create_property'
import { wholeOptions } from '#app/redesign/design_options'
import { followUser } from '#app/profiles/following/follow_user'
import { createDraftSpot, createPublicSpot, plantSpots } from '#app/spots/tests/spot_factory'
import { createReadyVideo } from '#tests/support/ready_video'
import { createUser, uniqueHandle } from '#tests/support/users'
import Walkthrough from '#app/walkthroughs/walkthrough'

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

  test('names videos that failed, and the coin there is to earn', async ({ assert, client }) => {
    const [realtor, other] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    for (const user of [realtor, other]) {
      const walkthrough = await Walkthrough.create({ userId: user.id, slug: uniqueHandle() })
      const video = await createReadyVideo(user, { title: 'Kitchen' })
      await video.merge({ status: 'failed', error: 'The file holds no pictures.' }).save()
      await db.table('walkthrough_videos').insert({
        ...{ video_id: video.id, walkthrough_id: walkthrough.id, position: 0 },
      })
    }
    const { tasks } = await pageProps(client, '/dashboard', realtor)
    const failed = tasks.filter(({ kind }: { kind: string }) => kind === 'video')
    assert.lengthOf(failed, 1)
    assert.containsSubset(failed[0], {
      title: '“Kitchen” didn’t finish',
      text: 'The file holds no pictures.',
    })
    const { slug } = await Walkthrough.findByOrFail('userId', realtor.id)
    assert.equal(failed[0].url, `/walkthroughs/${slug}/edit`)

    const [offer] = tasks.filter(({ kind }: { kind: string }) => kind === 'coin')
    assert.containsSubset(offer, { title: 'Earn 25 club coin', url: '/build' })
    assert.equal(tasks.at(-1).kind, 'coin', 'what is urgent comes first')
    const member = await pageProps(client, '/dashboard', await createUser())
    assert.containsSubset(member.tasks, [{ kind: 'coin', title: 'Earn 10 club coin' }])
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
      leads: null,
      viewings: null,
    })
    const undone = ['design', 'search', 'follow', 'photo'].map((kind) => ({ kind, is_done: false }))
    assert.deepEqual(props.first_steps, undone)
    assert.sameMembers(Object.keys(props.discover), ['newest', 'spots', 'designs'])
    const stranger = await client.get('/dashboard').redirects(0)
    stranger.assertStatus(302)
  })

  test('counts what one has, and what others watched, for members and realtors', async ({
    assert,
    client,
  }) => {
    const [member, realtor] = [await createUser(), await createUser({ type: 'realtor' })]
    const none = { followers: 0, designs: 0, spots: 0, views: 0 }
    assert.deepEqual((await pageProps(client, '/dashboard', member)).stats, none)

    await db.transaction((trx) => followUser({ trx }, realtor.id, member.id))
    await createDraftSpot(member)
    await createPublicSpot(realtor)
    await plantSpots(member, [1, 2])
    await db
      .from('spots')
      .where({ user_id: member.id, status: 'publish' })
      .update('views_count', 21)
    await db.from('spots').where({ user_id: member.id, status: 'draft' }).update('views_count', 900)
    await createDesign(member)
    const own = await pageProps(client, '/dashboard', member)
    assert.deepEqual(own.stats, { followers: 1, designs: 1, spots: 2, views: 42 })
    const theirs = await pageProps(client, '/dashboard', realtor)
    assert.deepEqual(theirs.stats, { ...none, spots: 1 })
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
    const later = await pageProps(client, '/dashboard', member)
    assert.lengthOf(later.new_homes, 0)
    assert.isNotNull(later.discover, 'until markets or searches find homes')
  })
})
