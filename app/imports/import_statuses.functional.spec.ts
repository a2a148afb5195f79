import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponent } from '#app/properties/parts/update_component'
import { updateProperty } from '#app/properties/update_property'
import { featuresContent } from '#app/properties/parts/component_content'
import Component from '#app/properties/parts/component'
import Property from '#app/properties/property'
import { createPublished, READY } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { importList, importOf, sendList } from './list_factory.js'

async function highlightsOf({ id }: Pick<Property, 'id'>): Promise<string[]> {
  const part = await Component.findByOrFail({ property_id: id, type: 'features' })
  return featuresContent(part.content).items
}

async function highlight(property: Property, items: string[]): Promise<void> {
  const owner = await property.related('owner').query().firstOrFail()
  const { id } = await Component.findByOrFail({ property_id: property.id, type: 'features' })
  await transaction((trx) => updateComponent({ user: owner, trx }, id, { content: { items } }))
}

const RECORD = {
  ListPrice: 5,
  X_Currency: 'EUR',
  X_Category: 'villa',
  City: 'Portofino',
  Country: 'IT',
  Latitude: 44.3,
  Longitude: 9.2,
}

test.group('Statuses and features of an import', () => {
  test('are taken along: sold ones are archived, active ones go public if that is chosen', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const home = await createPublished(ava)
    const sold = await createPublished(ava)
    await highlight(home, ['Boathouse', 'pool'])
    const value = [
      { ListingKey: home.slug, StandardStatus: 'Active', View: ['Ocean', 'Hills'] },
      { ListingKey: sold.slug, StandardStatus: 'Closed' },
      { ...RECORD, ListingKey: 'N', StandardStatus: 'Active', PoolFeatures: ['Heated'] },
      {
        ListingKey: 'O',
        StandardStatus: 'Withdrawn',
        X_Title: 'Old',
        InteriorFeatures: 'Elevator,WineCellar,Crown Molding',
        AssociationAmenities: ['Fitness Center', 'None'],
      },
    ]
    const content = JSON.stringify({ value })
    const done = await importList(client, ava, { content, name: 'x.json', publish: true })
    assert.deepEqual(
      done.rows.map((row) => [row.status, row.listing_status, row.errors]),
      [
        ['updated', 'publish', ['Features that we don’t know are left out: Hills (view).']],
        ['updated', 'archive', []],
        ['created', 'draft', ['It stays a draft. Add at least one photo.']],
        ['created', 'archive', ['Features that we don’t know are left out: Crown Molding.']],
      ]
    )
    assert.deepEqual(await highlightsOf(home), ['Boathouse', 'pool', 'Sea view'])
    const made = await Promise.all(
      done.rows.slice(2).map(({ slug }) => Property.findByOrFail('slug', slug))
    )
    assert.deepEqual(await Promise.all(made.map(highlightsOf)), [
      ['Pool'],
      ['Elevator', 'Wine cellar', 'Gym'],
    ])

    await client.post(`/api/build/imports/${done.id}/undo`).json({}).withCsrfToken().loginAs(ava)
    await eventually(async () => (await importOf(client, ava, done.id)).status === 'undone')
    assert.deepEqual(await highlightsOf(home), ['Boathouse', 'pool'])
    await sold.refresh()
    assert.equal(sold.status, 'publish')
    assert.lengthOf(await Property.query().where('user_id', ava.id), 2)
  })

  for (const format of ['reso', 'csv'] as const) {
    test(`come back from an own export as ${format}, with the photos`, async ({
      client,
      assert,
    }) => {
      const ava = await createUser({ type: 'realtor' })
      const home = await createPublished(ava, { ...READY, description: 'By the sea' })
      const old = await createPublished(ava, { name: 'Old' })
      await highlight(home, ['Boathouse', '=Pool', 'Sea view, all day'])
      const archive = { status: 'archive' as const }
      await transaction((trx) => updateProperty({ user: ava, trx }, old.slug, archive))
      const exported = await client.get('/api/properties/export').qs({ format }).loginAs(ava)
      const exportOf = async () => {
        const answer = await client.get('/api/properties/export').loginAs(ava)
        const { value } = JSON.parse(answer.text())
        return value.map(
          ({
            ListingKey,
            Media,
            ...record
          }: {
            ListingKey: string
            Media: { MediaURL: string }[]
          }) => ({
            ...Object.fromEntries(
              Object.entries(record).filter(([name]) => !/Timestamp/.test(name))
            ),
            photos: Media.map(({ MediaURL }) => MediaURL),
          })
        )
      }
      const before = await exportOf()
      await Property.query().whereIn('id', [home.id, old.id]).delete()

      const done = await importList(client, ava, { content: exported.text(), publish: true })
      assert.containsSubset(done, { created: 2, failed: 0, photos: { total: 2, failed: 0 } })
      assert.deepEqual(
        done.rows.map(({ errors }) => errors),
        [[], []]
      )
      assert.deepEqual(await exportOf(), before)
    })
  }

  test('of an import that is stopped: what it made stays, the rest never comes', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const lines = Array.from({ length: 400 }, (_, at) => `${at},No. ${at}`)
    const sent = await sendList(client, ava, { content: `id,title\n${lines.join('\n')}\n` })
    const { id } = sent.body().import
    const stop = (user = ava) =>
      client.post(`/api/build/imports/${id}/cancel`).json({}).withCsrfToken().loginAs(user)
    const stranger = await stop(await createUser({ type: 'realtor' }))
    stranger.assertStatus(404)
    await eventually(async () => (await importOf(client, ava, id)).created > 0)
    for (const answer of await Promise.all([stop(), stop()])) answer.assertStatus(200)
    const stopped = await importOf(client, ava, id)
    assert.equal(stopped.status, 'cancelled')
    assert.isAbove(stopped.skipped, 0)
    assert.equal(stopped.created + stopped.skipped, 400)
    assert.lengthOf(await Property.query().where('user_id', ava.id), stopped.created)

    await client.post(`/api/build/imports/${id}/undo`).json({}).withCsrfToken().loginAs(ava)
    await eventually(async () => (await importOf(client, ava, id)).status === 'undone')
    assert.lengthOf(await Property.query().where('user_id', ava.id), 0)
  })
})
