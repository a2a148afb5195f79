import { mock } from 'node:test'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { countFigures } from '#app/properties/figures/count_figures'
import ForgetListingViewers from '#app/properties/views/forget_viewers_job'
import { MAX_VISITORS_PER_ADDRESS } from '#app/properties/views/visitor_key'
import { visitCounter } from '#app/properties/views/visit_counter'
import { teamOf } from '#app/teams/tests/team_factory'
import { sentStatements } from '#tests/support/sent_statements'
import { createUser } from '#tests/support/users'
import { listingToAskAbout, someEmail } from '#app/leads/tests/asking'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'

function seer(client: ApiClient, slug: string, deed: 'views' | 'shares' = 'views') {
  return (agent: string, user?: User) => {
    const request = client.post(`/api/properties/${slug}/${deed}`).header('user-agent', agent)
    return user ? request.loginAs(user) : request
  }
}

async function analytics(client: ApiClient, slug: string, user: User, days = 7) {
  await visitCounter.flush()
  const answer = await client.get(`/api/properties/${slug}/analytics`).qs({ days }).loginAs(user)
  answer.assertStatus(200)
  return answer.body()
}

test.group('Analytics of a listing', (group) => {
  // no day ends during a test
  group.each.setup(() => {
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    return () => mock.timers.reset()
  })

  test('count a visitor once a day, and no robots or owners', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    const see = seer(client, listing.slug)
    for (const agent of [FIREFOX, FIREFOX, SAFARI, 'Googlebot/2.1', 'curl/8.5']) {
      ;(await see(agent)).assertStatus(204)
    }
    await analytics(client, listing.slug, realtor)
    await see(FIREFOX)
    await see(`${SAFARI} own`, realtor)
    const { days, totals } = await analytics(client, listing.slug, realtor)
    assert.equal(totals.views, 2)
    assert.lengthOf(days, 7)
    assert.equal(days[6].date, new Date().toISOString().slice(0, 10))
    assert.equal(days[6].views, 2)
    assert.equal(days[0].views, 0)
  })

  test('count few visitors of one address, whatever their browsers call themselves', async ({
    client,
    assert,
  }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    const see = seer(client, listing.slug)
    for (let version = 0; version < MAX_VISITORS_PER_ADDRESS + 5; version++) {
      ;(await see(`${FIREFOX} ${version}`)).assertStatus(204)
    }
    const { totals } = await analytics(client, listing.slug, realtor)
    assert.equal(totals.views, MAX_VISITORS_PER_ADDRESS)
  })

  test('tell where each visitor came from first', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    const see = (agent: string, from: object) => seer(client, listing.slug)(agent).qs(from)
    await see(FIREFOX, { from: 'search' })
    await see(FIREFOX, { from: 'feed' })
    await see(SAFARI, { from: 'host', host: 'www.News.example.com' })
    await see(`${SAFARI} two`, { from: 'host', host: 'news.example.com' })
    await see(`${SAFARI} three`, { from: 'host', host: '<script>' })
    const { sources, totals } = await analytics(client, listing.slug, realtor)
    assert.deepEqual(sources, [
      { source: 'host', host: 'news.example.com', views: 2 },
      { source: 'direct', host: null, views: 1 },
      { source: 'search', host: null, views: 1 },
    ])
    assert.equal(totals.views, 4)
    await see(FIREFOX, { from: 'share' })
    await see(`${FIREFOX} shared`, { from: 'share' })
    const again = await analytics(client, listing.slug, realtor)
    assert.equal(again.totals.views, 5, 'who came today counts once')
    assert.includeDeepMembers(again.sources, [{ source: 'share', host: null, views: 1 }])
  })

  test('compare with the days before', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    for (const [ago, views] of [
      [6, 3],
      [7, 5],
      [13, 4],
      [14, 100],
    ]) {
      await db.rawQuery(
        `insert into listing_views (property_id, day, views)
         values (?, (now() at time zone 'utc')::date - ?::integer, ?)`,
        [listing.id, ago, views]
      )
    }
    const { totals, before } = await analytics(client, listing.slug, realtor)
    assert.equal(totals.views, 3)
    assert.equal(before.views, 9)
  })

  test('count shares once a day beside views', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    const share = seer(client, listing.slug, 'shares')
    await seer(client, listing.slug)(FIREFOX)
    for (const agent of [FIREFOX, FIREFOX, SAFARI, 'Googlebot/2.1']) {
      ;(await share(agent)).assertStatus(204)
    }
    await share(`${FIREFOX} own`, realtor)
    await analytics(client, listing.slug, realtor)
    await share(SAFARI)
    const { days, totals } = await analytics(client, listing.slug, realtor)
    assert.deepEqual(totals, { views: 1, saves: 0, shares: 2, inquiries: 0 })
    assert.equal(days[6].shares, 2)
  })

  test('count no shares of what isn’t public', async ({ client }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    await listing.merge({ isPrivate: true }).save()
    ;(await seer(client, listing.slug, 'shares')(FIREFOX, realtor)).assertStatus(404)
    ;(await seer(client, 'no-such-home', 'shares')(FIREFOX)).assertStatus(404)
  })

  test('count saves and questions of both kinds', async ({ client, assert }) => {
    const { realtor, listing, ask, askAsGuest, confirm } = await listingToAskAbout(client)
    const visitor = await createUser()
    await client.post(`/api/properties/${listing.slug}/save`).withCsrfToken().loginAs(visitor)
    await ask({ message: 'Is it quiet?' }, visitor)
    await confirm(await askAsGuest(someEmail()))
    await askAsGuest(someEmail())
    const { totals } = await analytics(client, listing.slug, realtor)
    assert.deepEqual(totals, { views: 0, saves: 1, shares: 0, inquiries: 2 })
  })

  test('are read in one statement, whoever adds to them', async ({ client, assert }) => {
    const { listing } = await listingToAskAbout(client)
    const span = { propertyIds: [listing.id], days: 7 }
    const statements = await sentStatements(() => countFigures(span))
    const sources = ['listing_views', 'saved_properties', 'chats', 'lead_events']
    const reading = statements.filter((sql) => sources.some((one) => sql.includes(`from ${one}`)))
    assert.lengthOf(reading, 1)
    for (const one of sources) assert.include(reading[0], `from ${one}`)
  })

  test('are for its owner and team', async ({ client }) => {
    const [agent, viewer, stranger] = [
      await createUser({ type: 'realtor' }),
      await createUser(),
      await createUser(),
    ]
    const team = await teamOf(await createUser(), { agent, viewer })
    await agent.merge({ currentTeamId: team.id }).save()
    const { listing } = await listingToAskAbout(client, agent)
    const path = `/api/properties/${listing.slug}/analytics`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs(stranger)).assertStatus(403)
    ;(await client.get(path).loginAs(viewer)).assertStatus(200)
    await listing.merge({ isPrivate: true }).save()
    ;(await client.get(path).loginAs(stranger)).assertStatus(404)
    ;(await seer(client, listing.slug)(FIREFOX)).assertStatus(404)
  })

  test('forget who came, once the day is over', async ({ client, assert }) => {
    const { realtor, listing } = await listingToAskAbout(client)
    await seer(client, listing.slug)(FIREFOX)
    await analytics(client, listing.slug, realtor)
    const viewers = () => db.from('listing_viewers').where('property_id', listing.id)
    const [{ visitor }] = await viewers()
    assert.match(visitor, /^[\w-]{22}$/)
    await viewers().update({ day: '2026-01-01' })
    await new ForgetListingViewers().execute()
    assert.deepEqual(await viewers(), [])
    assert.equal((await analytics(client, listing.slug, realtor)).totals.views, 1)
  })
})
