import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createUser } from '#tests/support/users'

const realtor = () => createUser({ type: 'realtor' })
const RENT = { offered_for: 'rent', price: 1800, deposit: 3600 } as const

const change = (client: ApiClient, owner: User, slug: string, property: object) =>
  client.post(`/api/properties/${slug}`).json({ property }).withCsrfToken().loginAs(owner)

test.group('A home for rent', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('says what its price is for, its deposit and its day, wherever it is told', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const home = await createPublished(owner, { ...RENT, available_from: '2027-02-01' })
    const { property } = (await client.get(`/api/properties/${home.slug}`)).body()
    assert.include(property, { ...RENT, available_from: '2027-02-01' })
    const atom = (await client.get(`/feeds/realtors/${owner.handle}.atom`)).text()
    assert.include(atom, '€1,800 a month')
    assert.include(atom, 'For rent')
    const sold = await createPublished(owner)
    const other = (await client.get(`/api/properties/${sold.slug}`)).body().property
    assert.include(other, { offered_for: 'sale', deposit: null, available_from: null })
  })

  test('takes only days, amounts and words that there are', async ({ client, assert }) => {
    const owner = await realtor()
    const { slug } = await createDraft(owner, READY)
    const refused: [field: string, value: unknown][] = [
      ['offered_for', 'lease'],
      ['deposit', -1],
      ['deposit', 'two rents'],
      ['available_from', '2027-02-30'],
      ['available_from', 'soon'],
      ['available_from', '2027-02-01T10:00:00Z'],
    ]
    for (const [field, value] of refused) {
      const answer = await change(client, owner, slug, { [field]: value })
      answer.assertStatus(422)
      assert.exists(answer.body().errors[`property.${field}`], String(value))
    }
    const kept = await change(client, owner, slug, { ...RENT, available_from: '2028-02-29' })
    kept.assertStatus(200)
    assert.include(kept.body().property, { ...RENT, available_from: '2028-02-29' })
    const emptied = await change(client, owner, slug, { deposit: null, available_from: null })
    assert.include(emptied.body().property, { deposit: null, available_from: null })
  })

  test('is nobody else’s to offer another way', async ({ client }) => {
    const [owner, stranger] = [await realtor(), await realtor()]
    const draft = await createDraft(owner, READY)
    ;(await change(client, stranger, draft.slug, RENT)).assertStatus(404)
    const out = await createPublished(owner)
    ;(await change(client, stranger, out.slug, RENT)).assertStatus(403)
  })

  test('stays so once it was out, and its copy is free again', async ({ client, assert }) => {
    const owner = await realtor()
    const home = await createPublished(owner, RENT)
    const refused = await change(client, owner, home.slug, { offered_for: 'sale' })
    refused.assertStatus(422)
    assert.match(refused.body().errors['property.offered_for'][0], /published for rent.*Duplicate/)
    await transaction((trx) => publishProperty({ user: owner, trx }, home.slug, false))
    ;(await change(client, owner, home.slug, { offered_for: 'sale' })).assertStatus(422)
    ;(await change(client, owner, home.slug, { offered_for: 'rent', price: 1700 })).assertStatus(
      200
    )

    const copied = await client
      .post(`/api/properties/${home.slug}/duplicate`)
      .withCsrfToken()
      .loginAs(owner)
    copied.assertStatus(201)
    const { slug, ...copy } = copied.body().property
    assert.include(copy, { offered_for: 'rent', price: 1700, deposit: 3600 })
    ;(await change(client, owner, slug, { offered_for: 'sale', price: 450_000 })).assertStatus(200)
  })
})
