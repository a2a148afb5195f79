import { test } from '@japa/runner'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { createMarketAt } from '#app/places/markets/market_factory'
import { createPublished } from '#app/properties/tests/property_factory'
import { MAX_FEED_ENTRIES } from '#app/properties/feeds/feed_limits'
import { listingAtom } from '#app/properties/feeds/listing_atom'
import { createUser } from '#tests/support/users'

const titlesIn = (atom: string) =>
  [...atom.matchAll(/<entry>\n<id>[^<]*<\/id>\n<title>([^<]*)</g)].map(([, title]) => title)

test.group('Feeds of new homes', () => {
  test('of a realtor have what guests may see, newest first', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor', name: 'Rinaldi & <Figli>' })
    await createPublished(owner, { name: 'The First' })
    const second = await createPublished(owner, { name: 'Second & "last"' })
    await createPublished(owner, { name: 'The Hidden', is_private: true })
    const path = `/feeds/realtors/${owner.handle}.atom`
    const feed = await client.get(path)
    feed.assertStatus(200)
    assert.equal(feed.header('content-type'), 'application/atom+xml; charset=utf-8')
    assert.match(feed.header('cache-control') ?? '', /^public, max-age=\d+$/)
    const atom = feed.text()
    assert.deepEqual(titlesIn(atom), ['Second &amp; &quot;last&quot;', 'The First'])
    assert.include(atom, '<title>New homes from Rinaldi &amp; &lt;Figli&gt;</title>')
    assert.match(atom, new RegExp(`<link rel="self"[^>]+href="http[^"]+${path}"/>`))
    assert.match(atom, new RegExp(`/properties/${second.slug}/card.jpg"/>`))
    const again = await client.get(path).header('if-none-match', feed.header('etag')!)
    again.assertStatus(304)
    await second.merge({ isPrivate: true }).save()
    const later = await client.get(path).header('if-none-match', feed.header('etag')!)
    assert.deepEqual(titlesIn(later.text()), ['The First'])
  })

  test('are the same for everybody, also for whom their owner blocks', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const blocked = await createUser()
    await createPublished(owner, { name: 'The Mill' })
    await transaction((trx) => blockUser({ user: owner, trx }, blocked.id))
    const path = `/feeds/realtors/${owner.handle}.atom`
    const seen = await client.get(path).loginAs(blocked)
    assert.equal(seen.text(), (await client.get(path)).text())
  })

  test('of a market have the homes around it', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    await createPublished(owner, { name: 'Near', latitude: -38.5, longitude: 9.2 })
    await createPublished(owner, { name: 'Far', latitude: -33.5, longitude: 9.2 })
    const { slug } = await createMarketAt(-38.5)
    const feed = await client.get(`/feeds/markets/${slug}.atom`)
    feed.assertStatus(200)
    assert.deepEqual(titlesIn(feed.text()), ['Near'])
  })

  test('are linked from the pages they belong to', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const member = await createUser()
    const { slug } = await createMarketAt(-39.5)
    const feedOf = async (path: string) => {
      const page = await client.get(path).header('accept', 'text/html')
      return /<link[^>]+application\/atom\+xml[^>]+href="[^"]+(\/feeds\/[^"]+)"/.exec(
        page.text()
      )?.[1]
    }
    assert.equal(await feedOf(`/markets/${slug}`), `/feeds/markets/${slug}.atom`)
    assert.equal(await feedOf(`/@${realtor.handle}`), `/feeds/realtors/${realtor.handle}.atom`)
    assert.isUndefined(await feedOf(`/@${member.handle}`))
    ;(await client.get(`/feeds/realtors/${member.handle}.atom`)).assertStatus(404)
    ;(await client.get('/feeds/markets/nowhere.atom')).assertStatus(404)
  })

  test('end after some entries and have a time without any', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const listing = await createPublished(owner)
    const feed = {
      title: 'Homes',
      path: '/feeds/markets/x.atom',
      pagePath: '/markets/x',
      author: 'vesta',
      since: new Date('2026-01-02T03:04:05Z'),
    }
    const empty = listingAtom({ ...feed, listings: [] }, 'https://vesta.example')
    assert.match(empty, /<updated>2026-01-02T03:04:05(\.000)?Z<\/updated>/)
    const atom = (await client.get(`/feeds/realtors/${owner.handle}.atom`)).text()
    assert.isAtMost(titlesIn(atom).length, MAX_FEED_ENTRIES)
    assert.include(atom, `/properties/${listing.slug}`)
  })
})
