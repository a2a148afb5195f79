import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { blockUser } from '#app/accounts/blocking/block_user'
import { countOfferings, findOfferingStamp } from '#app/club/offerings/find_offerings'
import { createOffering, PORTOFINO } from '#app/club/offerings/offering_factory'
import { transaction } from '#app/kernel/database/transaction'
import { findReportable, takeDownSubject } from '#app/moderation/reportable_registry'
import { joinMarket } from '#app/places/markets/join_market'
import { mayView } from '#app/media/serving/image_viewers'
import Image from '#app/media/image'
import { caller } from '#tests/support/caller'
import { storeTestImage } from '#tests/support/images'
import { SITEMAP_SIZE, listSitemapEntries } from '#app/site/sitemaps/list_sitemaps'
import { createUser } from '#tests/support/users'

const LIFE = {
  title: 'A dinner under the loggia',
  description: 'Six courses for eight, by someone who grew up in that kitchen.',
  kind: 'experience',
  price: 340,
  currency: 'eur',
  coin_price: 90,
}
const slugsOf = (body: { offerings: { data: { slug: string }[] } }) =>
  body.offerings.data.map(({ slug }) => slug)

/** The paths of an offering's sitemap, which visitors get from a cache. */
const sitemapWith = async (id: number) =>
  (await listSitemapEntries('offerings', Math.ceil(id / SITEMAP_SIZE))).map(({ path }) => path)

