import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponent } from '#app/properties/parts/update_component'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { inCurrency } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import { MAX_COMPARED, MAX_VIEWED } from '#app/search/compare/compare_limits'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const realtor = () => createUser({ type: 'realtor' })

test.group('Homes side by side', () => {
  test('come in the order asked for, each once, with their facts', async ({ client, assert }) => {
    const owner = await realtor()
    const [first, second] = [
      await createPublished(owner, { bathrooms: 2, lot_area: 900, year_built: 1930 }),
      await createPublished(owner),
    ]
    const homes = [second.slug, first.slug, 'nowhere', second.slug].join(',')
    const props = await pageProps(client, `/search/compare?homes=${homes}`)
    assert.deepEqual(
      props.homes.map(({ slug }: { slug: string }) => slug),
      [second.slug, first.slug]
    )
    assert.deepInclude(props.homes[1], {
      bathrooms: 2,
      lot_area: 900,
      year_built: 1930,
      is_saved: false,
    })
    assert.isEmpty((await pageProps(client, '/search/compare')).homes)
    const asTyped = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}/api/search/homes?homes=${second.slug},${first.slug}`
    )
    const { properties } = (await asTyped.json()) as { properties: { slug: string }[] }
    assert.deepEqual(
      properties.map(({ slug }) => slug),
      [second.slug, first.slug]
    )
  })

  test('say what they have, and for rent what that takes', async ({ client, assert }) => {
    const owner = await realtor()
    const rent = { offered_for: 'rent', price: 1800, deposit: 3600 } as const
    const home = await createPublished(owner, { ...rent, available_from: '2027-03-01' })
    const [part] = await home.related('components').query().where('type', 'features')
    const content = { items: ['Walled garden', 'Fireplace'] }
    await transaction((trx) => updateComponent({ user: owner, trx }, part.id, { content }))
    const { homes } = await pageProps(client, `/search/compare?homes=${home.slug}`)
    assert.containsSubset(homes[0], {
      ...rent,
      available_from: '2027-03-01',
      features: ['Walled garden', 'Fireplace'],
    })
  })

  test('come with ways to a place and to towns, and prices in one currency', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const here = await createPublished(owner, { price: 1_000_000, currency: 'EUR' })
    const there = await createPublished(owner, {
      price: 1_000_000,
      currency: 'USD',
      latitude: 39.19,
      longitude: -106.82,
    })
    const path = `/search/compare?homes=${here.slug},${there.slug}`
    const plain = await pageProps(client, path)
    assert.include(plain, { place: null, currency: 'EUR', unit: 'km' })
    assert.isNull(plain.homes[0].distance)
    assert.equal(plain.homes[0].converted_price, 1_000_000)
    assert.approximately(
      plain.homes[1].converted_price,
      inCurrency(1_000_000, 'USD', 'EUR', await findRates())!,
      1
    )
    assert.notEqual(plain.homes[0].nearby[0].name, plain.homes[1].nearby[0].name)

    const asked = 'place=Genoa&latitude=44.4048&longitude=8.9444&unit=mi&currency=gbp'
    const props = await pageProps(client, `${path}&${asked}`)
    assert.include(props, { currency: 'GBP', unit: 'mi' })
    assert.deepEqual(props.place, { name: 'Genoa', latitude: 44.4048, longitude: 8.9444 })
    assert.approximately(props.homes[0].distance, 14.8, 0.2)
    assert.isAbove(props.homes[1].distance, 4000)
    const senseless = await pageProps(
      client,
      `${path}&latitude=x&longitude=9&currency=ZZZ&unit=ell`
    )
    assert.include(senseless, { place: null, currency: 'EUR', unit: 'km' })
  })

  test('leave out listings that the viewer may not see', async ({ client, assert }) => {
    const [owner, user] = [await realtor(), await createUser()]
    const hidden = await createPublished(owner, { is_private: true })
    const draft = await createDraft(owner, { name: 'Draft' })
    const out = await createPublished(owner)
    const homes = [hidden.slug, draft.slug, out.slug].join(',')
    const slugs = async (viewer?: typeof user) => {
      const request = client.get('/api/search/homes').qs({ homes })
      const answer = await (viewer ? request.loginAs(viewer) : request)
      answer.assertStatus(200)
      return answer.body().properties.map(({ slug }: { slug: string }) => slug)
    }
    assert.deepEqual(await slugs(), [out.slug])
    assert.deepEqual(await slugs(user), [out.slug])
    assert.deepEqual(await slugs(owner), [hidden.slug, draft.slug, out.slug])
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(user)
    assert.isEmpty(await slugs(user))
  })

  test('are four at most, and twenty for a list', async ({ client, assert }) => {
    const owner = await realtor()
    const slugs: string[] = []
    for (let count = 0; count < MAX_COMPARED + 1; count++) {
      slugs.push((await createPublished(owner)).slug)
    }
    const props = await pageProps(client, `/search/compare?homes=${slugs.join(',')}`)
    assert.lengthOf(props.homes, MAX_COMPARED)
    const many = [...Array.from({ length: MAX_VIEWED }, (_, at) => `none-${at}`), slugs[0]]
    const answer = await client.get('/api/search/homes').qs({ homes: many.join(',') })
    assert.isEmpty(answer.body().properties)
  })
})
