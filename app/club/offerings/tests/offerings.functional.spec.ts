import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/actions/block_user'
import { countOfferings } from '#app/club/offerings/queries/count_offerings'
import { findOfferingStamp } from '#app/club/offerings/queries/find_offering_stamp'
import type Offering from '#app/club/offerings/models/offering'
import { ask, createOffering } from '#app/club/offerings/tests/offering_factory'
import { agoOf } from '#app/club/offerings/tests/deal'
import { caller } from '#app/dreams/tests/caller'
import { transaction } from '#app/kernel/database/transaction'
import { findReportable, takeDownSubject } from '#app/moderation/registry/reportable_registry'
import { joinMarket } from '#app/places/actions/join_market'
import { mayView } from '#app/media/serving/viewers'
import Image from '#app/media/models/image'
import { storeTestImage } from '#tests/support/images'
import { pageProps } from '#tests/support/page_props'
import { SITEMAP_SIZE } from '#app/site/contract/sitemap_limits'
import { listSitemapEntries } from '#app/site/queries/list_sitemap_entries'
import { createUser } from '#tests/support/users'

const LIFE = {
  title: 'A dinner under the loggia',
  description: 'Six courses for eight, by someone who grew up in that kitchen.',
  kind: 'experience',
  price: 340,
  currency: 'eur',
  coin_price: 90,
}
const PLACE = {
  name: 'Portofino',
  city: 'Portofino',
  state: 'Liguria',
  country: 'Italy',
  countryCode: 'IT',
  latitude: 44.3036,
  longitude: 9.2098,
}

const FAR = {
  name: 'Aspen',
  city: 'Aspen',
  state: 'Colorado',
  country: 'United States',
  countryCode: 'US',
  latitude: 39.1911,
  longitude: -106.8175,
}

const slugsOf = (body: { offerings: { data: { slug: string }[] } }) =>
  body.offerings.data.map(({ slug }) => slug)

/** The paths of an offering's sitemap, which visitors get from a cache. */
const sitemapWith = async (id: number) =>
  (await listSitemapEntries('offerings', Math.ceil(id / SITEMAP_SIZE))).map(({ path }) => path)

async function rate(offering: Offering, rating: number): Promise<void> {
  const author = await createUser()
  await db.table('offering_reviews').insert({
    request_id: await ask(author, offering),
    offering_id: offering.id,
    role: 'customer',
    author_id: author.id,
    subject_id: offering.userId,
    rating,
    shown_at: agoOf(1),
    created_at: agoOf(1),
  })
}