test.group('Offerings', () => {
  test('are written, changed and deleted by whoever offers them', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const market = await transaction((trx) => joinMarket({ trx }, mila.id, { place: PORTOFINO }))
    const images = [await storeTestImage(mila, 'offering'), await storeTestImage(mila, 'offering')]
    const ids = images.map(({ id }) => id)
    const owner = caller(client, mila)
    const key = randomUUID()
    const offering = { ...LIFE, market_id: market.id, images: ids }
    const made = await owner('post', '/api/offerings', { offering }, 201, key)
    const again = await owner('post', '/api/offerings', { offering }, 201, key)
    assert.equal(again.offering.id, made.offering.id)
    assert.equal(await countOfferings({ user_id: mila.id }), 1)
    assert.containsSubset(made.offering, {
      ...LIFE,
      currency: 'EUR',
      status: 'publish',
      rating: null,
      reviews_count: 0,
      market: { id: market.id, name: 'Portofino' },
      user: { id: mila.id },
      images: ids.map((id) => ({ id })),
    })
    const path = `/api/offerings/${made.offering.slug}`
    const seen = await caller(client, null)('get', path, null, 200)
    assert.equal(seen.offering.title, LIFE.title)

    const change = { images: [ids[1]], coin_price: null, market_id: null }
    const changed = await owner('patch', path, { offering: change }, 200)
    assert.containsSubset(changed.offering, { coin_price: null, market: null, price: 340 })
    assert.deepEqual(
      changed.offering.images.map(({ id }: { id: number }) => id),
      [ids[1]]
    )
    const { offering: whole } = await owner('patch', path, { offering: { market: market.id } }, 200)
    assert.equal(whole.market.id, market.id)
    const sentBack = await owner('patch', path, { offering: { ...whole, price: 350 } }, 200)
    assert.containsSubset(sentBack.offering, {
      market: { id: market.id },
      images: [{ id: ids[1] }],
    })
    const twice = { images: [whole.images[0], ids[1]] }
    await owner('patch', path, { offering: twice }, 422)
    await caller(client, noah)('patch', path, { offering: { title: 'Mine' } }, 403)
    await caller(client, noah)('delete', path, null, 403)
    const gone = await owner('delete', path, null, 200)
    assert.equal(gone.offering.id, made.offering.id)
    await owner('get', path, null, 404)
    for (const { id } of images) assert.equal((await Image.findOrFail(id)).uses, 0)
  })

  test('say what is missing or wrong', async ({ client, assert }) => {
    const mila = await createUser()
    const owner = caller(client, mila)
    const store = async (offering: object, field: string) => {
      const { errors } = await owner('post', '/api/offerings', { offering }, 422)
      assert.isString(errors[`offering.${field}`]?.[0])
    }
    await store({ kind: 'service' }, 'title')
    await store({ ...LIFE, kind: 'wish' }, 'kind')
    await store({ ...LIFE, currency: 'BTC' }, 'currency')
    await store({ ...LIFE, currency: null }, 'currency')
    await store({ ...LIFE, price: -1 }, 'price')
    await store({ ...LIFE, price: 1.234 }, 'price')
    await store({ ...LIFE, coin_price: 0.5 }, 'coin_price')
    await store({ ...LIFE, coin_price: 0 }, 'coin_price')
    await store({ ...LIFE, market_id: 999_999_999 }, 'market_id')
    await store({ ...LIFE, description: '', status: 'publish' }, 'description')
    await store({ ...LIFE, price: null, coin_price: null, status: 'publish' }, 'price')
    const foreign = await storeTestImage(await createUser(), 'offering')
    await owner('post', '/api/offerings', { offering: { ...LIFE, images: [foreign.id] } }, 422)
    await caller(client, await createUser({ verified: false }))(
      'post',
      '/api/offerings',
      { offering: LIFE },
      403
    )
    await caller(client, null)('post', '/api/offerings', { offering: LIFE }, 401)
    assert.equal(await countOfferings({ user_id: mila.id }), 0)
  })

  test('that aren’t public are nobody else’s, on every route', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const image = await storeTestImage(mila, 'offering')
    const { slug, id, userId } = await createOffering(mila, {
      title: 'Secret draft',
      status: 'draft',
      images: [image.id],
    })
    for (const status of ['draft', 'archive']) {
      await caller(client, mila)('patch', `/api/offerings/${slug}`, { offering: { status } }, 200)
      for (const viewer of [null, noah]) {
        const call = caller(client, viewer)
        await call('get', `/api/offerings/${slug}`, null, 404)
        await call('get', `/api/offerings/${slug}/reviews`, null, 404)
        await call('get', `/offerings/${slug}`, null, 404)
        for (const list of ['offerings', `users/${userId}/offerings`]) {
          assert.notInclude(slugsOf(await call('get', `/api/${list}?q=secret`, null, 200)), slug)
        }
        assert.isFalse(await mayView(await Image.findOrFail(image.id), viewer))
      }
      const asked = { message: 'Hi', pay_with: 'money' }
      await caller(client, noah)('post', `/api/offerings/${slug}/requests`, asked, 404)
      await caller(client, noah)('get', `/offerings/${slug}/edit`, null, 404)
      await transaction(async (trx) => {
        assert.isNull(await findReportable({ type: 'offering', id }, noah, trx))
      })
      assert.isNull(await findOfferingStamp({ slug }))
      assert.notInclude(await sitemapWith(id), `/offerings/${slug}`)
      const own = await caller(client, mila)('get', '/api/offerings?own=1', null, 200)
      assert.include(slugsOf(own), slug)
      const page = await client.get(`/offerings/${slug}`).loginAs(mila).accept('html')
      page.assertStatus(200)
      page.assertHeader('x-robots-tag', 'noindex')
    }
    const stolen = await caller(client, noah)('get', '/api/offerings?own=1', null, 200)
    assert.deepEqual(slugsOf(stolen), [])
  })

  test('have pages that search engines can read', async ({ client, assert }) => {
    const mila = await createUser({ name: 'Mila <b>Quill' })
    const { slug, id } = await createOffering(mila, { title: 'Staging </script> day' })
    const page = await client.get(`/offerings/${slug}`).accept('html')
    page.assertStatus(200)
    assert.include(page.text(), '"@type":"Service"')
    assert.include(page.text(), '"priceCurrency":"EUR"')
    assert.notInclude(page.text(), 'aggregateRating')
    assert.notInclude(page.text(), '<b>Quill')
    assert.isString(await findOfferingStamp({ slug }))
    assert.include(await sitemapWith(id), `/offerings/${slug}`)
  })

  test('are hidden between people who blocked each other', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const { slug } = await createOffering(mila)
    await transaction((trx) => blockUser({ user: mila, trx }, noah.id))
    const call = caller(client, noah)
    await call('get', `/api/offerings/${slug}`, null, 404)
    await call('get', `/api/users/${mila.id}/offerings`, null, 404)
    await call('post', `/api/offerings/${slug}/requests`, { message: 'Hi', pay_with: 'money' }, 404)
    assert.notInclude(slugsOf(await call('get', '/api/offerings?per_page=50', null, 200)), slug)
  })

  test('are reported, and taken down for good', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const { slug, id } = await createOffering(mila)
    const report = { subject_type: 'offering', subject_id: id, reason: 'spam' }
    await caller(client, noah)('post', '/api/reports', report, 201)
    await transaction((trx) => takeDownSubject({ type: 'offering', id }, trx))
    await caller(client, noah)('get', `/api/offerings/${slug}`, null, 404)
    const { offering } = await caller(client, mila)('get', `/api/offerings/${slug}`, null, 200)
    assert.containsSubset(offering, { status: 'draft', is_taken_down: true })
    const back = { offering: { status: 'publish' } }
    await caller(client, mila)('patch', `/api/offerings/${slug}`, back, 409)
  })
})
