import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { importList } from '#app/imports/list_factory'
import Property from '#app/properties/property'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

test.group('The export of listings', () => {
  test('has one’s own in RESO’s words, drafts too, and nobody else’s', async ({
    client,
    assert,
  }) => {
    const ava = await createUser()
    const shown = await createPublished(ava, { bathrooms: 2.5, area_unit: 'sqm', lot_area: 900 })
    const draft = await createDraft(ava, { name: 'Next', is_private: true })
    await createPublished(await createUser())

    const answer = await client.get('/api/properties/export').loginAs(ava)
    answer.assertStatus(200)
    assert.match(answer.header('content-disposition')!, /^attachment; .*\.json"$/)
    const { value, ...file } = JSON.parse(answer.text())
    assert.deepEqual(file, { '@reso.context': 'urn:reso:metadata:2.0:resource:property' })
    assert.lengthOf(value, 2)
    assert.containsSubset(value[0], {
      ListingKey: shown.slug,
      StandardStatus: 'Active',
      X_Title: 'Casa Livia',
      ListPrice: 1_250_000,
      X_Currency: 'EUR',
      Country: 'IT',
      BathroomsTotalInteger: 3,
      BathroomsFull: 2,
      BathroomsHalf: 1,
      LotSizeArea: 900,
      LotSizeUnits: 'Square Meters',
      InternetEntireListingDisplayYN: true,
      PhotosCount: 1,
    })
    assert.match(value[0].Media[0].MediaURL, /^https?:\/\/[^/]+\/media\/[0-9a-f]{64}\//)
    assert.containsSubset(value[1], {
      ListingKey: draft.slug,
      StandardStatus: 'Incomplete',
      InternetEntireListingDisplayYN: false,
    })
  })

  test('is a spreadsheet that runs nothing', async ({ client, assert }) => {
    const ava = await createUser()
    const name = '=HYPERLINK("http://evil.test","a")'
    await createDraft(ava, {
      name,
      description: 'One,\n"two"; three',
      longitude: -73.9,
      latitude: 1,
    })
    const answer = await client.get('/api/properties/export').qs({ format: 'csv' }).loginAs(ava)
    assert.match(answer.header('content-type')!, /^text\/csv/)
    assert.isTrue(answer.text().startsWith('\ufeffListingKey,'))
    const [row] = parse<Record<string, string>>(answer.text(), { columns: true, bom: true })
    assert.equal(row.X_Title, `'${name}`)
    assert.equal(row.PublicRemarks, 'One,\n"two"; three')
    assert.equal(row.Longitude, '-73.9')
  })

  test('brings homes for rent back as they were', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const rent = { offered_for: 'rent', price: 1800, currency: 'EUR', deposit: 3600 } as const
    await createDraft(ava, { name: 'Loft', ...rent, available_from: '2027-02-01' })
    for (const [format, name] of [
      ['reso', 'list.json'],
      ['csv', 'list.csv'],
    ]) {
      const answer = await client.get('/api/properties/export').qs({ format }).loginAs(ava)
      const noah = await createUser({ type: 'realtor' })
      const { rows } = await importList(client, noah, { content: answer.text(), name })
      const copy = await Property.findByOrFail('slug', rows[0].slug)
      assert.deepEqual(
        [copy.offeredFor, copy.price, copy.currency, copy.deposit, copy.availableFrom],
        ['rent', 1800, 'EUR', 3600, '2027-02-01'],
        format
      )
    }
  })

  test('is empty but whole for who has none, and needs an account', async ({ client, assert }) => {
    const noah = await createUser({ type: 'member' })
    const answer = await client.get('/api/properties/export?format=other').loginAs(noah)
    assert.deepEqual(JSON.parse(answer.text()).value, [])
    const guest = await client.get('/api/properties/export').header('accept', 'application/json')
    guest.assertStatus(401)
  })

  test('goes on past a batch', async ({ client, assert }) => {
    const ava = await createUser()
    const slugs: string[] = []
    for (let i = 0; i < 103; i++) slugs.push((await createDraft(ava, { name: `No. ${i}` })).slug)
    const answer = await client.get('/api/properties/export').loginAs(ava)
    const { value } = JSON.parse(answer.text())
    assert.deepEqual(
      value.map((record: { ListingKey: string }) => record.ListingKey),
      slugs
    )
  })
})
