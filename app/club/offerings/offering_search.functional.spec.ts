import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type Offering from '#app/club/offerings/offering'
import { agoOf, ask, createOffering, PORTOFINO } from '#app/club/offerings/offering_factory'
import { transaction } from '#app/kernel/database/transaction'
import { joinMarket } from '#app/places/markets/join_market'
import { caller } from '#tests/support/caller'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

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

test.group('The search of offerings', () => {
  test('finds them by kind, market, price and words', async ({ client, assert }) => {
    const mila = await createUser()
    const market = await transaction((trx) => joinMarket({ trx }, mila.id, { place: PORTOFINO }))
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
    assert.deepEqual(await found('min_price=1e309&max_coins=1e309&page=1e309'), [coin, dear, cheap])
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

  test('counts those in currencies without a rate where prices are compared', async ({
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

  test('sorts by what customers gave', async ({ client, assert }) => {
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
})