test.group('Offerings', () => {
  test('are written, changed and deleted by whoever offers them', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const market = await transaction((trx) => joinMarket({ trx }, mila.id, { place: PLACE }))
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

  test('are found by kind, market, price and words', async ({ client, assert }) => {
    const mila = await createUser()
    const market = await transaction((trx) => joinMarket({ trx }, mila.id, { place: PLACE }))
    const mark = randomUUID().slice(0, 8)
    const made = async (input: object) =>
      (await createOffering(mila, { title: `Find ${mark}`, ...input })).slug
    const cheap = await made({ price: 50, currency: 'USD', coin_price: null, market_id: market.id })
    const elsewhere = await transaction((trx) => joinMarket({ trx }, mila.id, { place: FAR }))
    const dear = await made({
      price: 900,
      currency: 'EUR',
      kind: 'experience',
      coin_price: 500,
      market_id: elsewhere.id,
    })
    const coin = await made({ price: null, currency: null, coin_price: 20 })
    const found = async (query: string) =>
      slugsOf(await caller(client, null)('get', `/api/offerings?q=${mark}&${query}`, null, 200))
    assert.deepEqual(await found(''), [coin, dear, cheap])
    assert.deepEqual(await found('kind=experience'), [dear])
    assert.deepEqual(await found('kind=castle'), [coin, dear, cheap])
    assert.deepEqual(await found(`market=${market.slug}`), [coin, cheap])
    assert.deepEqual(await found('market=atlantis'), [coin, dear, cheap])
    assert.deepEqual(await found('max_price=100&currency=EUR'), [cheap])
    assert.deepEqual(await found('min_price=100&currency=USD'), [dear])
    assert.deepEqual(await found('min_price=x&max_coins=-1'), [coin, dear, cheap])
    assert.deepEqual(await found('max_coins=100'), [coin])
    assert.deepEqual(await found('max_coins=100&max_price=100&currency=USD'), [coin, cheap])
    assert.deepEqual(await found('max_coins=500&max_price=10&currency=USD'), [coin, dear])
    assert.deepEqual(await found('sort=price'), [cheap, dear, coin])
    assert.deepEqual(await found('sort=-price'), [dear, cheap, coin])
    assert.deepEqual(await found('sort=newest'), [coin, dear, cheap])
    assert.deepEqual(await found('sort=sideways'), [coin, dear, cheap])
    assert.deepEqual(await found('pay=money'), [dear, cheap])
    assert.deepEqual(await found('pay=coin'), [coin, dear])
    const page = await caller(client, null)('get', `/api/offerings?q=${mark}&per_page=2`, null, 200)
    const next = await caller(client, null)('get', page.offerings.next_page_url, null, 200)
    assert.deepEqual([...slugsOf(page), ...slugsOf(next)], [coin, dear, cheap])
    assert.isNull(next.offerings.next_page_url)

    const props = await pageProps(client, `/offerings?q=${mark}&kind=experience&per_page=1`)
    assert.deepEqual(
      props.offerings.data.map(({ slug }: { slug: string }) => slug),
      [dear]
    )
    assert.include(JSON.stringify(props.markets), market.slug)
    const inMarket = await caller(client, null)(
      'get',
      `/api/markets/${market.id}/offerings`,
      null,
      200
    )
    assert.include(slugsOf(inMarket), cheap)
    assert.notInclude(slugsOf(inMarket), coin)
    const tab = await pageProps(client, `/markets/${market.slug}?tab=offerings`)
    assert.include(JSON.stringify(tab.content), cheap)
  })

  test('in currencies without a rate are counted where prices are compared', async ({
    client,
    assert,
  }) => {
    const mila = await createUser()
    const mark = randomUUID().slice(0, 8)
    const made = async (input: object) =>
      (await createOffering(mila, { title: `Rate ${mark}`, coin_price: null, ...input })).slug
    const dollars = await made({ price: 50, currency: 'USD' })
    for (const coins of [null, 30]) await made({ price: 50, currency: 'XPD', coin_price: coins })
    const asked = async (query: string) => {
      const { offerings, notes } = await pageProps(client, `/offerings?q=${mark}&${query}`)
      return { slugs: offerings.data.map(({ slug }: { slug: string }) => slug), notes }
    }
    const two = ['2 offerings in currencies without a rate aren’t compared.']
    assert.deepEqual(await asked('max_price=100'), { slugs: [dollars], notes: two })
    const sorted = await asked('sort=price')
    assert.deepEqual([sorted.slugs[0], sorted.slugs.length, sorted.notes], [dollars, 3, two])
    const either = await asked('max_price=100&max_coins=40')
    assert.lengthOf(either.slugs, 2)
    assert.deepEqual(either.notes, ['1 offering in currencies without a rate isn’t compared.'])
    assert.deepEqual((await asked('')).notes, [])
    assert.deepEqual(
      (await asked('min_price=9&max_price=8')).notes[0],
      'The highest price is below the lowest.'
    )
  })

  test('are sorted by what their customers gave', async ({ client, assert }) => {
    const mila = await createUser()
    const mark = randomUUID().slice(0, 8)
    const [good, unrated, best] = [
      await createOffering(mila, { title: `Rated ${mark}` }),
      await createOffering(mila, { title: `Rated ${mark}` }),
      await createOffering(mila, { title: `Rated ${mark}` }),
    ]
    await rate(good, 4)
    await rate(best, 5)
    const path = `/api/offerings?q=${mark}&sort=rating`
    const found = slugsOf(await caller(client, null)('get', path, null, 200))
    assert.deepEqual(found, [best.slug, good.slug, unrated.slug])
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
